-- The invitation whose answer a mail asks for; null: it asks for none. By it a question that is over keeps its letters from
-- leaving, and each carrier's request shows what became of its own.
alter table mail add column invitation_id bigint;
update mail m set invitation_id = i.invitation_id
  from spot_invitation i
 where m.purpose = 'quote' and i.client_id = m.client_id and i.shipment_id = m.shipment_id
   and m.subject ~ ('^(SAMPLE: )?(Quote request|Reminder: quote request|Asked once more: quote request) ' || i.invitation_id || ':');
create index mail_invitation on mail (client_id, invitation_id, mail_id) where invitation_id is not null;

-- The invitation by which a file came: what one link may bring is limited.
alter table file add column invitation_id bigint;
create index file_invitation on file (client_id, invitation_id) where invitation_id is not null;

-- When it was written down that no answer came in time; null: it has not been, or the carrier was asked once more since.
alter table spot_invitation add column missed_at timestamptz;
update spot_invitation i set missed_at = i.answer_by from spot_quote q
 where q.client_id = i.client_id and q.spot_id = i.spot_id and i.state = 'asked' and q.deadline <= now() and i.answer_by <= now();

-- Carriers are reminded of many questions at once.
alter table bulk_job drop constraint bulk_job_action_check;
alter table bulk_job
  add constraint bulk_job_action_check
  check (action in ('move', 'void', 'deleteItems', 'resendMails', 'tender', 'deleteCarriers', 'avoidCarriers', 'askQuotes',
    'remindCarriers'));
