-- Time that a seat has left of its bank while none of it runs, in milliseconds.
create table bank (
  match text not null references match (id),
  seat text not null,
  left integer not null,
  primary key (match, seat)
) strict, without rowid;

-- Reminders of a match whose clocks stand still, with the milliseconds that were left of each.
create table held_time (
  match text not null references match (id),
  seat text not null,
  kind text not null,
  left integer not null,
  primary key (match, seat, kind)
) strict, without rowid;

-- Whether the clocks of a match stand still at somebody's wish.
alter table match add column paused integer not null default 0;

-- What a user wishes about time, in all matches: a zone, quiet hours as minutes of the day, and until when they are away.
create table person_time (
  user_id text primary key,
  zone text not null,
  quiet_from integer,
  quiet_to integer,
  away_until integer,
  remind_minutes integer
) strict;

-- When the bot was last known to run.
create table heartbeat (
  id integer primary key check (id = 1),
  at integer not null
) strict;

pragma user_version = 7;
