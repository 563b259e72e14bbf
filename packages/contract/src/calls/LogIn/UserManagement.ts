import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../constants.ts'
import type { PageId } from '../../pages.ts'
import { wirePerson, wireProfile } from '../../wire/profile.ts'
import { storableText, trimmedText } from '../../wire/text.ts'
import { wireUser } from '../../wire/user.ts'

const email = trimmedText(textLimits.contactEmail).min(1).pipe(z.email())
const accessId = storableText(200).min(1)

const newPassword = storableText(PASSWORD_LENGTH_MAX).min(PASSWORD_LENGTH_MIN)

/** Values of `actions` (design decision: the specification names 0, 2, 3 and 6 as the ones with a developer key). */
export const userActions = {
  forgotPassword: 0,
  checkAccessId: 2,
  setPassword: 3,
  changeProfile: 5,
  signUp: 6,
  changePassword: 7,
} as const
export type UserAction = (typeof userActions)[keyof typeof userActions]

/** The actions that need no session, and carry the developer-key header instead. */
export const publicUserActions: readonly UserAction[] = [0, 2, 3, 6]

/**
 * The actions on oneself that need one of these pages of a signed-in person. A profile that is due (the first-time wizard)
 * is open to whom it is due, and to the holder of a setup link.
 */
export const userActionPages = {
  5: ['UpdateProfile'],
  7: ['ChangePassword'],
} as const satisfies { readonly [A in UserAction]?: readonly PageId[] }

/** The body of each action. `query.actions` picks the row; the handler checks against it and reports at `body.<field>`. */
export const userManagementBodies = {
  0: z.object({ Email: email }),
  2: z.object({ AccessId: accessId }),
  /** `AgreementVersion` is the text the person accepted with the password. */
  3: z.object({ AccessId: accessId, Password: newPassword, AgreementVersion: storableText(40) }),
  /** On oneself: the whole wizard, or only the person's own fields. An access id stands in for a session in the wizard. */
  5: z.union([
    wireProfile.extend({ AccessId: accessId.optional() }),
    wirePerson.extend({ AccessId: accessId.optional() }),
  ]),
  6: z.object({
    Email: email,
    FirstName: trimmedText(textLimits.firstName).min(1),
    LastName: trimmedText(textLimits.lastName).min(1),
    CompanyName: trimmedText(textLimits.company).min(1),
    Phone: trimmedText(textLimits.personPhone).min(1),
    Message: trimmedText(1000).default(''),
  }),
  7: z.object({ CurrentPassword: storableText(PASSWORD_LENGTH_MAX).min(1), Password: newPassword }),
} as const
export type UserManagementBodies = { [A in UserAction]: z.input<(typeof userManagementBodies)[A]> }

/** One's own account: forgotten, first and changed passwords, profile, sign-up requests. */
export const UserManagement = defineCall({
  group: 'LogIn',
  name: 'UserManagement',
  summary: 'Passwords, profile and sign-up, by action',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  query: z.object({ actions: z.coerce.number().pipe(z.literal(Object.values(userActions))) }),
  /** One of `userManagementBodies`. */
  body: z.looseObject({}),
  reply: z.object({
    Status: z.enum(['Success', 'Error']),
    Message: z.string().optional(),
    /** Action 2: whose access id this is. */
    Email: z.string().optional(),
    /** Actions 3 and 5: the user as it now stands; the key is in the `token` header. */
    userDetails: wireUser.optional(),
  }),
})
