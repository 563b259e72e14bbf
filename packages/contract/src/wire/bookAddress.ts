import { z } from 'zod'
import { wireAddress } from './address.ts'
import { storableText } from './text.ts'

/** How a place receives freight; applied by itself when the address is chosen. */
export const wireReceives = z.object({
  FromTime: storableText(5).default(''),
  ToTime: storableText(5).default(''),
  AppointmentRequired: z.boolean().default(false),
  LiftGate: z.boolean().default(false),
  LimitedAccess: z.boolean().default(false),
  Residential: z.boolean().default(false),
  /** Usual extra services, codes of GetAccessorials. */
  Accessorials: z.array(storableText(12)).max(30).default([]),
  Notes: storableText(500).default(''),
})
export type WireReceives = z.output<typeof wireReceives>

/** How the bill of lading names a place, each in its fixed place on the paper. */
export const wirePaperNumbers = z.object({
  /** The consignee's number of this location. */
  LocationNumber: storableText(30).default(''),
  /** The consignee's identification number of the shipment's customer. */
  CID: storableText(30).default(''),
  /** The shipper's identification number. */
  SID: storableText(30).default(''),
  /** The goods are sold free on board at this place. */
  FOB: z.boolean().default(false),
})
export type WirePaperNumbers = z.output<typeof wirePaperNumbers>

/** An address of the book as it is entered. */
export const wireBookAddressInput = wireAddress.omit({ ReceivingHours: true }).extend({
  /** One of our own places: offered as origin and pickup location. */
  isOurs: z.boolean().default(false),
  Receives: wireReceives.prefault({}),
  Papers: wirePaperNumbers.prefault({}),
})

export const wireBookAddress = wireBookAddressInput.extend({
  addressId: z.int(),
  version: z.int32(),
  /** How many shipments used it. */
  used: z.int(),
})
export type WireBookAddress = z.output<typeof wireBookAddress>
