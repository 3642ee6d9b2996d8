-- How matches that had begun have ended. What each seat came to is written with the commit that ends the match.
create table result (
  match text primary key references match (id),
  guild text not null,
  game text not null,
  ending text not null check (ending in ('finished', 'resigned', 'agreed', 'closed')),
  ended integer not null
) strict, without rowid;

create index result_of_guild on result (guild, ended, match);
create index result_of_game on result (guild, game, ended, match);

create table result_seat (
  match text not null references result (match),
  seat text not null,
  ordinal integer not null,
  kind text not null check (kind in ('nobody', 'person', 'computer', 'forgotten')),
  user_id text,
  name text,
  -- Stands for a person who wished to be forgotten, and is another in each guild.
  pseudonym integer,
  -- From 1, equal for ties; none where the match was given up.
  place integer,
  score text not null,
  resigned integer not null,
  lapsed integer not null,
  -- Its last player had left it.
  gone integer not null,
  primary key (match, seat)
) strict, without rowid;

create index result_seat_by_user on result_seat (user_id, match) where user_id is not null;

-- Who left a seat of a running match that nobody has taken since.
create table seat_left (
  match text not null references match (id),
  seat text not null,
  user_id text not null,
  name text not null,
  primary key (match, seat)
) strict, without rowid;

create index seat_left_by_user on seat_left (user_id);

-- Two matches with the sides exchanged, which count together.
create table match_set (
  second text primary key references match (id),
  first text not null unique references match (id)
) strict, without rowid;

pragma user_version = 8;
