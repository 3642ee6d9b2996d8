-- A match that sleeps keeps its seats and its position, and leaves its channel to another.
alter table match add column asleep integer not null default 0;

-- When somebody last did anything in it.
alter table match add column active integer not null default 0;

update match set active = max(
  coalesce(ended, started, created),
  coalesce((select max(at) from journal where journal.match = match.id), 0));

drop index match_alive_in_channel;
create unique index match_alive_in_channel on match (guild, channel) where life <> 'over' and asleep = 0;
create index match_idle on match (active) where life <> 'over' and asleep = 0;

-- Where a message stands that was posted before its match moved to another channel: guild and channel.
alter table page add column place text;

pragma user_version = 4;
