import type { ListName } from '@waybill/contract/lists/index.ts'
import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import type { useText } from '../../texts/texts.ts'
import { specOf } from '../DataList/definedList.ts'
import { type ListState, questionOf } from '../DataList/urlState.ts'

type Name = (value: string, t: ReturnType<typeof useText>) => string

const specWith = (counted?: Name) =>
  specOf(shipmentList, {
    modes: (mode, t) => t(mode === 'LTL' ? 'shipment.LTL' : mode === 'TL' ? 'shipment.TL' : 'shipment.PARCEL'),
    terms: (terms, t) => t(terms === 'P' ? 'track.P' : terms === 'C' ? 'track.C' : 'track.third'),
    ...(counted === undefined ? {} : { counted }),
  })
const shipments = specWith()

/**
 * Shipments by tabs, the first of which is shown unless the address says another.
 * @param name under which views and columns are kept
 * @param countedName what people call a condition of `counted`, where the screen is led to by figures
 */
export const tabbedShipments = <const Tabs extends readonly [ShipmentListTab, ...ShipmentListTab[]]>(
  name: ListName,
  tabs: Tabs,
  countedName?: Name,
) =>
  ({ ...specWith(countedName), name, tabs, switches: { tab: tabs, view: ['all', 'mine'] }, places: ['tab'] }) as const

export type TabbedShipments = ReturnType<typeof tabbedShipments>

export const tabOf = <T extends ShipmentListTab>(
  { tabs }: { readonly tabs: readonly [T, ...T[]] },
  state: ListState,
): T => tabs.find(tab => tab === state.switches.tab) ?? tabs[0]

export const viewOf = (state: ListState): 'all' | 'mine' => (state.switches.view === 'mine' ? 'mine' : 'all')

/** What is asked of the list, and whose shipments. */
export const tabbedQuestion = (state: ListState) => ({ ...questionOf(shipments, state), view: viewOf(state) })
