-- Whoever deactivates a person or changes what he may open, by whatever way: every node looks at his sessions again.
create function identity.tell_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill', json_build_object('kind', 'session', 'sessionId', session_id)::text)
     from identity.session where user_id = new.user_id and ended_at is null;
  return null;
end $$;
create trigger app_user_changed after update on identity.app_user for each row
  when (old.active is distinct from new.active or old.page_list is distinct from new.page_list)
  execute function identity.tell_sessions();

-- One live password link of a person: the newest.
update identity.access_link l set used_at = now()
 where kind = 'password' and used_at is null
   and exists (select from identity.access_link n
                where n.kind = 'password' and n.client_id = l.client_id and n.subject_id = l.subject_id
                  and n.used_at is null and (n.created_at, n.link_id) > (l.created_at, l.link_id));
-- No stored mail opens an account. What had not left yet is asked for anew: its link would stay behind.
update mail
   set body_text = regexp_replace(body_text, '(https?://\S*/)?PasswordSetup\?accessid=[\w-]+', '(link removed)', 'g'),
       body_html = regexp_replace(body_html, '(https?://[^\s"<]*/)?PasswordSetup\?accessid=[\w-]+', '(link removed)', 'g'),
       error = case when state in ('queued', 'sending') then 'Withdrawn by an update. Please ask for a new link.' else error end,
       state = case when state in ('queued', 'sending') then 'failed' else state end
 where purpose in ('password', 'welcome');

-- GS1 gives prefixes of 7 to 10 digits.
alter table identity.client drop constraint client_gs1_prefix_check;
alter table identity.client add constraint client_gs1_prefix_check check (gs1_prefix ~ '^([0-9]{7,10})?$');

-- A proof of delivery from the holder of a link is an attachment until staff accept it as one.
alter table file add column offered_as_pod boolean not null default false;
update file f set kind = 'attachment', offered_as_pod = true
 where kind = 'pod' and uploaded_by is null
   and not exists (select from audit_entry a
                    where a.client_id = f.client_id and a.entity = 'file' and a.entity_id = f.file_id and a.action = 'filed');

-- Whether an event moved its shipment, or why not (tracking/decideEvent.ts); blank: it was heard before this was kept.
alter table tracking_event add column decision text not null default ''
  check (decision in ('', 'moved', 'nothing', 'behind', 'incredible', 'steppedBack', 'takenBack', 'waits'));

-- Counted while people look on: pickups that wait, and mails that may be shown.
create index shipment_waiting on shipment (client_id, pickup_date, origin_zone) where status = 'T';
create index mail_shown on mail (client_id, mail_id) where purpose not in ('password', 'welcome');
