import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { BOOKING_LIMIT_MAX, DOCK_SITES_MAX } from '../constants.ts'
import { stated } from '../money.ts'
import { type PageName, pages } from '../pages.ts'
import { trimmedText } from './text.ts'

/** Invited: the invitation is not accepted yet. */
export const memberStates = ['active', 'invited', 'inactive'] as const
export type MemberState = (typeof memberStates)[number]

const pageNames = z.enum(Object.keys(pages) as [PageName, ...PageName[]])

const right = {
  GroupID: z.int32().positive().nullable(),
  /** Null: the group's, without a group all. */
  pages: z.array(pageNames).min(1).nullable(),
  /** Those that may be looked at and no more. */
  looksAt: z.array(pageNames),
  seesPrices: z.boolean(),
  /** Own docks he works at, by their address ids; null: all. */
  docks: z.array(z.int().positive()).min(1).max(DOCK_SITES_MAX).nullable(),
}

/** What somebody may open in the company; his own pages go before his group's, and without either he opens all. */
export const memberRights = z.object({
  GroupID: right.GroupID.default(null),
  pages: right.pages.default(null),
  looksAt: right.looksAt.default([]),
  seesPrices: right.seesPrices.default(true),
  docks: right.docks.default(null),
})
/** The same, changed: what is left out stays as it is. */
export const memberRightsChange = z.object(right).partial()
export type MemberRights = z.infer<typeof memberRights>

/** Currencies that a booking limit is in. */
export const limitCurrencies = ['USD', 'CAD'] as const

/** What somebody may book. Left out: as it was; of somebody who is invited, all. */
export const memberBooking = z.object({
  MayBook: z.boolean().optional(),
  /** For each shipment, in minor units of `BookingLimitCurrency`; null: no limit. */
  BookingLimit: stated(z.int().min(0).max(BOOKING_LIMIT_MAX)).nullable().optional(),
  BookingLimitCurrency: z.enum(limitCurrencies).optional(),
})
export type MemberBooking = z.infer<typeof memberBooking>

const named = {
  FirstName: trimmedText(textLimits.firstName),
  LastName: trimmedText(textLimits.lastName),
  Phone: trimmedText(textLimits.personPhone),
  Title: trimmedText(textLimits.jobTitle),
}

/** What a colleague may say of somebody. */
export const memberNames = z.object({
  FirstName: named.FirstName.default(''),
  LastName: named.LastName.default(''),
  Phone: named.Phone.default(''),
  Title: named.Title.default(''),
})
/** The same, changed: what is left out stays as it is. */
export const memberNamesChange = z.object(named).partial()

/** A named set of pages. */
export const wirePageGroup = z.object({
  GroupID: z.int32(),
  GroupName: z.string(),
  Groupcode: z.string(),
  /** Comma-separated; null: all. */
  pageList: z.string().nullable(),
  lookList: z.string(),
  /** Who is in it needs a second factor. */
  demandsFactor: z.boolean(),
  /** How many are in it. */
  members: z.int(),
  version: z.int32(),
})
export type WirePageGroup = z.infer<typeof wirePageGroup>

/** Somebody of the company, as Manage Users shows them. */
export const wireMember = z.object({
  UserId: z.int32(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Phone: z.string(),
  Title: z.string(),
  GroupID: z.int32().nullable(),
  GroupName: z.string(),
  /** Comma-separated; his own. Null: the group's, without a group all. */
  pageList: z.string().nullable(),
  lookList: z.string(),
  /** What freight costs is shown to him. */
  seesPrices: z.boolean(),
  docks: z.array(z.int()).nullable(),
  MayBook: z.boolean(),
  /** In minor units of the currency beside it; null: no limit. */
  BookingLimit: stated().nullable(),
  BookingLimitCurrency: z.string(),
  state: z.enum(memberStates),
  /** The newest invitation, while it is not accepted. */
  invitedAt: z.string().nullable(),
  /** When a session of his was last used; null: never. */
  lastSeenAt: z.string().nullable(),
  isSelf: z.boolean(),
  /** Signs in with a second factor. */
  hasFactor: z.boolean(),
  version: z.int32(),
})
export type WireMember = z.infer<typeof wireMember>
