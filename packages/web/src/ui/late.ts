import { clockIn } from './format.ts'

/** Whether an expected day is over where the freight is; a blank one is never late. */
export const isLate = (expected: string, timeZone: string, now = new Date()): boolean =>
  expected !== '' && expected < clockIn(timeZone, now).date
