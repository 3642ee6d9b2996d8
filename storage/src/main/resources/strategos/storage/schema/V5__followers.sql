-- Who is told privately how a match goes, besides those who play in it.
create table follower (
  match text not null references match (id),
  user_id text not null,
  at integer not null,
  primary key (match, user_id)
) strict, without rowid;

create index follower_by_user on follower (user_id);

pragma user_version = 5;
