import { z } from 'zod'
import { CONSOLIDATED_MAX } from '../constants.ts'
import { money, moneyLines, stated } from '../money.ts'
import { wireInvoicing } from './carrierInvoice.ts'
import { wireFile } from './file.ts'
import { LABELS_SHOWN_MAX, wireLabel } from './label.ts'
import { wireMail } from './mail.ts'
import { ORDERS_SHOWN_MAX, wireOrderOnShipment } from './orderOnShipment.ts'
import { wireRate, wireRateRefusal } from './rate.ts'
import { wireShipment } from './shipment.ts'

/** One line of the shipment's history: who did what, when. */
const wireFieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() })

export const wireHistory = z.object({
  at: z.string(),
  who: z.string(),
  /** A verb: `created`, `rated`, `tendered`, `edited`, `voided`, `revised` ... */
  action: z.string(),
  /** Fields that changed, as text. */
  changes: z.array(wireFieldChange),
  /** The same of what it costs. */
  charges: moneyLines(z.array(wireFieldChange)),
})
export type WireHistory = z.output<typeof wireHistory>

/** Shipments that have to do with one, at most. */
export const RELATED_MAX = 50

export const bookingStates = ['none', 'reserved', 'booked', 'refused', 'unknown', 'cancelled'] as const

/** A shipment with everything that belongs to it. */
export const wireShipmentDetails = z.object({
  shipmentId: z.int(),
  UniqueName: z.string(),
  /** Specification §3: the company; the number of handling units, a mixed pallet counted once; pounds with pallets. */
  Clientid: z.int32(),
  /** Who entered it. */
  userId: z.int32(),
  /** The carrier has to be told of a change, or nobody knows what it was told. */
  NotifyCarrier: z.boolean(),
  TotalPallet: z.int(),
  Totalweight: z.number(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
  version: z.int32(),
  BOLNumber: z.string(),
  PRONumber: z.string(),
  /** What was entered, as BuildShipment takes it. */
  shipment: wireShipment,
  /** Specification §3: the orders that it was built from, as one text each; worth and references are those of all of them. */
  OrderNumber: z.string(),
  PO_Number: z.string(),
  /** Null: an order does not say what it is worth, they are in several currencies, or no order is on it. */
  OrderValue: stated().nullable(),
  AdditionalRef: z.array(z.string()),
  /** The sales orders on it, with what each bears of the price it was bought at. */
  orders: z.array(wireOrderOnShipment).max(ORDERS_SHOWN_MAX),
  createdAt: z.string(),
  createdBy: z.string(),
  originZone: z.string(),
  /** Why it stands in no list of its status; blank: it does. */
  setAside: z.enum(['', 'archived', 'merged', 'reverted']),
  /** The shipment that carries its freight now. */
  mergedInto: z.object({ shipmentId: z.int(), BOLNumber: z.string() }).nullable(),
  /** What was merged into it, as long as it can be taken apart. */
  members: z.array(z.object({ shipmentId: z.int(), BOLNumber: z.string() })).max(CONSOLIDATED_MAX),
  /** What it brings back, and what brings it back; the newest first. */
  related: z
    .array(
      z.object({
        kind: z.enum(['returnOf', 'returnedBy']),
        shipmentId: z.int(),
        BOLNumber: z.string(),
        PRONumber: z.string(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
      }),
    )
    .max(RELATED_MAX),
  /** The own dock that it leaves, or reaches; blank: neither end is ours. */
  site: z.string(),
  /** When somebody said that it stands ready for its truck, and who; null: nobody did. */
  readyAt: z.string().nullable(),
  readyBy: z.string(),
  /** Labels of its packages, the oldest first; none of freight. */
  labels: z.array(wireLabel).max(LABELS_SHOWN_MAX),
  carrier: z
    .object({
      CarrierName: z.string(),
      CarrierSCAC: z.string(),
      phone: z.string(),
      contactName: z.string(),
      TenderEmail: z.string(),
      /** Asked for prices at. */
      Email: z.string(),
    })
    .nullable(),
  service: z.string(),
  ServiceDays: z.int().nullable(),
  /** Lines that were ordered as hazardous, by their ids, while it stands in Set items; elsewhere none. */
  hazardousLines: z.array(z.int()),
  deliveryDate: z.string(),
  /** Minor units that we owe: the price it was bought at, or what its labels in force cost. Null: no price, or another pays. */
  TotalCharge: money(),
  /**
   * What it is estimated to cost the consignee or the third party who pays it, in minor units of `currency`: our own price for
   * it. Null: we pay, or nobody named a price.
   */
  otherCharge: money(),
  currency: z.string(),
  /** What its carrier asked for, beside what was agreed; null: nobody was awarded it, or another pays. */
  invoicing: money(wireInvoicing),
  selectedPricesheetid: z.int().nullable(),
  /** The prices of the newest rating run, and the selected one whenever it was given. */
  PriceSheets: z.array(wireRate),
  /** Who gave no price in the newest rating run, and why; a source that nobody heard of is among them once its time is over. */
  refusals: z.array(wireRateRefusal),
  /** The newest question for prices; null before the first one. */
  ratingRun: z
    .object({
      /** As GETLTLRates names it, and the socket. */
      runId: z.string(),
      askedAt: z.string(),
      /** Why it chose what it chose; blank while it goes on, and where it is not known. */
      because: z.string(),
      /** Sources that have not answered and still may. */
      waiting: z.int(),
      /** It asked about the shipment as it is now. */
      current: z.boolean(),
    })
    .nullable(),
  /** Whom the newest rating run asked, from its quote requests. */
  Quotes: z.array(
    z.object({
      CarrierName: z.string(),
      CarrierSCAC: z.string(),
      source: z.string(),
      state: z.enum(['asked', 'priced', 'refused', 'silent', 'late']),
      askedAt: z.string(),
      answeredAt: z.string().nullable(),
    }),
  ),
  /** The carriers of the newest rating run and of the tender in force, each once; selected: the tender's, else the selected price's. */
  SelectedCarriers: z.array(z.object({ CarrierName: z.string(), CarrierSCAC: z.string(), selected: z.boolean() })),
  /** A tender is under way, of unknown outcome, or awarded: it holds the purchase slot. */
  isTendered: z.boolean(),
  /** How the tender in force goes or went: `api`, `email` or `call`; blank without one. */
  scheduleVia: z.string(),
  /** From the stops: the truck has left the first pickup; every delivery is done. */
  Pickupcheck: z.boolean(),
  Deliverycheck: z.boolean(),
  /** Where the carrier keeps its own bill of lading of the order in force; blank: it gave none. Ours is in `files`. */
  PDFUrl: z.string(),
  /** The call that gives the proof of delivery; blank while there is none. */
  PODLink: z.string(),
  /** The price that the tender in force was offered at; null without one, and for freight without a price of ours. */
  AssignedPricesheetID: z.int().nullable(),
  /** To whom the tender in force went and what it promised; null without one. */
  tenderpricesheetinfo: z.object({ SelectedCarrierSCAC: z.string(), ServiceDays: z.int().nullable() }).nullable(),
  /** The service of the tender in force, else of the selected price; blank: neither. */
  selectedService: z.string(),
  booking: z.object({
    /** The number of the tender; null before the first one. */
    bookingId: z.int().nullable(),
    /** Whom it went to, or was meant for; blank before the first one. */
    CarrierName: z.string(),
    CarrierSCAC: z.string(),
    state: z.enum(bookingStates),
    /** Given up, so that another carrier can be booked, while the carrier is still asked whether it has the order. */
    isStillAsked: z.boolean(),
    way: z.string(),
    answer: z.string(),
    requestedAt: z.string().nullable(),
    requestedBy: z.string(),
    /** An order over the wire has left for the carrier. */
    isSent: z.boolean(),
    /** The carrier's confirmation of the pickup; blank while there is none. */
    pickupNumber: z.string(),
    /** A void asks the carrier itself to cancel; where it does not, somebody has to call. */
    isCancelAsked: z.boolean(),
    /** What the carrier made of the cancelling of a voided shipment; blank where it was not asked over its wire. */
    cancelState: z.enum(['', 'asked', 'cancelled', 'refused', 'unconfirmed']),
    cancelAnswer: z.string(),
    /** Who was called about it and when, in words. */
    cancelCall: z.string(),
    /** The fields, by name, in which the shipment differs from what the carrier was told last. */
    unknownToCarrier: z.array(z.string()),
    /** When, how and with what answer the carrier was told last, or is being told; null: nobody knows. */
    notification: z
      .object({
        at: z.string(),
        way: z.enum(['api', 'mail', 'call']),
        state: z.enum(['waiting', 'delivered', 'refused', 'bounced', 'unknown']),
        note: z.string(),
        /** It is on its way, or may have arrived, and says what is no longer so. */
        isOutdated: z.boolean(),
      })
      .nullable(),
    /** How it can be told of a change; empty while no order lives. */
    tellWays: z.array(z.enum(['api', 'mail', 'call'])),
  }),
  /** Orders of this shipment beside the one above that a carrier holds or held, and what became of their cancelling. */
  otherBookings: z.array(
    z.object({
      bookingId: z.int(),
      CarrierName: z.string(),
      CarrierSCAC: z.string(),
      state: z.enum(['live', 'surplus', 'cancelling', 'cancelled', 'cancelRefused', 'cancelUnconfirmed']),
      pickupNumber: z.string(),
      PRONumber: z.string(),
      cancelReason: z.string(),
      cancelAnswer: z.string(),
      cancelCall: z.string(),
      /** What it was offered at, minor units; null: freight without a price of ours, or another pays. */
      amount: money(),
      currency: z.string(),
    }),
  ),
  /** Carriers beside the one above that were given up, and are still asked whether they have an order. */
  stillAsked: z.array(z.object({ bookingId: z.int(), CarrierName: z.string(), CarrierSCAC: z.string() })),
  /** What changed since the valid bill of lading was printed and stands on it, in words; blank: it still holds. */
  revisionDue: z.string(),
  /** What a change of each kind means now: free, re-rate and revision, or locked (rules of the trade, booking). */
  editable: z.record(z.string(), z.string()),
  files: z.array(wireFile),
  mails: z.array(wireMail),
  bolRevisions: z.array(
    z.object({ revision: z.int(), reason: z.string(), issuedAt: z.string(), issuedBy: z.string(), fileId: z.int() }),
  ),
  history: z.array(wireHistory),
})
export type WireShipmentDetails = z.output<typeof wireShipmentDetails>
