import { z } from 'zod'
import { type ReportName, reportNames } from '../reports/index.ts'
import { lists } from './all.generated.ts'

/** Every list that is said once (docs/architecture.md, *Lists*), and the calls that are made from them. */
export { listCalls, lists } from './all.generated.ts'

/** Lists that still stand in parts, until they are next redrawn. */
const others = ['itemMaster', 'outbox', 'toPrint', 'billTo', 'rateSheets', 'spotQuotes', 'offers'] as const

/** Screens that show rows of a list above in an order of their own: what is kept of them is kept apart. */
const boards = ['multipleOrders', 'history', 'dashboard'] as const

export type ListName = keyof typeof lists | (typeof others)[number] | (typeof boards)[number] | ReportName
/** The lists that can be arranged and kept as views. */
export const listName = z.enum([
  ...others,
  ...boards,
  ...reportNames,
  ...(Object.keys(lists) as (keyof typeof lists)[]),
])
