import { BUCKET_FRESHNESS_MINUTES } from '@waybill/contract'
import type { Call } from '@waybill/contract/call.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import { useCall } from '../../api/useCall.ts'
import { useList } from '../DataList/useList.ts'
import { type TabbedShipments, tabbedQuestion, tabOf, viewOf } from './shipmentList.ts'
import { useShipmentActions } from './useShipmentActions.ts'

/** Rows that nobody spoke of for so long are asked for again (specification §4). */
const FRESH_MS = BUCKET_FRESHNESS_MINUTES * 60_000

/**
 * Shipments by tabs with their counts, everybody's or one's own; all of it in the address.
 * @param alsoAsked further calls that are made again with the list
 */
export function useShipmentTabs<Tab extends ShipmentListTab>(
  spec: TabbedShipments & { readonly tabs: readonly [Tab, ...Tab[]] },
  alsoAsked: readonly Call[] = [],
) {
  const list = useList({
    spec,
    call: GetShipmentList,
    ask: (_, page, state) => ({
      query: { statuscode: tabOf(spec, state) },
      body: { ...tabbedQuestion(state), ...page },
    }),
    read: ({ rows, total, nextCursor }) => ({ rows, total, next: nextCursor }),
    isNews: news => news.topic === 'shipment',
    alsoAsked: [GetShipmentCount, ...alsoAsked],
    againAfter: FRESH_MS,
  })
  const { state, change } = list
  const [tab, view] = [tabOf(spec, state), viewOf(state)]
  const counts = useCall(GetShipmentCount, { body: { view } }, { againAfter: () => FRESH_MS })
  const choose = (name: 'tab' | 'view', value: string): void =>
    change(now => ({ switches: { ...now.switches, [name]: value } }))
  return {
    list,
    tab,
    view,
    counts: counts.data,
    actions: useShipmentActions(tab, state, row => change({ open: String(row.shipmentId) })),
    chooseTab: (next: Tab): void => choose('tab', next),
    chooseView: (next: string): void => choose('view', next),
  }
}
export type ShipmentTabs = ReturnType<typeof useShipmentTabs>
