import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { listName } from '../../lists/index.ts'
import { listColumns, savedView } from '../../wire/savedView.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

/** Saves a view under a name; one of one's own with the same name, or number, is replaced. */
export const SaveView = defineCall({
  group: 'Lists',
  name: 'SaveView',
  summary: 'Save a view of a list',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    list: listName,
    viewId: z.int().positive().optional(),
    name: trimmedText(60).min(1),
    shared: z.boolean().default(false),
    address: storableText(4000).default(''),
    columns: listColumns.nullable().default(null),
  }),
  reply: z.object({ view: savedView }),
})
