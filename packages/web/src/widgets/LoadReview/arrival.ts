import { countedFrom, type WireRate } from '@waybill/contract/wire/rate.ts'
import { text } from '../../texts/texts.ts'
import { formatDate } from '../../ui/format.ts'

/** When a price says that it arrives. */
export interface Arrival {
  /** Local date there; blank: it names none. */
  readonly deliveryDate: string
  /** Business days; null: it names none. */
  readonly days: number | null
  /** The day they are counted from where it is not that of the pickup; blank: it is. */
  readonly countedFrom: string
}

/** When a price arrives, as it is read once more before it is bought. */
export const arrivalOf = (rate: Pick<WireRate, 'deliveryDate' | 'ServiceDays' | 'trace'>): Arrival => ({
  deliveryDate: rate.deliveryDate,
  days: rate.ServiceDays,
  countedFrom: countedFrom(rate)?.next ?? '',
})

/** `Tue, Dec 1 · 1 business day, counted from Mon, Nov 30` */
export function arrivalWords({ deliveryDate, days, countedFrom: from }: Arrival): string {
  const counted = from === '' ? '' : `, ${text('load.countedFrom', { date: formatDate(from) })}`
  return (
    [
      ...(deliveryDate === '' ? [] : [formatDate(deliveryDate)]),
      ...(days === null ? [] : [`${text('load.days', { count: days })}${counted}`]),
    ].join(' · ') || text('load.noArrival')
  )
}
