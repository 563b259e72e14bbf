import type { ListName } from '@waybill/contract/lists/index.ts'
import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import { specOf } from '../DataList/definedList.ts'
import { type ListState, questionOf } from '../DataList/urlState.ts'
import { countedName } from '../Reports/countedName.ts'

const shipments = specOf(shipmentList, {
  modes: (mode, t) => t(mode === 'LTL' ? 'shipment.LTL' : mode === 'TL' ? 'shipment.TL' : 'shipment.PARCEL'),
  counted: countedName,
  terms: (terms, t) => t(terms === 'P' ? 'track.P' : terms === 'C' ? 'track.C' : 'track.third'),
})

/** Shipments by tabs, the first of which is shown unless the address says another. @param name under which views and columns are kept */
export const tabbedShipments = <const Tabs extends readonly [ShipmentListTab, ...ShipmentListTab[]]>(
  name: ListName,
  tabs: Tabs,
) => ({ ...shipments, name, tabs, switches: { tab: tabs, view: ['all', 'mine'] }, places: ['tab'] }) as const

export type TabbedShipments = ReturnType<typeof tabbedShipments>

export const tabOf = <T extends ShipmentListTab>(
  { tabs }: { readonly tabs: readonly [T, ...T[]] },
  state: ListState,
): T => tabs.find(tab => tab === state.switches.tab) ?? tabs[0]

export const viewOf = (state: ListState): 'all' | 'mine' => (state.switches.view === 'mine' ? 'mine' : 'all')

/** What is asked of the list, and whose shipments. */
export const tabbedQuestion = (state: ListState) => ({ ...questionOf(shipments, state), view: viewOf(state) })
