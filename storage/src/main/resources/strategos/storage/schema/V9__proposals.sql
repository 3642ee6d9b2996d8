-- What a player proposes to all others, at most one of a kind in a match, and what each seat says to it.
create table proposal (
  match text not null references match (id),
  kind text not null,
  seat text not null,
  payload text not null,
  public_version integer not null,
  at integer not null,
  expires integer not null,
  primary key (match, kind)
) strict, without rowid;

-- A voice without a user is that of one who is forgotten: it is nobody's any more.
create table proposal_voice (
  match text not null,
  kind text not null,
  seat text not null,
  user_id text,
  agreed integer not null check (agreed in (0, 1)),
  primary key (match, kind, seat),
  foreign key (match, kind) references proposal (match, kind)
) strict, without rowid;

create index proposal_voice_by_user on proposal_voice (user_id);

pragma user_version = 9;
