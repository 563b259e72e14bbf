import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireLogo } from '../../wire/logo.ts'
import { storableText } from '../../wire/text.ts'

/**
 * The company's logo: `load` it, `save` another, `remove` it, or `restore` the one that was removed last. All but `load` name
 * the version that was seen: what a colleague saved meanwhile is not overwritten unseen.
 */
export const SaveClientLogo = defineCall({
  group: 'Shipment',
  name: 'SaveClientLogo',
  summary: 'The company’s logo',
  access: { kind: 'signedIn', pages: ['LogoUpdate'] },
  effect: 'write',
  looks: { query: 'funType', values: ['load'] },
  quiet: true,
  query: z.object({ funType: z.enum(['load', 'save', 'remove', 'restore']) }),
  body: z.object({
    /** With `save`: a PNG or JPEG picture in base64, bare or as a `data:` address. The limit leaves room to say what is too large. */
    Imagedata: z.string().max(1_900_000).default(''),
    /** With `save`: what the file is called; what it is decides its content. */
    Filename: storableText(255).default(''),
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0).default(0),
    /** Where they are given they are those of the session, or the call is refused. */
    clientid: z.union([z.string().max(20), z.int32()]).optional(),
    userid: z.union([z.string().max(20), z.int32()]).optional(),
    /** Where it is given it says the same as funType, or the call is refused. */
    flag: z.string().max(20).optional(),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    /** Blank without a logo. */
    logourl: z.string(),
    logo: wireLogo.nullable(),
    version: z.int32(),
    /** One was taken away, and can be brought back. */
    isRestorable: z.boolean(),
  }),
})
