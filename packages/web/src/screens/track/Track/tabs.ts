import type { ListState } from '../../../widgets/DataList/urlState.ts'

/** Tendered, In Transit, Delivered as the specification names them; Not booked and Void so that nothing is unreachable. */
export const tabs = ['T', 'A', 'D', 'NB', 'V'] as const
export type TrackTab = (typeof tabs)[number]

export const tabOf = (state: ListState): TrackTab => tabs.find(tab => tab === state.filters.tab) ?? 'T'
export const viewOf = (state: ListState): 'all' | 'mine' => (state.filters.view === 'mine' ? 'mine' : 'all')
