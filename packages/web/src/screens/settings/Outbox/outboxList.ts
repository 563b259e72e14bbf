import { mailStates } from '@waybill/contract/wire/mail.ts'
import { type FilterSpec, filterOf } from '../../../widgets/DataList/filters.ts'
import type { ListSpec, ListState } from '../../../widgets/DataList/urlState.ts'
import { mailPurpose, mailPurposes } from '../../../widgets/Mails/mailPurpose.ts'

/** Named as GetMails takes them. */
const filters = [
  {
    id: 'states',
    label: 'mails.state',
    kind: 'many',
    values: mailStates,
    name: (state, t) => t(`mails.${state as 'sent'}`),
  },
  { id: 'purposes', label: 'mails.purpose', kind: 'many', values: mailPurposes, name: mailPurpose },
  { id: 'written', label: 'mails.when', kind: 'dates' },
] as const satisfies readonly FilterSpec[]

export const outboxList: ListSpec = { name: 'outbox', sorts: ['created'], sort: 'created', order: 'desc', filters }

export const questionOf = (state: ListState) => ({
  searchText: state.search,
  filter: filterOf(filters, state.filters),
})
