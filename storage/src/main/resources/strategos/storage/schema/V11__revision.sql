-- Every commit moves it, those too that make no version: what was decided on an older one is decided anew.
alter table match add column revision integer not null default 0;

pragma user_version = 11;
