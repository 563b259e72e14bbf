import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireUser } from '../../wire/user.ts'

/** Who is signed in, with the authorized pages. Its group is `Login`; the file shares the folder of `LogIn` (design §1). */
export const userDetails = defineCall({
  group: 'Login',
  name: 'userDetails',
  summary: 'The signed-in user with the authorized pages',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ UserID: z.int32().optional(), clientId: z.int32().optional() }),
  reply: z.object({ Status: z.literal('Success'), userDetails: wireUser, authorizedPages: z.string().nullable() }),
})
