-- A version counts what was done unseen, too; what stands on buttons that others see must not.
alter table match add column told integer not null default 0;
update match set told = version;

alter table question rename column version to own;
alter table question add column open integer not null default 0;
update question set open = own;

-- Cards are compared with those that were posted before.
update outbox
set payload = replace(replace(payload, '"version":', '"told":'), '"askedAt":', '"asked":')
where kind = 'card';

pragma user_version = 2;
