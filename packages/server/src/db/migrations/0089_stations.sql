-- Stations: programs on PCs in the warehouse that print and read a scale. What they sign in with stands in identity, since it
-- says of which company they are.
create table identity.station_code (
  code_hash  bytea       primary key,
  client_id  int         not null references identity.client,
  user_id    int         not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create table identity.station_key (
  key_hash   bytea       primary key,
  client_id  int         not null references identity.client,
  station_id bigint      not null,
  made_at    timestamptz not null,
  revoked_at timestamptz
);
create index station_key_station on identity.station_key (client_id, station_id);

create table station (
  client_id    int         not null references identity.client,
  station_id   bigint generated always as identity,
  version      int         not null default 1,
  name         text        not null,
  -- What it runs on, and the version of its program.
  platform     text        not null default '',
  program      text        not null default '',
  doc_tab      text        not null default 'none' check (doc_tab in ('top', 'bottom', 'none')),
  paired_by    int         not null,
  paired_at    timestamptz not null,
  removed_at   timestamptz,
  -- Its line to one node, and when it was last known to stand.
  connection   uuid,
  seen_at      timestamptz,
  -- The scale as it last stood; null: it has none. The last stable weight is kept with its time.
  scale_state  text,
  scale_at     timestamptz,
  weight       numeric(12, 4),
  weight_unit  text,
  weight_lb    numeric(12, 3),
  tare         numeric(12, 4),
  weighed_at   timestamptz,
  primary key (client_id, station_id)
);
call isolate('station');
create unique index station_name on station (client_id, lower(name)) where removed_at is null;

create table station_printer (
  client_id  int         not null references identity.client,
  printer_id bigint generated always as identity,
  station_id bigint      not null,
  name       text        not null,
  -- A queue of the system (CUPS or Windows), a device file, or a printer on the network at port 9100.
  way        text        not null check (way in ('queue', 'device', 'network')),
  -- The name of the queue, the path of the device, or host:port.
  target     text        not null,
  language   text        not null check (language in ('pdf', 'zpl')),
  state      text        not null default 'offline' check (state in ('online', 'offline', 'paperOut', 'paused', 'headOpen')),
  state_at   timestamptz,
  removed_at timestamptz,
  primary key (client_id, printer_id),
  foreign key (client_id, station_id) references station
);
call isolate('station_printer');
create unique index station_printer_target on station_printer (client_id, station_id, way, target) where removed_at is null;

-- Which printer takes which document at a station.
create table station_document (
  client_id  int    not null references identity.client,
  station_id bigint not null,
  document   text   not null check (document in ('bol', 'packing-list', 'label', 'parcelLabel')),
  printer_id bigint not null,
  primary key (client_id, station_id, document),
  foreign key (client_id, station_id) references station,
  foreign key (client_id, printer_id) references station_printer
);
call isolate('station_document');

-- The station of a person.
create table station_mine (
  client_id  int    not null references identity.client,
  user_id    int    not null,
  station_id bigint not null,
  primary key (client_id, user_id),
  foreign key (client_id, station_id) references station
);
call isolate('station_mine');

create table print_job (
  client_id   int         not null references identity.client,
  job_id      bigint generated always as identity,
  station_id  bigint      not null,
  printer_id  bigint      not null,
  document    text        not null check (document in ('bol', 'packing-list', 'label', 'parcelLabel', 'test')),
  title       text        not null,
  format      text        not null check (format in ('pdf', 'zpl')),
  -- Its bytes among the company's files.
  sha256      text        not null,
  size        int         not null,
  copies      int         not null default 1,
  -- What whoever asked names it: the same on the same printer is one job.
  job_key     text        not null,
  state       text        not null check (state in ('waiting', 'sent', 'printed', 'unknown', 'failed')),
  -- How often it was sent: an answer to an older time counts no more.
  attempt     int         not null default 0,
  -- The memory of the station that it was sent to: another one can't say what became of it.
  journal     uuid,
  -- Why, as a code.
  fault       text        not null default '',
  asked_by    int         not null,
  asked_at    timestamptz not null,
  sent_at     timestamptz,
  -- When the station said what became of it; null since it was last sent: it has not.
  answered_at timestamptz,
  ended_at    timestamptz,
  -- Who said what became of it where nobody knew.
  settled_by  int,
  primary key (client_id, job_id),
  foreign key (client_id, station_id) references station,
  foreign key (client_id, printer_id) references station_printer
);
call isolate('print_job');
create unique index print_job_key on print_job (client_id, printer_id, job_key);
create index print_job_waiting on print_job (client_id, station_id, printer_id, job_id) where state in ('waiting', 'sent');
create index print_job_unknown on print_job (client_id, job_id) where state = 'unknown';
create index print_job_newest on print_job (client_id, station_id, job_id desc);
create index print_job_content on print_job (client_id, sha256);
