import { z } from 'zod'

export const fileKinds = [
  'attachment',
  'bol',
  'carrier-bol',
  'label',
  'packing-list',
  'pod',
  'logo',
  'quote',
  'carrier-mail',
  'customs',
] as const

export const wireFile = z.object({
  fileId: z.int(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  kind: z.enum(fileKinds),
  /** Came through a link as the proof of delivery, and staff have not accepted it as that. */
  offeredAsPod: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
})
export type WireFile = z.output<typeof wireFile>
