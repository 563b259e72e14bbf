import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { text } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'

type Reply = ReplyOf<typeof GetLaneHistory>
export type KnownPosition = Reply['prices'][number]
export type KnownDays = Reply['actualDays'][number]

/** `8 % under your median`. */
export function positionWords(position: number): string {
  const percent = Math.round(Math.abs(position) * 100)
  if (percent === 0) return text('laneHistory.same')
  return text(position < 0 ? 'laneHistory.under' : 'laneHistory.over', { percent: formatCount(percent) })
}

/** `8 % under your median, 23 shipments, 12 months`. */
export const positionText = ({ position, n }: KnownPosition): string =>
  text('laneHistory.position', { where: positionWords(position), count: n, n: formatCount(n) })

/** The same with what it is the median of: `… of contract prices, 23 shipments, 12 months, between these states`. */
export function positionSentence({ position, n, kind, area }: KnownPosition): string {
  const where = text(kind === 'spot' ? 'laneHistory.ofSpot' : 'laneHistory.ofContract', {
    where: positionWords(position),
  })
  return `${text('laneHistory.position', { where, count: n, n: formatCount(n) })}, ${text(`laneHistory.${area}`)}`
}

/** `usually 3 days (n 12)`. */
export const daysText = ({ days, n }: KnownDays): string =>
  text('laneHistory.usually', { count: days, days: formatCount(days), n: formatCount(n) })
