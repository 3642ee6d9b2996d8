alter table match add column motto text not null default 'none yet';

pragma user_version = 1000;
