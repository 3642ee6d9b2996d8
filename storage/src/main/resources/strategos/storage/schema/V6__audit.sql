-- What those who look after a server did with its matches and people.
create table audit (
  id integer primary key autoincrement,
  guild text not null,
  at integer not null,
  by_id text,
  by_name text,
  deed text not null,
  about text not null
) strict;

create index audit_of_guild on audit (guild, id);
create index audit_by_user on audit (by_id);

pragma user_version = 6;
