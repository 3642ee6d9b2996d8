-- How far each match had come when a user last looked at it, acted in it or pressed something of it.
create table look (
  match text not null references match (id),
  user_id text not null,
  version integer not null,
  at integer not null,
  primary key (match, user_id)
) strict, without rowid;

create index look_by_user on look (user_id);

-- The versions of the journal that a message tells of, which are known beyond the pieces that say so; 0 for none.
alter table page add column first_version integer not null default 0;
alter table page add column last_version integer not null default 0;

update page set
  first_version = coalesce((select version from piece where piece.match = page.match and piece.number = page.first), 0),
  last_version = coalesce((select version from piece where piece.match = page.match and piece.number = page.last), 0);

create index page_by_version on page (match, last_version);

pragma user_version = 2;
