-- Who asks for a seat of a running match, and which of its players agree.
create table seat_request (
  match text not null references match (id),
  seat text not null,
  user_id text not null,
  name text not null,
  primary key (match, seat)
) strict, without rowid;

create index seat_request_by_user on seat_request (user_id);

create table seat_consent (
  match text not null,
  seat text not null,
  user_id text not null,
  primary key (match, seat, user_id),
  foreign key (match, seat) references seat_request (match, seat)
) strict, without rowid;

pragma user_version = 3;
