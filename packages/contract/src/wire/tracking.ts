import { trackingStatuses } from '@waybill/domain'
import { z } from 'zod'
import { trimmedText } from './text.ts'

export const wireTrackingStatus = z.enum(trackingStatuses)

/** One thing that happened to the freight. */
export const wireTrackingEvent = z.object({
  eventId: z.int(),
  /** The stop where it happened; null: it names none. */
  stopId: z.int().nullable(),
  /** Null: a carrier's code nobody has mapped yet. */
  status: wireTrackingStatus.nullable(),
  description: z.string(),
  /** Local date and time where it happened, `2026-11-24T14:05`. */
  localTime: z.string(),
  City: z.string(),
  State: z.string(),
  notes: z.string(),
  source: z.enum(['carrier', 'staff', 'link']),
  /** The carrier's own code; blank for people. */
  code: z.string(),
  enteredBy: z.string(),
  /** False: entered through a link, and staff have not accepted it. */
  accepted: z.boolean(),
  takenBack: z.boolean(),
  takenBackWhy: z.string(),
})
export type WireTrackingEvent = z.output<typeof wireTrackingEvent>

/** One end of the lane: as much of it as a stranger may know. */
const wireEnd = z.object({
  City: z.string(),
  State: z.string(),
  CountryCode: z.string(),
  /** Null when nobody knows where that ZIP code is. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const wireTrackedFile = z.object({
  fileId: z.int(),
  name: z.string(),
  size: z.int(),
  kind: z.enum(['pod', 'attachment']),
  uploadedAt: z.string(),
})

/** What the holder of a tracking link sees: no money, no notes of the shipper, no names of people. */
export const wireTracking = z.object({
  shipmentId: z.int(),
  Shipper: z.string(),
  /** Where the shipper's logo is shown from; blank without one. */
  logourl: z.string(),
  BOLNumber: z.string(),
  PRONumber: z.string(),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  /** Whom to call about the freight; blank when nobody knows. */
  CarrierPhone: z.string(),
  supportEmail: z.string(),
  service: z.string(),
  origin: wireEnd,
  destination: wireEnd,
  TotalQuantity: z.int(),
  Totalweight: z.number(),
  PickupByDate: z.string(),
  /** Local date at the destination; blank when the carrier did not say. */
  deliveryDate: z.string(),
  /** How far it got, the furthest of the five statuses; null: nothing is known yet. */
  reached: wireTrackingStatus.nullable(),
  /** The last thing heard was a problem. */
  hasProblem: z.boolean(),
  isVoid: z.boolean(),
  /** A demo's shipment: nothing of it is real. */
  isSample: z.boolean(),
  events: z.array(wireTrackingEvent),
  total: z.int(),
  files: z.array(wireTrackedFile),
  /** Where the freight is now: what an event's date and time are meant in, unless its place says otherwise. */
  timeZone: z.string(),
  /** May add events and papers. */
  canAdd: z.boolean(),
})
export type WireTracking = z.output<typeof wireTracking>

/** An event as it is entered: every field is checked by the rules of the trade, and all faults are told at once. */
export const wireEnteredEvent = z.object({
  status: trimmedText(40).default(''),
  date: trimmedText(10).default(''),
  time: trimmedText(5).default(''),
  description: trimmedText(1000).default(''),
  city: trimmedText(200).default(''),
  state: trimmedText(20).default(''),
  notes: trimmedText(5000).default(''),
  /** Extra addresses to tell, separated by commas. */
  notifications: trimmedText(2000).default(''),
})

/** When freight was picked up or delivered, on the clock of that stop; blank: now, of a time alone today. */
export const saidTime = z.object({
  date: trimmedText(10).default(''),
  time: trimmedText(5).default(''),
})

/** Which statuses of a shipment are told to whom. */
export const wireTrackingNotice = z.object({
  statuses: z.array(wireTrackingStatus),
  addresses: z.array(z.string()),
})
