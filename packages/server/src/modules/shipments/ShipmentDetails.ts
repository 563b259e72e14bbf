import type { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { wireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentToWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { type ChangeField, changeEffect, changesAfterBooking, isExpired, ratingKey } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import * as sql from './detailsSql.ts'
import { changesOf } from './historyText.ts'
import { loadShipment, type ShipmentRecord } from './shipmentStore.ts'

const { charges, trace, warnings } = wireRate.shape

/** A stored price as a row of rates; it is current while everything it depends on stays and its time is not over. */
function rateOf(row: sql.PriceRow, key: string, now: Date): WireRate {
  const steps = trace.parse(row.trace)
  return {
    PricesheetID: row.price_sheet_id,
    CarrierName: row.carrier_name,
    CarrierSCAC: row.scac,
    title: row.service,
    source: row.source,
    ServiceDays: row.transit_days,
    deliveryDate: row.delivery_date ?? '',
    linehaul: row.linehaul,
    discount: row.discount,
    fuel: row.fuel,
    accessorials: row.accessorials,
    CurrAmount: row.total,
    currency: row.currency,
    charges: charges.parse(row.charges),
    trace: steps,
    warnings: warnings.parse(row.warnings),
    guessedClass: steps.some(step => step.step === 'article' && step.guessed === true),
    ratedAt: row.rated_at,
    expiresAt: row.expires_at,
    current: row.rating_key === key && !isExpired(Date.parse(row.expires_at), now.getTime()),
    allowed: !row.do_not_use,
  }
}

const noBooking: WireShipmentDetails['booking'] = {
  state: 'none',
  way: '',
  answer: '',
  requestedAt: null,
  requestedBy: '',
}

const bookingOf = (row: sql.BookingRow | null): WireShipmentDetails['booking'] =>
  row === null
    ? noBooking
    : {
        state: row.state,
        way: row.way,
        answer: row.answer,
        requestedAt: row.requested_at,
        requestedBy: row.requested_by,
      }

const carrierOf = (row: sql.CarrierRow | null, record: ShipmentRecord): WireShipmentDetails['carrier'] =>
  record.carrierScac === ''
    ? null
    : {
        CarrierName: record.carrierName,
        CarrierSCAC: record.carrierScac,
        phone: row?.phone ?? '',
        contactName: row?.contact_name ?? '',
        TenderEmail: row?.tender_email ?? '',
      }

const fileOf = (row: sql.FileRow): WireShipmentDetails['files'][number] => ({
  fileId: row.file_id,
  name: row.name,
  mime: row.mime,
  size: row.size,
  kind: row.kind,
  uploadedBy: row.uploaded_by_name,
  uploadedAt: row.created_at,
})

const mailOf = (row: sql.MailRow): WireShipmentDetails['mails'][number] => ({
  mailId: row.mail_id,
  shipmentId: row.shipment_id,
  purpose: row.purpose,
  to: row.recipients,
  cc: row.cc,
  subject: row.subject,
  text: row.body_text,
  attachments: row.attachments,
  state: row.state,
  error: row.error,
  tries: row.tries,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

const fields = Object.keys(changesAfterBooking) as ChangeField[]

export const shipmentDetails: Handler<typeof ShipmentDetails> = async ({ db, who, input, now }) => {
  const about = { clientId: who.clientId, shipmentId: input.shipmentId }
  const record = await loadShipment(db, about.clientId, about.shipmentId)
  const { shipment } = record
  const [carrier, prices, booking, files, mails, revisions, history, creator] = await Promise.all([
    db.readOne(sql.carrierQuery(who.clientId, record.carrierScac, shipment.mode)),
    db.read(sql.pricesQuery(about, record.selectedQuoteId)),
    db.readOne(sql.bookingQuery(about)),
    db.read(sql.filesQuery(about)),
    db.read(sql.mailsQuery(about)),
    db.read(sql.revisionsQuery(about)),
    db.read(sql.historyQuery(about)),
    db.readOne(sql.personQuery(who.clientId, record.createdBy)),
  ])
  const key = ratingKey(shipment)
  return {
    shipmentId: record.shipmentId,
    UniqueName: record.uniqueName,
    shipmentStatus: record.status,
    version: record.version,
    BOLNumber: record.bolNumber,
    PRONumber: record.proNumber,
    shipment: shipmentToWire(shipment),
    createdAt: record.createdAt,
    createdBy: creator?.name ?? '',
    originZone: record.originZone,
    carrier: carrierOf(carrier, record),
    service: record.service,
    ServiceDays: record.serviceDays,
    deliveryDate: record.deliveryDate ?? '',
    TotalCharge: record.totalCharge,
    currency: shipment.currency,
    selectedPricesheetid: record.selectedQuoteId,
    PriceSheets: prices.map(row => rateOf(row, key, now)),
    booking: bookingOf(booking),
    revisionDue: record.revisionDue,
    editable: Object.fromEntries(fields.map(field => [field, changeEffect(field, record.status)])),
    files: files.map(fileOf),
    mails: mails.map(mailOf),
    bolRevisions: revisions.map(row => ({
      revision: row.revision,
      reason: row.reason,
      issuedAt: row.issued_at,
      issuedBy: row.issued_by_name,
      fileId: row.file_id,
    })),
    history: history.map(row => ({
      at: row.at,
      who: row.actor,
      action: row.action,
      changes: changesOf(row.before, row.after, shipment.currency),
    })),
  }
}
