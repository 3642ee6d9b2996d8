-- Seats that are offered to a person, who may accept: an invitation, a hand-over, or the seat of one who is away.
create table seat_offer (
  match text not null references match (id),
  seat text not null,
  kind text not null check (kind in ('invitation', 'hand-over', 'absence')),
  user_id text not null,
  name text not null,
  by_id text not null,
  by_name text not null,
  at integer not null,
  primary key (match, seat)
) strict, without rowid;

create index seat_offer_by_user on seat_offer (user_id);
create index seat_offer_by_giver on seat_offer (by_id);

-- Who has held which seat of a match that had begun: what they saw there is not for another seat.
create table seat_held (
  match text not null references match (id),
  seat text not null,
  user_id text not null,
  primary key (match, seat, user_id)
) strict, without rowid;

create index seat_held_by_user on seat_held (user_id);

pragma user_version = 3;
