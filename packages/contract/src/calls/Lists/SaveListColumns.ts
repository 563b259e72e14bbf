import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { listName } from '../../lists/index.ts'
import { listColumns } from '../../wire/savedView.ts'
import { statusReply } from '../reply.ts'

/** Keeps how a person wants the columns of a list, wherever he signs in. */
export const SaveListColumns = defineCall({
  group: 'Lists',
  name: 'SaveListColumns',
  summary: 'Keep the columns of a list',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ list: listName, columns: listColumns }),
  reply: statusReply,
})
