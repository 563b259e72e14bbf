import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../constants.ts'
import type { PageId } from '../../pages.ts'
import { wireFactorDue } from '../../wire/factor.ts'
import {
  memberBooking,
  memberNames,
  memberNamesChange,
  memberRights,
  memberRightsChange,
  wireMember,
} from '../../wire/member.ts'
import { wirePerson, wireProfile } from '../../wire/profile.ts'
import { storableText, trimmedText } from '../../wire/text.ts'
import { wireUser } from '../../wire/user.ts'

const email = trimmedText(textLimits.contactEmail).min(1).pipe(z.email())
const accessId = storableText(200).min(1)

const newPassword = storableText(PASSWORD_LENGTH_MAX).min(PASSWORD_LENGTH_MIN)

/** Values of `actions` (design decision: the specification names 0, 2, 3 and 6 as the ones with a developer key). */
export const userActions = {
  forgotPassword: 0,
  list: 1,
  checkAccessId: 2,
  setPassword: 3,
  invite: 4,
  changeProfile: 5,
  signUp: 6,
  changePassword: 7,
  activate: 8,
  acceptInvitation: 9,
} as const
export type UserAction = (typeof userActions)[keyof typeof userActions]

/** The actions that need no session, and carry the developer-key header instead. */
export const publicUserActions: readonly UserAction[] = [0, 2, 3, 6, 9]

/** The actions on others, all of the page Manage Users. Action 5 is one of them where it names another person. */
export const managingPages = ['ManageUsers'] as const satisfies readonly PageId[]

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
  /** Everybody of the company, up to `MEMBERS_MAX`; pages of them by GetPeople. */
  1: z.object({}),
  2: z.object({ AccessId: accessId }),
  /** `AgreementVersion` is the text the person accepted with the password. */
  3: z.object({ AccessId: accessId, Password: newPassword, AgreementVersion: storableText(40) }),
  /** Invites somebody; with the same address again: a new link. */
  4: z.object({ Email: email, ...memberNames.shape, ...memberRights.shape, ...memberBooking.shape }),
  /** On another: names and rights; what is left out stays. On oneself: the whole wizard, or only the person's own fields. An access id stands in for a session in the wizard. */
  5: z.union([
    z.object({
      UserId: z.int32().positive(),
      version: z.int32(),
      ...memberNamesChange.shape,
      ...memberRightsChange.shape,
      ...memberBooking.shape,
    }),
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
    /** The UPS account that is to be set up, by its number and country; blank: none. */
    UpsAccount: trimmedText(10).default(''),
    UpsCountry: trimmedText(textLimits.country).default(''),
    /** Made up by whoever asks: sent again with the same one, a request is filed once. */
    RequestID: z.uuid().optional(),
  }),
  7: z.object({ CurrentPassword: storableText(PASSWORD_LENGTH_MAX).min(1), Password: newPassword }),
  /** Ends a membership and all that goes on in its name, or begins it again. What was invited and not accepted is withdrawn. */
  8: z.object({ UserId: z.int32().positive(), version: z.int32(), Active: z.boolean() }),
  /** By somebody who signs in already, for a company that invites him. */
  9: z.object({ AccessId: accessId, Password: storableText(PASSWORD_LENGTH_MAX).min(1) }),
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
    /** Action 2, of an invitation: which company invites, and whether the person has a password already. */
    CompanyName: z.string().optional(),
    HasPassword: z.boolean().optional(),
    /** Action 2: the shortest password that the person may choose. */
    PasswordMin: z.int().optional(),
    /** Action 1. */
    users: z.array(wireMember).optional(),
    /** Actions 4, 5 on another, and 8: as it now stands. */
    user: wireMember.optional(),
    /** Action 4, where no mail leaves the house: to be handed on by whoever invites. */
    InvitationLink: z.string().optional(),
    /** Actions 3 and 5: the user as it now stands; the key is in the `token` header. */
    userDetails: wireUser.optional(),
    /** Actions 3 and 9: it is done, and the sign-in waits for its second step. */
    factorDue: wireFactorDue.optional(),
  }),
})
