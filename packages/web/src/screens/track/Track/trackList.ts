import { shipmentSorts } from '@waybill/contract/wire/shipmentRow.ts'
import { defineList, type ListState, questionOf } from '../../../widgets/DataList/urlState.ts'

/** Tendered, In Transit, Delivered as the specification names them; Not booked and Void so that nothing is unreachable. */
export const tabs = ['T', 'A', 'D', 'NB', 'V'] as const
export type TrackTab = (typeof tabs)[number]

export const trackList = defineList({
  name: 'track',
  sorts: shipmentSorts,
  sort: 'created',
  order: 'desc',
  switches: { tab: tabs, view: ['all', 'mine'] },
  places: ['tab'],
  filters: [
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
  ],
})

export const tabOf = (state: ListState): TrackTab => tabs.find(tab => tab === state.switches.tab) ?? 'T'
export const viewOf = (state: ListState): 'all' | 'mine' => (state.switches.view === 'mine' ? 'mine' : 'all')

/** What is asked of the list, and whose shipments. */
export const trackQuestion = (state: ListState) => ({ ...questionOf(trackList, state), view: viewOf(state) })
