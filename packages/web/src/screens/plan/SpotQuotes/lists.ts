import { SPOT_QUOTES_PAGE_MAX } from '@waybill/contract/wire/spotQuote.ts'
import { ROUNDS_PAGE_MAX } from '@waybill/contract/wire/tenderRound.ts'
import { roundStates, spotStates } from '@waybill/domain'
import { defineList } from '../../../widgets/DataList/urlState.ts'
import { roundSaid, spotSaid } from '../../../widgets/Quotes/quoteWords.ts'

/** The two lists of the page; which one is shown stands in the address. */
export const tabs = ['quotes', 'offers'] as const
export type Tab = (typeof tabs)[number]

const common = { sorts: [], sort: 'ends', order: 'asc', switches: { list: tabs }, places: ['list'] } as const

const spotState = (value: string) => spotStates.find(one => one === value) ?? 'open'
const roundState = (value: string) => roundStates.find(one => one === value) ?? 'open'

export const quoteList = defineList({
  ...common,
  name: 'spotQuotes',
  rowsMax: SPOT_QUOTES_PAGE_MAX,
  filters: [
    {
      id: 'states',
      label: 'quotes.state',
      kind: 'many',
      values: spotStates,
      name: state => spotSaid({ state: spotState(state) }).words,
    },
    { id: 'unanswered', label: 'quotes.unanswered', kind: 'flag' },
  ],
})

export const offerList = defineList({
  ...common,
  name: 'offers',
  rowsMax: ROUNDS_PAGE_MAX,
  filters: [
    {
      id: 'states',
      label: 'quotes.state',
      kind: 'many',
      values: roundStates,
      name: state => roundSaid({ state: roundState(state) }).words,
    },
  ],
})
