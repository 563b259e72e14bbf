import { isDate } from '@waybill/domain'

const moment = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** `2026-11-24T14:05:00`, with or without the zone it is told in. */
function isMoment(text: string): boolean {
  const day = moment.exec(text)?.[1]
  return day !== undefined && isDate(day)
}

const hasZone = (text: string): boolean => moment.exec(text)?.[3] !== undefined

/** A moment told without a zone: local time where it happens. */
export const isLocalMoment = (text: string): boolean => isMoment(text) && !hasZone(text)

/** The local time to the minute as it was told, or the instant; null when it is neither. */
export function momentOf(text: string): string | null {
  if (!isMoment(text)) return null
  if (!hasZone(text)) return text.slice(0, 16)
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}
