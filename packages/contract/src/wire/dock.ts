import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { DOCK_DAYS, DOCK_DOORS_MAX, DOCK_PICKUPS_MAX, DOCK_SITES_MAX } from '../constants.ts'

/** One pickup on the board of a dock. */
export const wireDockPickup = z.object({
  shipmentId: z.int(),
  UniqueName: z.string(),
  version: z.int32(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D']),
  shipMode: z.enum(modeNames),
  BOLNumber: z.string(),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  TrailerNumber: z.string(),
  consignee: z.string(),
  consigneeCity: z.string(),
  consigneeState: z.string(),
  TotalQuantity: z.int(),
  Totalweight: z.number(),
  /** On the wall of the dock, `10:00`; blank: nobody said. */
  pickupFrom: z.string(),
  pickupTo: z.string(),
  /** Blank: no door yet. */
  Door: z.string(),
  /** When somebody said that it stands ready, and who; null: nobody did. */
  readyAt: z.string().nullable(),
  readyBy: z.string(),
  /** When the truck left; null: it did not, or nobody wrote down when. */
  leftAt: z.string().nullable(),
  zone: z.string(),
})
export type WireDockPickup = z.infer<typeof wireDockPickup>

export const wireDockView = z.object({
  /** The day that is shown, and today, both on the wall of the dock. */
  date: z.string(),
  today: z.string(),
  zone: z.string(),
  /** The dock that is shown; null: all. */
  siteId: z.int().nullable(),
  /** Own docks of the address book. */
  sites: z.array(z.object({ addressId: z.int(), CompanyName: z.string(), City: z.string() })).max(DOCK_SITES_MAX),
  /** In the order of their windows. */
  pickups: z.array(wireDockPickup).max(DOCK_PICKUPS_MAX),
  /** How many there are on that day, shown or not. */
  total: z.int(),
  /** Doors that were used in the days around. */
  doors: z.array(z.string()).max(DOCK_DOORS_MAX),
  /** Pickups of the day and of those after it. */
  days: z.array(z.object({ date: z.string(), count: z.int() })).max(DOCK_DAYS),
  /** Booked pickups of the two weeks before today that have not left, and the last day of one; blank: there is none. */
  leftBehind: z.int(),
  leftBehindOn: z.string(),
})
export type WireDockView = z.infer<typeof wireDockView>
