import type { BodyOf } from '@waybill/contract'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { personAs } from '../../identity/personAs.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier, addSheet } from '../../testing/rates.ts'
import { insertShipment } from '../../testing/shipments.ts'

const node = await sharedNode()

let clerk: Person
let colleague: Person
/** As the history names them. */
let names: { readonly clerk: string; readonly colleague: string }
beforeEach(async () => {
  clerk = await newCompany(node)
  colleague = await newPerson(node, clerk.clientId)
  const nameOf = async ({ clientId, userId }: Person) => (await personAs(node.app.db, clientId, userId))?.name ?? ''
  names = { clerk: await nameOf(clerk), colleague: await nameOf(colleague) }
})

/** The newest job of the clerk once no row of it waits. */
async function ended(): Promise<WireBulkJob> {
  let wake = (): void => {}
  const stop = node.app.realtime.subscribe(news => {
    if (news === 'missed' || news.topic === 'bulk') wake()
  })
  try {
    for (;;) {
      const news = new Promise<void>(resolve => {
        wake = resolve
      })
      const [job] = (await ask(node, GetBulk, {}, clerk.token)).reply.jobs
      if (job !== undefined && job.endedAt !== null) return job
      await news
    }
  } finally {
    stop()
  }
}

async function started(body: BodyOf<typeof StartBulk>): Promise<WireBulkJob> {
  expect((await ask(node, StartBulk, { body }, clerk.token)).status).toBe(200)
  return ended()
}

const retry = async (body: BodyOf<typeof RetryBulk>) => (await ask(node, RetryBulk, { body }, clerk.token)).reply.again

async function retried(body: BodyOf<typeof RetryBulk>): Promise<WireBulkJob> {
  expect(await retry(body)).toBe(1)
  return ended()
}

const services = async (person: Person, shipmentId: number, version: number, codes: string[]) => {
  const body = { shipmentId, version, AdditionalService: codes }
  expect((await ask(node, UpdateServices, { body }, person.token)).status).toBe(200)
}

const add = async () => (await addFreight(node, clerk)).shipmentId

/** The prices that a shipment was tendered at. */
const tenderedAt = async (shipmentId: number) =>
  (
    await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('tender').select('price_sheet_id').where('shipment_id', '=', shipmentId))
  ).map(row => row.price_sheet_id)

const statusOf = async (shipmentId: number) =>
  (
    await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('shipment').select('status').where('shipment_id', '=', shipmentId))
  )[0]?.status

const voiding = (id: number): BodyOf<typeof StartBulk> => ({
  ...{ action: 'void', comments: 'Not needed', rows: [{ id, version: 1 }] },
})

describe('a row that somebody else changed', () => {
  it('is not tried again with the others; it is done once its change was shown, and shown again if there is another', async () => {
    const id = await add()
    await services(colleague, id, 1, ['LGDEL'])
    const job = await started(voiding(id))
    expect(job).toMatchObject({ toFix: 1, changed: 1 })
    const [row] = job.shown
    expect(row).toMatchObject({ code: 'ChangedMeanwhile', changed: { version: 2 } })
    expect(row?.changed?.history).toMatchObject([
      {
        who: names.colleague,
        action: 'services changed',
        changes: [{ field: 'Accessorials', before: '', after: 'Lift gate at delivery' }],
      },
    ])
    const { bulkId } = job
    // As a whole, and by its number, it stays as it is.
    expect(await retry({ bulkId })).toBe(0)
    expect(await retry({ bulkId, rowNos: [0] })).toBe(0)
    await services(colleague, id, 2, [])
    const again = await retried({ bulkId, seen: [{ rowNo: 0, version: 2 }] })
    expect(again.shown).toMatchObject([{ code: 'ChangedMeanwhile', changed: { version: 3 } }])
    // What was shown before is known by now.
    expect(again.shown[0]?.changed?.history).toHaveLength(1)
    expect(await statusOf(id)).toBe('Q')
    expect(await retried({ bulkId, seen: [{ rowNo: 0, version: 3 }] })).toMatchObject({ done: 1, toFix: 0 })
    expect(await statusOf(id)).toBe('V')
    // Pressed twice, it is done once.
    expect(await retry({ bulkId, seen: [{ rowNo: 0, version: 3 }] })).toBe(0)
  })

  it('says who and when of a carrier, and of one that is gone that it is not there', async () => {
    const body = { carrier: { CarrierName: 'Demo One', SCAC: 'DMQA', CarrierLocn: 'MAIN' } }
    await ask(node, FreightCarrier, { query: { Mode: 'ADD' }, body }, clerk.token)
    const [carrier] = (await ask(node, FreightCarrier, { query: { Mode: 'Load' }, body: {} }, clerk.token)).reply
      .carriers
    const { carrierId = 0 } = carrier ?? {}
    const changed = { carrierId, version: 1, carrier: { ...body.carrier, Phone: '555 010 0100' } }
    expect(
      (await ask(node, FreightCarrier, { query: { Mode: 'UPDATE' }, body: changed }, colleague.token)).status,
    ).toBe(200)
    const job = await started({ action: 'deleteCarriers', rows: [{ id: carrierId, version: 1 }] })
    expect(job.shown).toMatchObject([
      { changed: { version: 2, history: [{ who: names.colleague, action: 'changed' }] } },
    ])
    expect(await retried({ bulkId: job.bulkId, seen: [{ rowNo: 0, version: 2 }] })).toMatchObject({ done: 1 })
  })
})

describe('a row that was refused for another reason', () => {
  const move = async (person: Person, shipmentId: number, version: number, statusCode: 'D' | 'A') => {
    const body = { shipmentId, version, statusCode, comments: 'as the carrier says' }
    expect((await ask(node, UpdateStatusCode, { body }, person.token)).status).toBe(200)
  }

  const withoutReason = async (id: number) => {
    const job = await started({ action: 'void', rows: [{ id, version: 1 }] })
    expect(job.shown).toMatchObject([{ code: 'ReasonMissing', changed: null }])
    return job.bulkId
  }

  it('is tried as it was seen: what others changed since is shown first', async () => {
    const id = await insertShipment(node, clerk, { status: 'A' })
    const bulkId = await withoutReason(id)
    await move(clerk, id, 1, 'D')
    await move(colleague, id, 2, 'A')
    const job = await retried({ bulkId, comments: 'Not needed' })
    expect(job.shown).toMatchObject([{ code: 'ChangedMeanwhile', changed: { version: 3 } }])
    // What somebody else did stands first.
    expect(job.shown[0]?.changed?.history.map(({ who }) => who)).toEqual([names.colleague, names.clerk])
    expect(await statusOf(id)).toBe('A')
  })

  it('goes as it is now when the one who tries it again changed it himself', async () => {
    const id = await insertShipment(node, clerk, { status: 'A' })
    const bulkId = await withoutReason(id)
    await move(clerk, id, 1, 'D')
    await move(clerk, id, 2, 'A')
    expect(await retried({ bulkId, comments: 'Not needed' })).toMatchObject({ done: 1, toFix: 0 })
    expect(await statusOf(id)).toBe('V')
  })
})

describe('a tender that is tried again', () => {
  const priced = async (person: Person, shipmentId: number) =>
    (await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)).reply.rates[0]?.PricesheetID ?? 0

  async function expiredTender(): Promise<{ id: number; bulkId: number }> {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const id = await add()
    await priced(clerk, id)
    const { rows } = (await ask(node, ReviewTenders, { body: { shipmentIds: [id] } }, clerk.token)).reply
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('price_sheet')
        .set({ expires_at: new Date(node.clock.now().getTime() - 1).toISOString() })
        .where('shipment_id', '=', id)
        .execute(),
    )
    const shipments = rows.map(({ shipmentId, version, PricesheetID }) => ({ shipmentId, version, PricesheetID }))
    const { bulkId } = (await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)).reply
    expect((await ended()).shown).toMatchObject([{ code: 'QuoteExpired' }])
    return { id, bulkId }
  }

  it('goes at the price that the same person asked for since', async () => {
    const { id, bulkId } = await expiredTender()
    const now = await priced(clerk, id)
    expect(await retried({ bulkId })).toMatchObject({ done: 1 })
    expect(await tenderedAt(id)).toEqual([now])
  })

  it('does not go at a price that somebody else chose since, and shows it', async () => {
    const { id, bulkId } = await expiredTender()
    await priced(colleague, id)
    expect(await retry({ bulkId })).toBe(0)
    expect((await ended()).shown).toMatchObject([{ code: 'PriceNotSeen' }])
    expect(await tenderedAt(id)).toEqual([])
  })

  const tenders = async (shipmentId: number) =>
    (
      await node.app.db
        .forClient(clerk.clientId)
        .read(node.app.db.query.selectFrom('tender').select(['scac', 'total']).where('shipment_id', '=', shipmentId))
    ).map(({ scac, total }) => [scac, total])

  const change = (scac: string, facts: { insurance_expires?: string | null; settings?: string }) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('carrier').set(facts).where('scac', '=', scac).execute())

  /** Reviewed with DMAA at 213.36; before its turn comes, DMAA is found uninsured, and DMBB costs 533.40. */
  async function uninsuredTender(): Promise<{ id: number; bulkId: number }> {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '240.00')
    const id = await add()
    await priced(clerk, id)
    const [row] = (await ask(node, ReviewTenders, { body: { shipmentIds: [id] } }, clerk.token)).reply.rows
    expect(row).toMatchObject({ CarrierSCAC: 'DMAA', CurrAmount: 21_336 })
    await change('DMAA', { insurance_expires: '2020-01-01' })
    const shipments = [{ shipmentId: id, version: 1, PricesheetID: row?.PricesheetID ?? 0 }]
    const { bulkId } = (await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)).reply
    expect((await ended()).shown).toMatchObject([{ code: 'UninsuredCarrier' }])
    return { id, bulkId }
  }

  it('shows another carrier or a higher price before it buys there, though the same person asked for it', async () => {
    const { id, bulkId } = await uninsuredTender()
    const { selectedPricesheetid } = (await ask(node, GETLTLRates, { body: { shipmentId: id } }, clerk.token)).reply
    expect(await retry({ bulkId })).toBe(0)
    expect(await tenders(id)).toEqual([])
    const job = await ended()
    expect(job).toMatchObject({ toFix: 1, changed: 1 })
    const price = { PricesheetID: selectedPricesheetid ?? 0, CurrAmount: 53_340 }
    expect(job.shown).toMatchObject([{ code: 'PriceNotSeen', changed: { version: 1, history: [], price } }])
    // It stays until it was seen, pressed however often.
    expect(await retry({ bulkId })).toBe(0)
    const seen = [{ rowNo: 0, version: 1, PricesheetID: price.PricesheetID }]
    expect(await retried({ bulkId, seen })).toMatchObject({ done: 1, toFix: 0 })
    expect(await tenders(id)).toEqual([['DMBB', 53_340]])
  })

  it('goes by itself at a price of the same carrier that is not higher', async () => {
    const { id, bulkId } = await uninsuredTender()
    await change('DMAA', { insurance_expires: null })
    await addSheet(node, clerk, 'DMAA', '90.00', '2026-11-02')
    await priced(clerk, id)
    expect(await retried({ bulkId })).toMatchObject({ done: 1 })
    expect(await tenders(id)).toEqual([['DMAA', expect.any(Number)]])
    expect((await tenders(id))[0]?.[1]).toBeLessThan(21_336)
  })

  it('of a changed row that was shown without a price goes at none', async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const id = await add()
    const PricesheetID = await priced(clerk, id)
    // A colleague changes it, changes it back, marks the carrier, and asks anew: no price is chosen any more.
    await services(colleague, id, 1, ['LGDEL'])
    await services(colleague, id, 2, [])
    await change('DMAA', { settings: JSON.stringify({ doNotUse: true }) })
    const again = (await ask(node, GETLTLRates, { body: { shipmentId: id } }, colleague.token)).reply
    expect(again).toMatchObject({ selectedPricesheetid: null })
    const shipments = [{ shipmentId: id, version: 1, PricesheetID }]
    const { bulkId } = (await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)).reply
    const [row] = (await ended()).shown
    expect(row?.changed).toMatchObject({ version: 3, price: null })
    const job = await retried({ bulkId, seen: [{ rowNo: 0, version: 3 }] })
    expect(job.shown).toMatchObject([{ code: 'NoPriceChosen' }])
    expect(await tenders(id)).toEqual([])
  })

  it('of a changed row goes at the price that was shown with the change', async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    const id = await add()
    const PricesheetID = await priced(clerk, id)
    await services(colleague, id, 1, ['LGDEL'])
    const now = await priced(colleague, id)
    const shipments = [{ shipmentId: id, version: 1, PricesheetID }]
    const { bulkId } = (await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)).reply
    const [row] = (await ended()).shown
    expect(row?.changed).toMatchObject({
      version: 2,
      price: { PricesheetID: now, CarrierName: expect.any(String), currency: 'USD' },
    })
    expect(await retried({ bulkId, seen: [{ rowNo: 0, version: 2, PricesheetID: now }] })).toMatchObject({ done: 1 })
    expect(await tenderedAt(id)).toEqual([now])
  })
})
