import { type PaperKind, paperKinds } from '../../../widgets/Documents/printDocuments.ts'

/** How many shipments one print takes, as the call does. */
export const SHIPMENTS_MAX = 1000

/** `?ids=17,4,17` → [17, 4]: whatever is no id is left out. */
export function idsOf(params: URLSearchParams): readonly number[] {
  const ids = (params.get('ids') ?? '').split(',').filter(text => /^[1-9]\d{0,9}$/.test(text))
  return [...new Set(ids.map(Number))].slice(0, SHIPMENTS_MAX)
}

/** `?documents=bol,label`; without any, the bill. */
export function papersOf(params: URLSearchParams): readonly PaperKind[] {
  const named = (params.get('documents') ?? '').split(',')
  const chosen = paperKinds.filter(kind => named.includes(kind))
  return params.has('documents') ? chosen : ['bol']
}

/** `?reprint=1`: what was issued already. */
export const isReprint = (params: URLSearchParams): boolean => params.get('reprint') === '1'
