import { z } from 'zod'
import { wirePreferences } from './preferences.ts'

/** The signed-in user, spelled as specification §3 spells it. */
export const wireUser = z.object({
  UserName: z.string(),
  UserId: z.int32(),
  ClientId: z.int32(),
  CompanyName: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Phone: z.string(),
  Title: z.string(),
  GroupName: z.string(),
  GroupID: z.int(),
  Groupcode: z.string(),
  UserType: z.string(),
  logourl: z.string(),
  /** Order integration is on for the company. */
  IntergrationCheck: z.boolean(),
  CarrierAvailability: z.boolean(),
  /** The first-time profile wizard is due. */
  ProfileUpdate: z.boolean(),
  IsPalletItemGrid: z.enum(['true', 'false']),
  /** The company that the person worked for first; false in those that invited him since. */
  isOwnClient: z.boolean(),
  /** Every company that the person works for, this one included, by name. */
  companies: z.array(z.object({ ClientId: z.int32(), CompanyName: z.string() })),
  /** Comma-separated page names; null opens all. */
  pageList: z.string().nullable(),
  /** Comma-separated names of the pages that may be looked at and no more; blank: none. */
  lookList: z.string(),
  /** What freight costs is shown: without it amounts of prices are null, and their lines left out. */
  seesPrices: z.boolean(),
  printerOnlineStatus: z.boolean(),
  /** What the person chose in Preferences. */
  preferences: wirePreferences,
  /** A demonstration company: documents say SAMPLE, NOT FOR SHIPMENT. */
  isDemo: z.boolean(),
  /** This is a copy of the database that nobody has claimed: nothing leaves it. */
  isHeld: z.boolean(),
})
export type WireUser = z.infer<typeof wireUser>
