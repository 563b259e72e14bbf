import { pathOf } from '@waybill/contract'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import type { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { LABELS_SHOWN_MAX } from '@waybill/contract/wire/label.ts'
import { shipmentToWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import {
  type ChangeField,
  carrierWarnings,
  changeEffect,
  changesAfterBooking,
  isCharged,
  isPaidByUs,
  isUninsured,
  modes,
  type Package,
  ratingKey,
  reachedByStops,
  type Shipment,
  type Standing,
  standingPackages,
} from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { withoutKeys } from '../../mail/withoutKeys.ts'
import { localNow } from '../../places/localNow.ts'
import { billsDue } from '../documents/index.ts'
import { invoicingQuery, invoicingShown } from '../invoices/index.ts'
import { type Label, labelsShown } from '../labels/index.ts'
import { isSpot, wireRateOf } from '../prices/index.ts'
import { runShown } from '../rates/index.ts'
import { relatedQuery } from '../returns/index.ts'
import { hazardousQuery } from '../salesOrders/index.ts'
import { loadShipment, type ShipmentRecord } from '../shipments/index.ts'
import { bookingsShown } from './bookingsShown.ts'
import * as sql from './detailsSql.ts'
import { historyLine } from './historyLine.ts'
import { orderedBy, ordersOnQuery, ordersTogether } from './ordersOn.ts'
import { tenderShown } from './tenderShown.ts'

const carrierOf = (row: sql.CarrierRow | null, record: ShipmentRecord): WireShipmentDetails['carrier'] =>
  record.carrierScac === ''
    ? null
    : {
        CarrierName: record.carrierName,
        CarrierSCAC: record.carrierScac,
        phone: row?.phone ?? '',
        contactName: row?.contact_name ?? '',
        TenderEmail: row?.tender_email ?? '',
        Email: row?.quote_email ?? '',
      }

const fileOf = (row: sql.FileRow): WireShipmentDetails['files'][number] => ({
  fileId: row.file_id,
  name: row.name,
  mime: row.mime,
  size: row.size,
  kind: row.kind,
  offeredAsPod: row.offered_as_pod,
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

const packedOf = ({ weightLb, lengthIn, widthIn, heightIn }: Package) => ({
  ...{ Weight: weightLb, Length: lengthIn, Width: widthIn, Height: heightIn },
})

const labelOf = (label: Label, { number, parcel }: Standing): WireShipmentDetails['labels'][number] => ({
  labelId: label.labelId,
  unitId: label.unitId,
  place: label.place,
  number,
  packed: parcel === null ? null : packedOf(parcel),
  trackingNumber: label.trackingNumber,
  state: label.state,
  format: label.format,
  charge: label.charge,
  isCharged: isCharged(label),
  isSurplus: label.isSurplus,
  prints: label.prints,
  why: label.why,
  printedAt: label.printedAt,
  scannedAt: label.scannedAt,
  answer: label.answer,
})

const labelsOf = (labels: readonly Label[], shipment: Shipment): WireShipmentDetails['labels'] => {
  const standing = standingPackages(shipment)
  return labels.map(label => labelOf(label, standing(label)))
}

/** Of an order in force something is not known to its carrier, or nobody knows what it was told. */
const mustNotify = ({ tellWays, unknownToCarrier, notification }: WireShipmentDetails['booking']): boolean =>
  tellWays.length > 0 && (unknownToCarrier.length > 0 || notification === null)

const podLink = (uniqueName: string): string => `${pathOf(DownloadPOD)}?UniqueName=${encodeURIComponent(uniqueName)}`

const fields = Object.keys(changesAfterBooking) as ChangeField[]

export const shipmentDetails: Handler<typeof ShipmentDetails> = async ({ app, db, who, input, now }) => {
  const about = { clientId: who.clientId, shipmentId: input.shipmentId }
  const record = await loadShipment(db, about.clientId, about.shipmentId)
  const { shipment } = record
  const key = ratingKey(shipment)
  const [
    carrier,
    prices,
    { inForce, ...bookings },
    run,
    due,
    files,
    mails,
    revisions,
    history,
    creator,
    charged,
    hazardous,
    standing,
    orders,
    labels,
    related,
    invoicing,
  ] = await Promise.all([
    db.readOne(sql.carrierQuery(who.clientId, record.carrierScac, shipment.mode)),
    db.read(sql.pricesQuery(about, record.selectedQuoteId)),
    bookingsShown(app, db, record),
    runShown(db, about, key, now),
    billsDue(app, db, [record]),
    db.read(sql.filesQuery(about)),
    db.read(sql.mailsQuery(about)),
    db.read(sql.revisionsQuery(about)),
    db.read(sql.historyQuery(about)),
    db.readOne(sql.personQuery(who.clientId, record.createdBy)),
    db.readOne(sql.chargedInQuery(about)),
    record.status === 'O' ? db.read(hazardousQuery(app.db.query, who.clientId, record.shipmentId)) : [],
    db.readOne(sql.standingQuery(about)),
    db.read(ordersOnQuery(about)),
    modes[shipment.mode].isLabelled ? labelsShown(app, db, { ...about, most: LABELS_SHOWN_MAX }) : [],
    db.read(relatedQuery(about.clientId, about.shipmentId)),
    db.readOne(invoicingQuery(about.clientId, about.shipmentId)),
  ])
  const selected = prices.find(row => row.price_sheet_id === record.selectedQuoteId)
  const wire = shipmentToWire(shipment)
  const ordered = orderedBy(orders)
  const today = localNow(now, who.timeZone).date
  return {
    shipmentId: record.shipmentId,
    UniqueName: record.uniqueName,
    Clientid: record.clientId,
    userId: record.createdBy,
    NotifyCarrier: mustNotify(bookings.booking),
    TotalPallet: record.totalHandlingUnits,
    Totalweight: record.totalWeightLb,
    shipmentStatus: record.status,
    version: record.version,
    BOLNumber: record.bolNumber,
    PRONumber: record.proNumber,
    shipment: {
      ...wire,
      Items: wire.Items.map(item => ({ ...item, OriginalQty: ordered.get(item.LineID ?? 0) ?? null })),
      TenderReferences: { ...wire.TenderReferences, PROnumber: record.proNumber },
    },
    ...ordersTogether(orders, shipment),
    orders,
    createdAt: record.createdAt,
    createdBy: creator?.name ?? '',
    originZone: record.originZone,
    setAside: record.setAside,
    mergedInto: standing?.into_id == null ? null : { shipmentId: standing.into_id, BOLNumber: standing.into_bol ?? '' },
    members: [...(standing?.members ?? [])],
    related: related.map(row => ({
      ...{ kind: row.kind, shipmentId: row.shipment_id, BOLNumber: row.bol_number },
      ...{ PRONumber: row.pro_number, shipmentStatus: row.status },
    })),
    site: standing?.site ?? '',
    readyAt: record.readyAt === null ? null : new Date(record.readyAt).toISOString(),
    readyBy: standing?.ready_by ?? '',
    labels: labelsOf(labels, shipment),
    carrier: carrierOf(carrier, record),
    service: record.service,
    ServiceDays: record.serviceDays,
    deliveryDate: record.deliveryDate ?? '',
    hazardousLines: hazardous.map(row => row.shipment_line_id),
    TotalCharge: isPaidByUs(shipment) ? record.totalCharge : null,
    otherCharge: isPaidByUs(shipment) ? null : record.totalCharge,
    currency: charged?.currency ?? shipment.currency,
    invoicing: invoicingShown(invoicing),
    selectedPricesheetid: record.selectedQuoteId,
    PriceSheets: prices.map(row =>
      wireRateOf(row, {
        ...{ ratingKey: key, now, allowed: !row.do_not_use && !isUninsured(row.insurance_expires, today) },
        carrierWarnings: carrierWarnings(row.insurance_expires, today, !row.is_listed && isSpot(row), shipment.mode),
      }),
    ),
    ...run,
    ...tenderShown(inForce, selected, run.Quotes),
    scheduleVia: inForce?.way ?? '',
    Pickupcheck: reachedByStops(shipment.stops) !== 'T',
    Deliverycheck: reachedByStops(shipment.stops) === 'D',
    PDFUrl: inForce?.billUrl ?? '',
    PODLink: files.some(file => file.kind === 'pod') ? podLink(record.uniqueName) : '',
    ...bookings,
    revisionDue: due[0] ?? '',
    editable: Object.fromEntries(fields.map(field => [field, changeEffect(field, record.status)])),
    files: files.map(fileOf),
    mails: mails.map(row => ({ ...mailOf(row), text: withoutKeys(app.settings, row.body_text) })),
    bolRevisions: revisions.map(row => ({
      revision: row.revision,
      reason: row.reason,
      issuedAt: row.issued_at,
      issuedBy: row.issued_by_name,
      fileId: row.file_id,
    })),
    history: history.map(row => historyLine(row, shipment.currency)),
  }
}
