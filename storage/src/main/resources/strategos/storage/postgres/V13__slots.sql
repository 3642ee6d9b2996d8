-- As SQLite's.
alter table match add column slot bigint not null default 0;

update match set slot = (guild::bigint >> 22) % 64
  where guild ~ '^[0-9]{1,18}$' or (guild ~ '^[0-9]{19}$' and guild <= '9223372036854775807');

alter table match add column last_commit text collate "C";

alter table outbox add column slot bigint not null default 0;

update outbox set slot = (select m.slot from match m where m.id = outbox.match) where match is not null;

create index outbox_by_slot on outbox (slot, place, id) where settled is null;

create table lease (
  slot bigint primary key,
  holder text collate "C" not null,
  term bigint not null,
  until bigint not null
);

create table identify (
  key bigint primary key,
  next_at bigint not null
);
