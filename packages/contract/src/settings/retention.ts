import { z } from 'zod'
import { defineSetting } from '../setting.ts'

/** Longest that a company may have something kept, in days: ten years. */
export const RETENTION_DAYS_MAX = 3_650

/** Days after which something is swept away at night; null: as the installation has it. @param least what works on needs so long */
const retention = (least: number) =>
  defineSetting<number | null>({
    section: 'retention',
    page: 'Company',
    input: 'days',
    schema: z.int().min(least).max(RETENTION_DAYS_MAX).nullable(),
    start: null,
  })

/** Prices that were asked for and not awarded, with whom they were asked of. */
export const ratesDays = retention(2)
/** Rows of imported files, with the files. */
export const importRowsDays = retention(1)
/** Jobs of printers at stations, with what they print. */
export const printJobsDays = retention(1)
/** Runs of reports, with their files. */
export const reportRunsDays = retention(1)
