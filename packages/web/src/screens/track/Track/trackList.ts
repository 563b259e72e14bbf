import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import { specOf } from '../../../widgets/DataList/definedList.ts'
import { type ListState, questionOf } from '../../../widgets/DataList/urlState.ts'

/** Tendered, In Transit, Delivered as the specification names them; Not booked and Void so that nothing is unreachable. */
export const tabs = ['T', 'A', 'D', 'NB', 'V'] as const
export type TrackTab = (typeof tabs)[number]

export const trackList = {
  ...specOf(shipmentList, {
    modes: (mode, t) => t(mode === 'LTL' ? 'shipment.LTL' : mode === 'TL' ? 'shipment.TL' : 'shipment.PARCEL'),
    terms: (terms, t) => t(terms === 'P' ? 'track.P' : terms === 'C' ? 'track.C' : 'track.third'),
  }),
  switches: { tab: tabs, view: ['all', 'mine'] },
  places: ['tab'],
} as const

export const tabOf = (state: ListState): TrackTab => tabs.find(tab => tab === state.switches.tab) ?? 'T'
export const viewOf = (state: ListState): 'all' | 'mine' => (state.switches.view === 'mine' ? 'mine' : 'all')

/** What is asked of the list, and whose shipments. */
export const trackQuestion = (state: ListState) => ({ ...questionOf(trackList, state), view: viewOf(state) })
