alter table match add column motto text not null default 'none yet';

insert into no_such_table values (1);

pragma user_version = 1000;
