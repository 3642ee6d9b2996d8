-- Instants are milliseconds since 1970 (UTC). Ids of guilds, channels, users and messages are text, as the chat
-- service writes them. JSON is text that this module never reads.

-- The data files a match began with, stored once however many matches share them.
create table game_data (
  hash text primary key,
  files text not null
) strict;

create table match (
  id text primary key,
  guild text not null,
  channel text not null,
  game text not null,
  scenario text not null,
  options text not null,
  data_hash text not null references game_data (hash),
  creator text,
  settings text not null,
  life text not null check (life in ('open', 'running', 'over')),
  version integer not null,
  -- A version counts what was done unseen, too; what stands on buttons that others see must not.
  public_version integer not null,
  start_id text,
  created integer not null,
  started integer,
  ended integer
) strict;

-- One match at a time lives in a channel; those that are over may be many.
create unique index match_alive_in_channel on match (guild, channel) where life <> 'over';
create index match_in_channel on match (guild, channel, created);
create index match_alive_by_creator on match (creator) where life <> 'over';

-- Chain tips and positions, apart from the match so that no list of matches ever reads a secret.
create table dice (
  match text primary key references match (id),
  json text not null
) strict;

create table seat (
  match text not null references match (id),
  seat text not null,
  ordinal integer not null,
  kind text not null check (kind in ('empty', 'person', 'computer', 'forgotten')),
  user_id text,
  name text,
  omen text not null,
  joined integer,
  primary key (match, seat)
) strict, without rowid;

create index seat_by_user on seat (user_id) where user_id is not null;

-- Append-only. With a rowid, since a row of some kilobytes then still lies on one page.
create table journal (
  match text not null references match (id),
  version integer not null,
  kind text not null,
  seat text,
  source text not null,
  back_to integer check (back_to < version),
  entries text not null,
  at integer not null,
  primary key (match, version)
) strict;

create index journal_undo on journal (match, version, back_to) where back_to is not null;

create trigger journal_row_stays_as_written before update on journal
begin
  select raise (abort, 'the journal is append-only');
end;

create trigger journal_row_stays before delete on journal
begin
  select raise (abort, 'the journal is append-only');
end;

create table snapshot (
  match text not null references match (id),
  version integer not null,
  format integer not null,
  json text not null,
  primary key (match, version)
) strict;

create table standing (
  match text not null references match (id),
  seat text not null,
  ordinal integer not null,
  json text not null,
  primary key (match, seat, ordinal)
) strict, without rowid;

-- Since which version a seat is asked what it is asked: as it sees it itself, and as all do.
create table decision_stamp (
  match text not null references match (id),
  seat text not null,
  own integer not null,
  open integer not null,
  primary key (match, seat)
) strict, without rowid;

-- Who asks for a seat of a running match, and which of its players agree.
create table seat_request (
  match text not null references match (id),
  seat text not null,
  user_id text not null,
  name text not null,
  primary key (match, seat)
) strict, without rowid;

create index seat_request_by_user on seat_request (user_id);

create table seat_consent (
  match text not null,
  seat text not null,
  user_id text not null,
  primary key (match, seat, user_id),
  foreign key (match, seat) references seat_request (match, seat)
) strict, without rowid;

create table draft (
  id text primary key,
  match text not null references match (id),
  seat text not null,
  user_id text not null,
  version integer not null,
  json text not null,
  updated integer not null
) strict;

create index draft_of_seat on draft (match, seat, user_id);
create index draft_by_age on draft (updated);

-- The id is the nonce of the post, so it is never given twice.
create table outbox (
  id integer primary key autoincrement,
  match text references match (id),
  place text not null,
  kind text not null,
  payload text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'given-up')),
  attempts integer not null,
  unsure integer not null,
  blank integer not null,
  created integer not null,
  -- When it was first taken for sending: no message older than that can be it.
  claimed integer,
  next_attempt integer not null,
  settled integer,
  message text
) strict;

create index outbox_unsettled on outbox (place, id) where settled is null;
create index outbox_of_match on outbox (match, kind, id);
create index outbox_by_age on outbox (settled) where settled is not null;

-- The posts a match remembers by what they are for, such as its live card.
create table match_post (
  match text not null references match (id),
  role text not null,
  post integer not null references outbox (id),
  primary key (match, role)
) strict, without rowid;

create index match_post_by_post on match_post (post);

-- What a match has told, a piece for each chapter that a commit tells something of. Pieces may be taken back, and stay told.
create table piece (
  match text not null references match (id),
  number integer not null,
  version integer not null,
  json text not null,
  taken_back integer not null,
  primary key (match, number)
) strict, without rowid;

-- The messages in which it was told, and those that ask and sum up.
create table page (
  match text not null references match (id),
  number integer not null,
  kind text not null,
  first integer not null,
  last integer not null,
  json text not null,
  message text not null,
  posted integer not null,
  open integer not null,
  primary key (match, number)
) strict, without rowid;

create index page_open on page (match) where open = 1;
create index page_by_age on page (posted) where open = 0;

create table reminder (
  match text not null references match (id),
  seat text not null,
  kind text not null,
  due integer not null,
  primary key (match, seat, kind)
) strict, without rowid;

create index reminder_by_due on reminder (due);

-- Interactions that were answered, so that one delivered again does nothing twice.
create table delivery (
  id text primary key,
  user_id text,
  answer text not null,
  at integer not null
) strict;

create index delivery_by_age on delivery (at);

create table guild_settings (
  guild text primary key,
  json text not null
) strict;

pragma application_id = 1398034993;
pragma user_version = 1;
