-- What waits for a round of a public beacon, until its dice have fallen: at most one thing in a match.
create table pending (
  match text primary key references match (id),
  what text not null,
  round integer not null,
  posted integer not null check (posted in (0, 1)),
  named text not null,
  since integer not null,
  agreed integer not null check (agreed in (0, 1))
) strict, without rowid;

-- The round that went into the dice of a version, and the posts that named it.
create table beacon_round (
  match text not null references match (id),
  version integer not null,
  round integer not null,
  signature text not null,
  named text not null,
  primary key (match, version)
) strict, without rowid;

pragma user_version = 10;
