import { mailStates } from '@waybill/contract/wire/mail.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'
import { mailPurpose, mailPurposes } from '../../../widgets/Mails/mailPurpose.ts'

export const outboxList = defineList({
  name: 'outbox',
  sorts: [],
  sort: 'created',
  order: 'desc',
  filters: [
    {
      id: 'states',
      label: 'mails.state',
      kind: 'many',
      values: mailStates,
      name: (state, t) => t(`mails.${state as 'sent'}`),
    },
    { id: 'purposes', label: 'mails.purpose', kind: 'many', values: mailPurposes, name: mailPurpose },
    { id: 'written', label: 'mails.when', kind: 'dates' },
  ],
})
