import { z } from 'zod'
import { storableText } from './text.ts'

/** Columns of a list in their order, each with its width where it was changed. Ids of columns that are no more are passed over. */
export const listColumns = z
  .array(z.object({ id: storableText(40).min(1), width: z.int().min(40).max(2000).optional() }))
  .max(100)
export type ListColumns = z.output<typeof listColumns>

export const savedView = z.object({
  viewId: z.int(),
  name: z.string(),
  shared: z.boolean(),
  /** Only one's own can be changed and deleted. */
  own: z.boolean(),
  owner: z.string(),
  address: z.string(),
  columns: listColumns.nullable(),
})
export type SavedView = z.output<typeof savedView>
