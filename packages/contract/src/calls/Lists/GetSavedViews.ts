import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { listColumns, savedView } from '../../wire/savedView.ts'
import { storableText } from '../../wire/text.ts'

/** The views of a list that one may open: one's own and the shared ones; and the columns as one left them. */
export const GetSavedViews = defineCall({
  group: 'Lists',
  name: 'GetSavedViews',
  summary: 'Saved views of a list',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ list: storableText(40).min(1) }),
  reply: z.object({ views: z.array(savedView), columns: listColumns.nullable() }),
})
