import { type CloseReason, closeReasons, paymentNames } from '@waybill/domain'
import { accessorialName } from '../../texts/names.ts'
import type { useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/format.ts'

type T = ReturnType<typeof useText>

/** What people call codes of carriers and numbers of docks. */
export interface Names {
  readonly carrier: Readonly<Record<string, string>>
  readonly site: Readonly<Record<string, string>>
}

export const noNames: Names = { carrier: {}, site: {} }

const termsKeys = { prepaid: 'track.P', collect: 'track.C', thirdParty: 'track.third' } as const
const isTerms = (value: string): value is keyof typeof termsKeys => Object.hasOwn(paymentNames, value)

const modeKeys = { LTL: 'shipment.LTL', TL: 'shipment.TL', PARCEL: 'shipment.PARCEL' } as const
const isMode = (value: string): value is keyof typeof modeKeys => Object.hasOwn(modeKeys, value)

/** Reasons are those of exceptions, or those of who booked against the guide. */
function reasonName(value: string, t: T): string {
  if (value === '') return t('reports.noReason')
  return Object.hasOwn(closeReasons, value)
    ? t(`exceptions.reason_${value as CloseReason}`)
    : t(`routing.reason_${value as 'service'}`)
}

/** What people call a value of a column; carriers and docks by the names that came along. */
export function valueName(id: string, value: string, names: Names, t: T): string {
  if (id === 'mode' && isMode(value)) return t(modeKeys[value])
  if (id === 'terms' && isTerms(value)) return t(termsKeys[value])
  if (id === 'carrier') return names.carrier[value] ?? value
  if (id === 'site') return value === '0' ? t('reports.noDock') : (names.site[value] ?? value)
  if (id === 'accessorial') return accessorialName(value) || value
  if (id === 'reason') return reasonName(value, t)
  if (id === 'late') return t(`exceptions.kind_${value as 'pickupLate'}`)
  if (id === 'side') return value === '' ? '–' : t(`exceptions.side_${value as 'carrier'}`)
  if (id === 'planned') return value === 'yes' ? t('reports.planned') : ''
  if (id === 'status') return t(`track.tab${value as 'T' | 'A' | 'D'}`)
  return value
}

/** What a condition of `countedBy` says, in words, blank where another one says it. */
export function countedName(one: string, t: T): string {
  const at = one.indexOf(':')
  const [kind, value] = [one.slice(0, at), decodeURIComponent(one.slice(at + 1))]
  if (kind === 'report') return t(`reports.${value as 'accrual'}`)
  if (kind === 'figure') return t(`reports.${value as 'spend'}`)
  if (kind === 'day')
    return value
      .split('..')
      .map(day => (day === '' ? '…' : formatDate(day)))
      .join(' – ')
  if (kind === 'asOf') return `${t('reports.asOf')} ${formatDate(value)}`
  // A reason that nobody has given is nobody's side.
  if (kind === 'side') return value === '' ? '' : `${t('reports.side')}: ${valueName(kind, value, noNames, t)}`
  if (value === '' && kind !== 'reason' && kind !== 'planned') return `${t(`reports.${kind as 'consignee'}`)}: –`
  return valueName(kind, value, noNames, t)
}
