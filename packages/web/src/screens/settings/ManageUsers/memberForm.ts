import { BOOKING_LIMIT_MAX } from '@waybill/contract/constants.ts'
import type { PageName } from '@waybill/contract/pages.ts'
import {
  limitCurrencies,
  type MemberBooking,
  type MemberRights,
  type WireMember,
} from '@waybill/contract/wire/member.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

/** Where what somebody may open is said: for all pages, by his group, or page by page. */
export const rightsFrom = ['all', 'group', 'own'] as const

/** What somebody may do on a page: nothing, look, change. */
export const pageRights = ['none', 'look', 'change'] as const
export type PageRight = (typeof pageRights)[number]

/** The pages in the order of the menus, by the section they are listed under. */
export const pageSections = {
  plan: ['ReviewRates', 'ReviewServices', 'OpenOrders', 'StraightThrough', 'TerminalInfo', 'SpotQuotes'],
  ship: [
    ...([
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ParcelScan',
      'DayEnd',
      'MultipleOrders',
      'Tender',
      'Approvals',
    ] as const),
    ...(['PrintDocuments', 'DockView', 'ShipmentDetails', 'Track'] as const),
  ],
  analyze: ['ShipmentHistory', 'Dashboard', 'Reports', 'QuoteScorecard', 'RateBenchmark', 'GuideOverrides'],
  settings: [
    ...([
      'Carriers',
      'RateSheets',
      'ItemMaster',
      'Locations',
      'CarrierMapping',
      'ParcelAccounts',
      'OrderIntegration',
    ] as const),
    ...([
      'UpsReady',
      'UpsRate',
      'UpsTracking',
      'RoutingGuide',
      'BillToLocations',
      'ChangeDefaults',
      'Company',
      'LogoUpdate',
    ] as const),
    ...(['PrinterSetup', 'ManageUsers', 'AuditTrail'] as const),
  ],
  own: ['UserGuide', 'ContactUs', 'Preferences', 'UpdateProfile', 'ChangePassword'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>
export type PageSection = keyof typeof pageSections

/** In the order of the menus. */
const pageNames: readonly PageName[] = Object.values(pageSections).flat()

const line = (max: number) => z.string().trim().max(max)

export const memberSchema = z
  .object({
    Email: line(textLimits.contactEmail).min(1).pipe(z.email()),
    FirstName: line(textLimits.firstName),
    LastName: line(textLimits.lastName),
    Phone: line(textLimits.personPhone),
    Title: line(textLimits.jobTitle),
    /** The number of the group as a select holds it; blank: none. */
    GroupID: z.string(),
    from: z.enum(rightsFrom),
    seesPrices: z.boolean(),
    /** Address ids of docks as a select holds them; none: all. */
    docks: z.array(z.string()),
    rights: z.partialRecord(z.string(), z.enum(pageRights)),
    MayBook: z.boolean(),
    /** As it is typed; blank: no limit. */
    limit: amountText('money', BOOKING_LIMIT_MAX / 100),
    limitCurrency: z.enum(limitCurrencies),
  })
  .check(ctx => {
    const { from, GroupID, rights } = ctx.value
    if (from === 'group' && GroupID === '') {
      ctx.issues.push({ code: 'too_small', minimum: 1, origin: 'string', input: GroupID, path: ['GroupID'] })
    }
    if (from === 'own' && Object.values(rights).every(right => right === 'none')) {
      ctx.issues.push({ code: 'too_small', minimum: 1, origin: 'array', input: rights, path: ['from'] })
    }
  })
export type MemberValues = z.output<typeof memberSchema>

const names = (list: string | null): readonly string[] => (list === null || list === '' ? [] : list.split(','))

/** What lists of pages open, page by page. @param pageList null: all */
export function rightsOf(pageList: string | null, lookList: string): Record<string, PageRight> {
  const [shown, looks] = [names(pageList), names(lookList)]
  const right = (page: PageName): PageRight =>
    pageList !== null && !shown.includes(page) ? 'none' : looks.includes(page) ? 'look' : 'change'
  return Object.fromEntries(pageNames.map(page => [page, right(page)]))
}

export function valuesOf(member: WireMember | null): MemberValues {
  const looks = names(member?.lookList ?? null)
  return {
    Email: member?.Email ?? '',
    FirstName: member?.FirstName ?? '',
    LastName: member?.LastName ?? '',
    Phone: member?.Phone ?? '',
    Title: member?.Title ?? '',
    GroupID: member?.GroupID == null ? '' : String(member.GroupID),
    from: member?.pageList != null || looks.length > 0 ? 'own' : member?.GroupID == null ? 'all' : 'group',
    rights: rightsOf(member?.pageList ?? null, member?.lookList ?? ''),
    seesPrices: member?.seesPrices ?? true,
    docks: (member?.docks ?? []).map(String),
    MayBook: member?.MayBook ?? true,
    limit: member?.BookingLimit == null ? '' : String(member.BookingLimit / 100),
    limitCurrency: limitCurrencies.find(currency => currency === member?.BookingLimitCurrency) ?? 'USD',
  }
}

/** What is saved of a form. */
export function rightsSaved({
  from,
  GroupID,
  rights,
  seesPrices,
  docks,
}: Pick<MemberValues, 'from' | 'GroupID' | 'rights' | 'seesPrices' | 'docks'>): MemberRights {
  const of = (...wanted: readonly PageRight[]) => pageNames.filter(page => wanted.includes(rights[page] ?? 'none'))
  return {
    GroupID: GroupID === '' ? null : Number(GroupID),
    pages: from === 'own' ? of('look', 'change') : null,
    looksAt: from === 'own' ? of('look') : [],
    seesPrices,
    docks: docks.length === 0 ? null : docks.map(Number),
  }
}

/** What somebody may book, as it is saved. */
export const bookingSaved = ({
  MayBook,
  limit,
  limitCurrency,
}: Pick<MemberValues, 'MayBook' | 'limit' | 'limitCurrency'>): MemberBooking => ({
  MayBook,
  BookingLimit: limit.trim() === '' ? null : Math.round(readAmount(limit) * 100),
  BookingLimitCurrency: limitCurrency,
})
