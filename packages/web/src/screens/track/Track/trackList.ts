import { shipmentSorts } from '@waybill/contract/wire/shipmentRow.ts'
import type { FilterSpec } from '../../../widgets/DataList/filters.ts'
import { filterOf } from '../../../widgets/DataList/filters.ts'
import type { ListSpec, ListState } from '../../../widgets/DataList/urlState.ts'

/** Tendered, In Transit, Delivered as the specification names them; Not booked and Void so that nothing is unreachable. */
export const tabs = ['T', 'A', 'D', 'NB', 'V'] as const
export type TrackTab = (typeof tabs)[number]

/** Named as GetShipmentList takes them. */
const filters = [
  { id: 'carriers', label: 'track.carrier', kind: 'many' },
  { id: 'shipDate', label: 'track.shipDate', kind: 'dates' },
  { id: 'consignee', label: 'track.consignee', kind: 'text' },
  { id: 'amount', label: 'track.amount', kind: 'amount' },
  {
    ...{ id: 'modes', label: 'shipment.mode', kind: 'many', values: ['LTL', 'TL', 'PARCEL'] },
    name: (mode, t) => t(mode === 'LTL' ? 'shipment.LTL' : mode === 'TL' ? 'shipment.TL' : 'shipment.PARCEL'),
  },
  {
    ...{ id: 'terms', label: 'track.terms', kind: 'many', values: ['P', 'C', 'T'] },
    name: (terms, t) => t(terms === 'P' ? 'track.P' : terms === 'C' ? 'track.C' : 'track.third'),
  },
  { id: 'created', label: 'track.created', kind: 'dates' },
  { id: 'late', label: 'track.late', kind: 'flag' },
] as const satisfies readonly FilterSpec[]

export const trackList: ListSpec = {
  name: 'track',
  sorts: shipmentSorts,
  sort: 'created',
  order: 'desc',
  switches: { tab: tabs, view: ['all', 'mine'] },
  places: ['tab'],
  filters,
}

export const tabOf = (state: ListState): TrackTab => tabs.find(tab => tab === state.switches.tab) ?? 'T'
export const viewOf = (state: ListState): 'all' | 'mine' => (state.switches.view === 'mine' ? 'mine' : 'all')

/** What is asked of the list, for the list itself, its export and what is done with all of it. */
export const questionOf = (state: ListState) => ({
  searchText: state.search,
  sortName: shipmentSorts.find(sort => sort === state.sort) ?? 'created',
  sortOrder: state.order,
  view: viewOf(state),
  filter: filterOf(filters, state.filters),
})
