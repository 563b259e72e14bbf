-- Carriers are asked about many shipments at once.
alter table bulk_job drop constraint bulk_job_action_check;
alter table bulk_job
  add constraint bulk_job_action_check
  check (action in ('move', 'void', 'deleteItems', 'resendMails', 'tender', 'deleteCarriers', 'avoidCarriers', 'askQuotes'));
