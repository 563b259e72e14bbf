import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { noTruckNeeds } from '@waybill/domain'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { inAWeek } from '../../testing/quotes.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const reefer = { shipMode: 'TL', EquipmentType: 'REEFER', TemperatureMin: -10, TemperatureMax: 0 } as const

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

it('keeps mode, truck, feet and whom to ask, and changes them', async () => {
  const asked = { RateModeID: 1 as const, RateModeCarriers: [{ Value: 'DMAA' }], PreAssignedCarrier: 'DMAA' }
  const [item] = sampleWireShipment().Items ?? []
  const { shipmentId } = await buildShipment(node, clerk, {
    ...reefer,
    ...asked,
    Items: [{ ...item, linearFeet: 9.5 }],
  })
  const { shipment, version } = await details(shipmentId)
  expect(shipment).toMatchObject({ ...reefer, ...asked, Tarps: false, RateModeCarriers: [{ Value: 'DMAA' }] })
  expect(shipment.Items[0]?.linearFeet).toBe(9.5)
  const changed = { ...sampleWireShipment(), shipMode: 'LTL' as const, VolumeLTL: true }
  const body = { shipment: changed, shipmentId, version }
  expect((await ask(node, BuildShipment, { body }, clerk.token)).status).toBe(200)
  const after = await details(shipmentId)
  expect(after.shipment).toMatchObject({ shipMode: 'LTL', VolumeLTL: true, EquipmentType: '', TemperatureMin: null })
  expect(after.shipment).toMatchObject({ RateModeID: 120, RateModeCarriers: [], PreAssignedCarrier: '' })
  const told = after.history.flatMap(entry => entry.changes)
  expect(told).toContainEqual({ field: 'Equipment', before: 'Reefer, -10 to 0 °F', after: '' })
})

it('asks a truckload for its equipment, and a reefer for its range, at their fields', async () => {
  const refused = async (changes: object) => {
    const body = { shipment: sampleWireShipment({ shipMode: 'TL', ...changes }) }
    return (await ask(node, BuildShipment, { body }, clerk.token)).error.issues?.map(({ at, code }) => [at, code])
  }
  expect(await refused({})).toEqual([['body.shipment.EquipmentType', 'required']])
  expect(await refused({ ...reefer, TemperatureMax: -20 })).toEqual([['body.shipment.TemperatureMax', 'tooSmall']])
})

it('says the equipment in the tender and on the bill of lading; carriers of less than a truckload are not asked', async () => {
  const scac = await addCarrier(node, clerk, { scac: 'DMLT' })
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .insertInto('carrier')
      .values({
        client_id: clerk.clientId,
        scac: 'DMTL',
        name: 'Test Truck',
        mode: 'TL',
        tender_email: 'tl@t.invalid',
      })
      .execute(),
  )
  const { shipmentId } = await buildShipment(node, clerk, { ...reefer, PaymentType: 'C' })
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(reply.refusals.map(({ CarrierSCAC, reason }) => [CarrierSCAC, reason])).toEqual([['DMTL', 'noSheet']])
  const mail = nextMail(node, clerk.clientId, 'kept')
  const { version } = await details(shipmentId)
  const order = { shipmentId, version, PricesheetID: 0, SCAC: 'DMTL' }
  const wrong = await ask(node, Pickup, { body: { ...order, SCAC: scac } }, clerk.token)
  expect(wrong.error.code).toBe('CarrierNotListed')
  expect((await ask(node, Pickup, { body: order }, clerk.token)).status).toBe(200)
  expect((await mail).body_text).toContain('Equipment: Reefer, -10 to 0 °F')
  const print = { shipmentIds: [shipmentId], copies: 1 }
  const paper = await ask(node, CheckBOLandDownload, { body: print }, clerk.token)
  expect(pdfText(paper.bytes)).toContain('Equipment: Reefer, -10 to 0')
})

it('refuses what does not go into the truck when it is saved, priced, asked about and booked', async () => {
  const [item] = sampleWireShipment().Items ?? []
  const heavy = { ...item, Qty: 20, Pieces: 20, Weight: 60_000 }
  const shipment = sampleWireShipment({ shipMode: 'TL', EquipmentType: 'VAN', Items: [heavy] })
  const saved = await ask(node, BuildShipment, { body: { shipment } }, clerk.token)
  expect(saved.error.issues).toMatchObject([
    {
      at: 'body.shipment.EquipmentType',
      code: 'loadOverTruck',
      params: { truck: 'dryVan', weightLb: 60_000, max: 45_000, trucks: 2, others: '' },
    },
  ])
  const scac = await addCarrier(node, clerk, { scac: 'DMVN' })
  const items = freight.items.map(one => ({ ...one, handlingUnits: 20, pieces: 20, weightLb: 60_000 }))
  const truck = { ...noTruckNeeds, equipment: 'dryVan' } as const
  const { shipmentId } = await addFreight(node, clerk, { mode: 'TL', terms: 'collect', truck, items })
  const codes = ({ error }: { error: { issues?: readonly { code: string }[] } }) =>
    error.issues?.map(({ code }) => code)
  expect(codes(await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token))).toEqual(['loadOverTruck'])
  const carriers = [{ email: 'one@carrier.invalid' }]
  const asked = { shipmentId, version: 1, deadline: inAWeek, carriers }
  expect(codes(await ask(node, SpotQuote, { body: asked }, clerk.token))).toEqual(['loadOverTruck'])
  const order = { shipmentId, version: 1, PricesheetID: 0, SCAC: scac }
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier').set({ mode: 'TL' }).where('scac', '=', scac).execute())
  const booked = await ask(node, Pickup, { body: order }, clerk.token)
  expect([booked.error.code, codes(booked)]).toEqual(['NotReady', ['loadOverTruck']])
})

it('a package that nobody carries as one is refused at its field, and small ones are kept with what they ask', async () => {
  const item = { Description: 'Gauges', PieceType: 'CTN' }
  const parcels = (changes: object) =>
    sampleWireShipment({
      shipMode: 'PARCEL',
      Items: [{ ...item, Qty: 2, Pieces: 2, packageType: '02', Length: 12, Width: 10, Height: 8, ...changes }],
    })
  const heavy = await ask(node, BuildShipment, { body: { shipment: parcels({ Weight: 302 }) } }, clerk.token)
  expect(heavy.error.issues).toMatchObject([{ at: 'body.shipment.Items.0.Weight', code: 'packageTooHeavy' }])
  const flat = await ask(node, BuildShipment, { body: { shipment: parcels({ Weight: 20, Height: 0 }) } }, clerk.token)
  expect(flat.error.issues).toMatchObject([{ at: 'body.shipment.Items.0.Height', code: 'required' }])
  const asked = { SaturdayDelivery: true, AdultSignatureRequired: true, SelectedVAS: ['carbonNeutral'] }
  const shipment = { ...parcels({ Weight: 20, AdditionalHandling: true, DeclaredValue: 5000 }), ...asked }
  const { reply } = await ask(node, BuildShipment, { body: { shipment } }, clerk.token)
  const shown = await ask(node, ShipmentDetails, { body: { shipmentId: reply.shipmentId } }, clerk.token)
  expect(shown.reply.shipment).toMatchObject({
    ...asked,
    SignatureRequired: false,
    Items: [{ packageType: '02', AdditionalHandling: true, DeclaredValue: 5000, DeclValCurCode: 'USD' }],
  })
})
