-- When a post was first taken for sending: no message older than that can be it.
alter table outbox add column claimed integer;

pragma user_version = 4;
