import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { money } from '../money.ts'
import { wireAddress } from './address.ts'
import { storableText } from './text.ts'

/** Pickups and closes that a page shows, the newest first. */
export const PICKUPS_SHOWN = 50
export const CLOSES_SHOWN = 50
/** Labels that are shown as never scanned, the oldest first. */
export const UNSCANNED_MAX = 500
/** Labels in dispute that are shown, the oldest first. */
export const DISPUTED_MAX = 200
/** Labels of one close. */
export const CLOSED_MAX = 10_000
export const LOCATIONS_MAX = 25
/** Days back that a label waits to be closed, or for a truck; older ones are no part of a day any more. */
export const OPEN_DAYS = 30

/** Labels of a day with an account that stand on no manifest yet. */
const openDay = z.object({
  /** Local day on which they were bought. */
  day: z.string(),
  count: z.int(),
  weightLb: z.number(),
  /** Minor units of `currency` that we owe; null: the carrier named a price for none of them, or another pays. */
  charges: money(),
  /** Blank where they are in several. */
  currency: z.string(),
})

export const wireDayAccount = z.object({
  AccountID: z.int(),
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  canPickUp: z.boolean(),
  canRatePickup: z.boolean(),
  canLookForPickup: z.boolean(),
  canLocate: z.boolean(),
  /** `carrier`: it is told what the day's labels are; `own`: the manifest is ours alone. */
  close: z.enum(['carrier', 'own']),
  /** Whether it closes all that it holds of the account, whichever day it is of. */
  closesAll: z.boolean(),
  /** Where its packages are handed over: where the newest of its open labels leaves. Null: nothing of it is open. */
  place: wireAddress.nullable(),
  open: z.array(openDay),
  /** Labels that no truck was asked for yet, by the carrier's truck that takes them. */
  waiting: z.array(z.object({ fleet: z.string(), count: z.int(), weightLb: z.number() })),
})
export type WireDayAccount = z.output<typeof wireDayAccount>

export const wirePickup = z.object({
  pickupId: z.int(),
  AccountID: z.int(),
  CarrierName: z.string(),
  state: z.enum(['asking', 'asked', 'failed', 'unknown', 'cancelling', 'cancelled', 'cancelUnknown']),
  date: z.string(),
  readyAt: z.string(),
  closeAt: z.string(),
  place: z.string(),
  count: z.int(),
  weightLb: z.number(),
  number: z.string(),
  charge: money(),
  currency: z.string(),
  /** The carrier's words or ours. */
  answer: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  canLook: z.boolean(),
})
export type WirePickup = z.output<typeof wirePickup>

export const wireClose = z.object({
  closeId: z.int(),
  AccountID: z.int(),
  CarrierName: z.string(),
  state: z.enum(['closing', 'closed', 'failed', 'unknown']),
  day: z.string(),
  number: z.string(),
  count: z.int(),
  weightLb: z.number(),
  answer: z.string(),
  /** Names of what the carrier gave, beside our own manifest. */
  papers: z.array(z.string()),
  askedAt: z.string(),
  askedBy: z.string(),
})
export type WireClose = z.output<typeof wireClose>

export const wireTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A truck as a person asks for it; pieces and weight come from the labels that wait. */
export const wirePickupQuestion = z.object({
  AccountID: z.int().positive(),
  fleet: storableText(10).default(''),
  /** Local date and times where the packages stand. */
  date: z.iso.date(),
  readyAt: wireTime,
  closeAt: wireTime,
  place: wireAddress,
  residential: z.boolean().default(false),
  instructions: storableText(textLimits.reason).trim().default(''),
})
export type WirePickupQuestion = z.input<typeof wirePickupQuestion>

export const wireUnscanned = z.object({
  labelId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  trackingNumber: z.string(),
  CarrierName: z.string(),
  service: z.string(),
  boughtAt: z.string(),
  /** Minor units that we owe; null: nobody named a price, or another pays. */
  charge: money(),
  currency: z.string(),
})
export type WireUnscanned = z.output<typeof wireUnscanned>

export const wireDisputed = wireUnscanned.extend({
  /** `unanswered`: nobody knows whether the carrier took it back; `scanned`: it was taken back, and scanned all the same. */
  why: z.enum(['unanswered', 'scanned']),
  /** The carrier's words or ours. */
  answer: z.string(),
  /** Whether the carrier can be asked again over its wire: its order is in force. */
  canAsk: z.boolean(),
  /** Of the shipment. */
  version: z.int32(),
})
export type WireDisputed = z.output<typeof wireDisputed>

export const wireDropOff = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  phone: z.string(),
  distanceMiles: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** By day of the week, 0 is Sunday; a day that is missing is closed. */
  hours: z.array(z.object({ day: z.int(), from: z.string(), to: z.string() })),
  hoursText: z.string(),
  latestGround: z.string(),
  latestAir: z.string(),
})
export type WireDropOff = z.output<typeof wireDropOff>
