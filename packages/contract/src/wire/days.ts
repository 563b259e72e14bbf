import { isDayOfOurTime, isTime, PUBLISHED_SINCE, readTypedDate } from '@waybill/domain'
import { z } from 'zod'

/** A local day, `2026-11-27`, of the years 2000 to 2100 (domain `isDayOfOurTime`): a mistyped year is refused at its field. */
export const wireDay = z.iso.date().refine(isDayOfOurTime, { params: { code: 'notADate' } })

/** A day of something published, such as a base tariff: from 1990 on. */
export const wirePublishedDay = z.iso
  .date()
  .refine(day => readTypedDate(day, PUBLISHED_SINCE) === day, { params: { code: 'notADate' } })

/** A local time of day, `15:30`. */
export const wireTime = z
  .string()
  .max(5)
  .refine(isTime, { params: { code: 'notATime' } })

/** A moment of the years 2000 to 2100, `2026-11-27T20:30:00Z`. */
export const wireMoment = z.iso
  .datetime()
  .refine(at => isDayOfOurTime(at.slice(0, 10)), { params: { code: 'notADate' } })
