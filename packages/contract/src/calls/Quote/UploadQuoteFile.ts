import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireFile } from '../../wire/file.ts'
import { quoteLink, quotePages } from './quoteLink.ts'

/** A file that a carrier sends with its answer; it stands with the shipment. */
export const UploadQuoteFile = defineCall({
  group: 'Quote',
  name: 'UploadQuoteFile',
  summary: 'Send a file with an answer',
  access: { kind: 'invited', to: 'quote', pages: quotePages },
  effect: 'write',
  once: true,
  ours: true,
  takes: 'multipart',
  query: quoteLink,
  body: z.object({}),
  reply: z.object({ Status: z.literal('Success'), file: wireFile }),
})
