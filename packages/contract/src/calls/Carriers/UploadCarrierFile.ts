import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { carrierFileKinds, wireCarrierFile } from '../../wire/carrier.ts'

/** Keeps a paper with a carrier: its certificate of insurance, its authority, a rate sheet as it came. */
export const UploadCarrierFile = defineCall({
  group: 'Carriers',
  name: 'UploadCarrierFile',
  summary: 'Attach a file to a carrier',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  once: true,
  ours: true,
  takes: 'multipart',
  query: z.object({}),
  body: z.object({ carrierId: z.coerce.number().int().positive(), kind: z.enum(carrierFileKinds) }),
  reply: z.object({ Status: z.literal('Success'), file: wireCarrierFile }),
})
