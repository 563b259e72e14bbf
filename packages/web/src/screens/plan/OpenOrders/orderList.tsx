import type { RowOf } from '@waybill/contract/list.ts'
import { list } from '@waybill/contract/lists/openOrders.ts'
import type { TextKey, useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount, formatWeight } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { columnsOf, specOf } from '../../../widgets/DataList/definedList.ts'
import { type ListState, questionOf } from '../../../widgets/DataList/urlState.ts'

type T = ReturnType<typeof useText>
export type OrderRow = RowOf<typeof list>
type State = OrderRow['state']

const stateNames = {
  open: 'orders.state_open',
  planned: 'orders.state_planned',
  shipped: 'orders.state_shipped',
  cancelled: 'orders.state_cancelled',
} as const satisfies Record<State, TextKey>
const tones: Readonly<Record<State, Tone>> = { open: 'quiet', planned: 'busy', shipped: 'good', cancelled: 'bad' }

export const stateBadge = (state: State, t: T) => <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>

export const termsName = (terms: string, t: T): string =>
  t(terms === 'P' ? 'track.P' : terms === 'C' ? 'track.C' : 'track.third')
const modeName = (mode: string, t: T): string =>
  t(mode === 'LTL' ? 'shipment.LTL' : mode === 'TL' ? 'shipment.TL' : 'shipment.PARCEL')

export const orderList = {
  ...specOf(list, { states: (state, t) => t(stateNames[state as State]), terms: termsName, modes: modeName }),
  switches: { show: ['open', 'all'] },
} as const

/** What is asked of the list: what is open, unless all are shown or states are chosen. */
export function orderQuestion(state: ListState) {
  const question = questionOf(orderList, state)
  if (state.switches.show === 'all' || question.filter.states !== undefined) return question
  return { ...question, filter: { ...question.filter, states: ['open' as const] } }
}

/** Whether the list shows open orders alone. */
export function showsOpenAlone(state: ListState): boolean {
  const { states } = orderQuestion(state).filter
  return states?.length === 1 && states[0] === 'open'
}

/** The name people call an order by. */
export const orderName = ({ OrderNumber, BackOrderCode }: Pick<OrderRow, 'OrderNumber' | 'BackOrderCode'>): string =>
  BackOrderCode === '' ? OrderNumber : `${OrderNumber}-${BackOrderCode}`

export const orderColumns = (t: T) =>
  columnsOf(list, t, {
    OrderNumber: {
      cell: row =>
        row.cancelWantedAt === null ? (
          orderName(row)
        ) : (
          <>
            {orderName(row)} <Badge tone="bad">{t('orders.cancelWantedShort')}</Badge>
          </>
        ),
    },
    PO_Number: { cell: row => row.PO_Number || '–', card: 'line', cardTitle: true },
    consignee: {
      cell: row => `${row.consignee} · ${[row.consigneeCity, row.consigneeState].filter(Boolean).join(', ')}`,
      gives: true,
      card: 'line',
    },
    DueDate: { cell: row => <DateText date={row.DueDate ?? ''} />, card: 'aside' },
    ShipDate: { cell: row => <DateText date={row.ShipDate ?? ''} />, card: 'line', cardTitle: true },
    ItemCode: { cell: row => row.ItemCode, gives: true, card: 'line' },
    open: {
      cell: row =>
        row.open === row.OriginalQty
          ? formatCount(row.open)
          : t('orders.openOf', { open: formatCount(row.open), ordered: formatCount(row.OriginalQty) }),
      align: 'right',
    },
    Weight: { cell: row => (row.Weight === null ? '–' : formatWeight(row.Weight)), align: 'right' },
    ShipmentTerm: { cell: row => termsName(row.ShipmentTerm, t) },
    shipMode: { cell: row => (row.shipMode === '' ? '–' : modeName(row.shipMode, t)), shown: false },
    SoldTo: { cell: row => row.SoldTo || '–', shown: false },
    OrderValue: {
      cell: row => <Money amount={row.OrderValue} currency={row.currency} />,
      align: 'right',
      shown: false,
    },
    created: { cell: row => <InstantText at={row.createdAt} />, shown: false },
    state: { cell: row => stateBadge(row.state, t), shown: false },
  })
