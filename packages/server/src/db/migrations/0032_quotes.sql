-- Offers that carriers answer by a link (ADR 13): quotes they are asked for, and tenders they may accept.

-- Carriers and addresses that are asked together, under a name that the whole company uses.
create table carrier_group (
  client_id  int         not null references identity.client,
  group_id   bigint generated always as identity,
  name       text        not null,
  -- [{scac, name, email}]: a carrier of the list by its SCAC; without one, an address.
  members    jsonb       not null,
  version    int         not null default 1,
  updated_at timestamptz not null,
  primary key (client_id, group_id)
);
call isolate('carrier_group');
create unique index carrier_group_name on carrier_group (client_id, lower(name));

-- One question for offers, put to several carriers. What was asked about is its content; it stays as long as the shipment.
create table spot_quote (
  client_id    int         not null references identity.client,
  spot_id      bigint generated always as identity,
  shipment_id  bigint      not null,
  content_no   int         not null,
  -- What its offers hold for, and the version of the shipment it saw.
  rating_key   text        not null,
  seen_version int         not null,
  -- `awarded`: one of its offers is booked; `closed`: another carrier is; `withdrawn` by the shipper.
  state        text        not null default 'open' check (state in ('open', 'awarded', 'closed', 'withdrawn')),
  deadline     timestamptz not null,
  -- Who has not answered hears of it once more; null: nobody does.
  remind_at    timestamptz,
  currency     text        not null,
  equipment    text        not null default '',
  notes        text        not null default '',
  -- What the shipper would pay, minor units; null: it names none.
  target       bigint,
  target_shown boolean     not null default false,
  -- [fileId]: files of the shipment that go with it.
  file_ids     jsonb       not null default '[]',
  requested_by int         not null,
  requested_at timestamptz not null,
  ended_at     timestamptz,
  primary key (client_id, spot_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, shipment_id, content_no) references shipment_content on delete cascade
);
call isolate('spot_quote');
create index spot_quote_shipment on spot_quote (client_id, shipment_id, spot_id);
create index spot_quote_open on spot_quote (client_id, deadline, spot_id) where state = 'open';

-- One carrier of it. The number stands in its link as QuoteID.
create table spot_invitation (
  client_id     int         not null references identity.client,
  invitation_id bigint generated always as identity,
  spot_id       bigint      not null,
  shipment_id   bigint      not null,
  -- Blank: it is not on the list of carriers, and says itself.
  scac          text        not null,
  carrier_name  text        not null,
  email         text        not null,
  -- Whether it still may answer follows from this and from what became of the question.
  state         text        not null default 'asked' check (state in ('asked', 'answered', 'noBid', 'won', 'lost')),
  -- 2: the shipper opened it once more, with a counter.
  round         int         not null default 1 check (round in (1, 2)),
  answer_by     timestamptz not null,
  counter_note  text        not null default '',
  counter_target bigint,
  reminded_at   timestamptz,
  seen_at       timestamptz,
  answered_at   timestamptz,
  is_late       boolean     not null default false,
  -- The clerk who took the answer by telephone, and who gave it; null and blank: the carrier answered itself.
  taken_by      int,
  answered_by   text        not null default '',
  notes         text        not null default '',
  no_bid_reason text        not null default '',
  rank          int,
  primary key (client_id, invitation_id),
  foreign key (client_id, spot_id) references spot_quote on delete cascade
);
call isolate('spot_invitation');
create index spot_invitation_spot on spot_invitation (client_id, spot_id, invitation_id);

-- One option of an answer; until it is submitted, what the carrier has entered so far.
create table spot_offer (
  client_id     int         not null references identity.client,
  offer_id      bigint generated always as identity,
  invitation_id bigint      not null,
  round         int         not null,
  service       text        not null default '',
  transit_days  int,
  -- Null: 24 hours from the answer, which is not given yet.
  valid_until   timestamptz,
  currency      text        not null,
  basis         text        not null check (basis in ('allIn', 'split')),
  -- Minor units; null: not named. Per mile it was entered as a rate in 1/10,000 of the currency, and these miles.
  linehaul      bigint,
  fuel          bigint,
  -- [{code, amount}]: the services that are priced one by one.
  accessorials  jsonb       not null default '[]',
  total         bigint      not null,
  rate_per_mile bigint,
  miles         int,
  submitted_at  timestamptz,
  -- The price it became, by which it is booked.
  price_sheet_id bigint,
  primary key (client_id, offer_id),
  foreign key (client_id, invitation_id) references spot_invitation on delete cascade
);
call isolate('spot_offer');
create index spot_offer_invitation on spot_offer (client_id, invitation_id, offer_id);

-- A run that is an answer to a spot quote stands beside the newest question to all sources and does not take its place.
alter table rating_run add column kind text not null default 'sources' check (kind in ('sources', 'spot'));

-- ── Tenders that a carrier may accept or decline ────────────────────────────────────────────────────────────────────

-- A round: one carrier after the other, or all at once.
create table tender_round (
  client_id    int         not null references identity.client,
  round_id     bigint generated always as identity,
  shipment_id  bigint      not null,
  content_no   int         not null,
  kind         text        not null check (kind in ('single', 'waterfall', 'broadcast')),
  step_minutes int         not null check (step_minutes between 1 and 10080),
  state        text        not null default 'open' check (state in ('open', 'won', 'exhausted', 'withdrawn')),
  comments     text        not null default '',
  started_by   int         not null,
  started_at   timestamptz not null,
  ended_at     timestamptz,
  primary key (client_id, round_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('tender_round');
create unique index tender_round_open on tender_round (client_id, shipment_id) where state = 'open';
create index tender_round_shipment on tender_round (client_id, shipment_id, round_id);

-- A place in the order of a round; its offer is the tender that it opened.
create table tender_step (
  client_id      int    not null references identity.client,
  round_id       bigint not null,
  step_no        int    not null,
  price_sheet_id bigint not null,
  scac           text   not null,
  carrier_name   text   not null,
  state          text   not null default 'waiting' check (state in ('waiting', 'open', 'over', 'skipped')),
  -- A code of domain `skipReasons`; blank: it was not skipped.
  skip_reason    text   not null default '',
  tender_id      bigint,
  primary key (client_id, round_id, step_no),
  foreign key (client_id, round_id) references tender_round on delete cascade
);
call isolate('tender_step');
create index tender_step_tender on tender_step (client_id, tender_id) where tender_id is not null;

alter table tender drop constraint tender_state_check;
alter table tender add constraint tender_state_check check (state in (
  'committing', 'unknown', 'givenUp', 'awarded', 'refused', 'ended', 'open', 'declined', 'expired', 'withdrawn', 'lost'));
alter table tender add column round_id bigint;
-- Until when an offer may be accepted; null: it is binding, and nobody has to.
alter table tender add column due_at timestamptz;
-- What the carrier answered when it was too late for it.
alter table tender add column late_answer text not null default '' check (late_answer in ('', 'accepted', 'declined'));
alter table tender add column answered_at timestamptz;
alter table tender add column answered_by text not null default '';
alter table tender add column driver text not null default '';
create index tender_offers on tender (client_id, shipment_id) where state = 'open';

alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link add constraint access_link_kind_check
  check (kind in ('password', 'quote', 'tender', 'tracking', 'trackingEdit'));
