import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireOrderDefaults } from '../../wire/orderDefaults.ts'

/** `isSet`: there are any; what was taken away keeps its version. */
const keptDefaults = wireOrderDefaults.extend({ version: z.int32(), isSet: z.boolean() })

/** Defaults of one company and person beside those that hold everywhere. */
export const NARROWED_DEFAULTS_MAX = 400

const orderedMode = z.enum(['', ...modeNames])

/** Pickup times and services that new orders start with, of the person or of the whole company: `load` both, `save` one. */
export const UpdateDefaultServices = defineCall({
  group: 'Shipment',
  name: 'UpdateDefaultServices',
  summary: 'Default pickup times and services',
  access: { kind: 'signedIn', pages: ['ChangeDefaults'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  quiet: true,
  query: z.object({ flag: z.enum(['load', 'save']) }),
  body: z.object({
    of: z.enum(['user', 'company']).default('user'),
    /** Of the orders that leave an own dock of the address book; 0: any. */
    dockId: z.int32().min(0).default(0),
    /** Of the orders of a mode; blank: any. */
    mode: orderedMode.default(''),
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0).default(0),
    /** Null takes the defaults away. */
    defaults: wireOrderDefaults.nullable().default(null),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    user: keptDefaults,
    company: keptDefaults,
    /** Of a dock, a mode or both, with those that were taken away. */
    narrowed: z.array(keptDefaults.extend({ of: z.enum(['user', 'company']), dockId: z.int32(), mode: z.string() })),
    docks: z.array(z.object({ dockId: z.int32(), company: z.string(), city: z.string() })),
  }),
})
