import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PASSWORD_LENGTH_MAX } from '../../constants.ts'
import { wireEnrolment } from '../../wire/factor.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

/**
 * One's own authenticator app and recovery codes: look at them, begin an app (or another instead) with the password, confirm it by
 * its first code, make new recovery codes, remove the app. Passkeys: `Passkeys`.
 */
export const SecondFactor = defineCall({
  group: 'LogIn',
  name: 'SecondFactor',
  summary: 'One’s own second factor',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'begin', 'confirm', 'codes', 'remove']).default('load') }),
  body: z.object({
    /** Of begin, codes and remove. */
    password: storableText(PASSWORD_LENGTH_MAX).optional(),
    /** Of confirm. */
    code: trimmedText(40).optional(),
    /** Of confirm and remove: whether all other sessions end with it. */
    endOthers: z.boolean().default(false),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    /** Since when an authenticator app is one; null: none is. */
    since: z.string().nullable(),
    codesLeft: z.int(),
    /** There is a passkey, beside an app or without one. */
    hasPasskey: z.boolean(),
    /** The company, or the person's group, demands one. */
    isDemanded: z.boolean(),
    /** The shortest password that the person may choose. */
    passwordMin: z.int(),
    /** Of begin. */
    enrolment: wireEnrolment.optional(),
    /** Of confirm and codes: shown once. */
    recoveryCodes: z.array(z.string()).optional(),
  }),
})
