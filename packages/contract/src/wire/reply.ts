import { z } from 'zod'
import { money, price } from '../money.ts'

/** What came back to a mail about a shipment. Its text is text, whatever it looks like. */
export const wireReply = z.object({
  replyId: z.int(),
  shipmentId: z.int(),
  /** The mail of ours that it answers. */
  mailId: z.int(),
  /** `automatic`: made by a program; `bounce`: ours did not arrive. */
  kind: z.enum(['reply', 'automatic', 'bounce']),
  from: z.string(),
  fromName: z.string(),
  /** It came from an address of the carrier that ours was sent to. */
  verified: z.boolean(),
  subject: z.string(),
  text: money(z.string()),
  /** What it quotes of earlier mails. */
  quoted: money(z.string()),
  attachments: z.array(z.object({ fileId: z.int(), name: z.string() })),
  /** Names of attachments that are none of the files that are kept. */
  leftOut: z.array(z.string()),
  /** Named in its text, for a person to take; never of an unverified sender. Minor units, and the words it stands in. */
  proposedPrice: money(z.object({ amount: price(), currency: z.string(), words: z.string() })),
  receivedAt: z.string(),
})
export type WireReply = z.output<typeof wireReply>
