-- Several processes share a server's database, each with some of the slots: 64 parts of all of Discord's servers, after
-- the bits of a server's id by which Discord spreads them, too. What is no such id is in the first. A file has one
-- process; its columns are the same, so that one text of SQL serves both.
alter table match add column slot integer not null default 0;

update match set slot = (cast(guild as integer) >> 22) % 64
  where guild <> '' and guild not glob '*[^0-9]*'
  and (length(guild) < 19 or (length(guild) = 19 and guild <= '9223372036854775807'));

-- The key of the commit that changed the match last: where a connection broke meanwhile, it tells what became of it.
alter table match add column last_commit text;

alter table outbox add column slot integer not null default 0;

update outbox set slot = (select m.slot from match m where m.id = outbox.match) where match is not null;

create index outbox_by_slot on outbox (slot, place, id) where settled is null;

-- Who has a slot, until when by the database's clock, and how often it has changed hands.
create table lease (
  slot integer primary key,
  holder text not null,
  term integer not null,
  until integer not null
) strict;

-- When the next connection of a kind may be asked of Discord.
create table identify (
  key integer primary key,
  next_at integer not null
) strict;

pragma user_version = 13;
