import { FILES_PER_SHIPMENT_MAX } from '@waybill/contract'
import type { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { type Address, destinationOf, isTrackingStatus, originOf, pickupOf, type TrackingStatus } from '@waybill/domain'
import { settingOf } from '../../companySettings.ts'
import type { Given, Handler } from '../../handler.ts'
import { logoUrlOf } from '../../identity/logos.ts'
import { lookUpZip } from '../../places/zips.ts'
import { loadShipment, type ShipmentRecord } from '../shipments/index.ts'
import { type EventRow, wireEventOf, zoneAt } from './events.ts'
import { shipmentAsked } from './shipmentAsked.ts'

type Asked = Given<typeof DisplayTrackingDetails>

function endOf({ city, state, zip, country }: Address): WireTracking['origin'] {
  const place = country === 'US' || country === 'CA' ? lookUpZip(zip, country) : null
  const { latitude = null, longitude = null } = place ?? {}
  return { City: city, State: state, CountryCode: country, latitude, longitude }
}

/** How far freight got, from what is believed of it; problems stand beside the road. */
const steps: readonly TrackingStatus[] = ['preparedPickup', 'pickup', 'inTransit', 'delivered']

async function standing({ app, db }: Asked, { clientId, shipmentId, status }: ShipmentRecord) {
  const rows = await db.read(
    app.db.query
      .selectFrom('tracking_event')
      .select(['status', eb => eb.fn.max('happened_at').as('last')])
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('status', 'is not', null)
      .where('accepted_at', 'is not', null)
      .where('taken_back_at', 'is', null)
      .groupBy('status'),
  )
  const heard = rows.filter(row => row.status !== null && isTrackingStatus(row.status))
  const last = heard.toSorted((a, b) => Date.parse(a.last) - Date.parse(b.last)).at(-1)
  const known = new Set(heard.map(row => row.status))
  // What staff moved by hand counts as well as what was reported.
  if (status === 'T') known.add('preparedPickup')
  if (status === 'A') known.add('pickup')
  if (status === 'D') known.add('delivered')
  return {
    reached: steps.findLast(step => known.has(step)) ?? null,
    hasProblem: last?.status === 'problem' && status !== 'D',
  }
}

/** Strangers see the proof of delivery and what came through links; the company's own papers stay inside. */
const files = ({ app, db }: Asked, { clientId, shipmentId }: ShipmentRecord) =>
  db.read(
    app.db.query
      .selectFrom('file')
      .select(['file_id', 'name', 'size', 'kind', 'created_at'])
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('deleted_at', 'is', null)
      .where(eb =>
        eb.or([eb('kind', '=', 'pod'), eb.and([eb('kind', '=', 'attachment'), eb('uploaded_by', 'is', null)])]),
      )
      .orderBy('file_id', 'desc')
      .limit(FILES_PER_SHIPMENT_MAX),
  )

function events({ app, db, input }: Asked, { clientId, shipmentId }: ShipmentRecord, isStaff: boolean) {
  const all = app.db.query
    .selectFrom('tracking_event')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .$if(!isStaff, query => query.where('taken_back_at', 'is', null))
  return Promise.all([
    db.read(
      all
        .selectAll()
        .orderBy('happened_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(all.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
}

/** A stranger reads who told it, not which person typed it. */
const forStranger = (row: EventRow): EventRow => ({ ...row, entered_by: row.source === 'staff' ? '' : row.entered_by })

export const displayTrackingDetails: Handler<typeof DisplayTrackingDetails> = async asked => {
  const { app, db, who, input } = asked
  const isStaff = !('kind' in who)
  const record = await loadShipment(db, who.clientId, shipmentAsked(who, input.shipmentId))
  const { clientId, shipment, status } = record
  const [[rows, counted], where, papers, carrier, company, supportEmail, logourl] = await Promise.all([
    events(asked, record, isStaff),
    standing(asked, record),
    files(asked, record),
    db.readOne(
      app.db.query
        .selectFrom('carrier')
        .select('phone')
        .where('client_id', '=', clientId)
        .where('scac', '=', record.carrierScac)
        .where('mode', '=', shipment.mode),
    ),
    db.readOne(
      app.db.query.selectFrom('identity.client').select(['name', 'is_demo']).where('client_id', '=', clientId),
    ),
    settingOf(app, db, clientId, 'supportEmail'),
    logoUrlOf(app.db.identity, clientId),
  ])
  return {
    shipmentId: record.shipmentId,
    Shipper: company?.name ?? '',
    logourl,
    BOLNumber: record.bolNumber,
    PRONumber: record.proNumber,
    CarrierName: record.carrierName,
    CarrierSCAC: record.carrierScac,
    CarrierPhone: carrier?.phone ?? '',
    supportEmail: supportEmail || app.settings.SUPPORT_EMAIL,
    service: record.service,
    origin: endOf(originOf(shipment)),
    destination: endOf(destinationOf(shipment)),
    TotalQuantity: record.totalHandlingUnits,
    Totalweight: record.totalWeightLb,
    PickupByDate: pickupOf(shipment).date,
    deliveryDate: record.deliveryDate ?? '',
    ...where,
    isVoid: status === 'V',
    isSample: company?.is_demo ?? false,
    events: rows.map(row => wireEventOf(isStaff ? row : forStranger(row))),
    total: counted?.n ?? 0,
    files: papers.toReversed().map(file => ({
      fileId: file.file_id,
      name: file.name,
      size: file.size,
      kind: file.kind === 'pod' ? ('pod' as const) : ('attachment' as const),
      uploadedAt: file.created_at,
    })),
    timeZone: zoneAt(record, ''),
    canAdd: isStaff || who.mayAdd,
  }
}
