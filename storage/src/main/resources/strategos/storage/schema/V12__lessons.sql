-- A match that is somebody's guided first match.
create table lesson (
  match text primary key references match (id),
  user_id text not null,
  read integer not null,
  left integer not null check (left in (0, 1))
) strict, without rowid;
create index lesson_by_user on lesson (user_id);

create table lesson_step (
  match text not null references lesson (match) on delete cascade,
  step text not null,
  primary key (match, step)
) strict, without rowid;

pragma user_version = 12;
