import { milesAlong } from '@waybill/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { closedDays } from '../../db/closedDays.ts'
import type { Tx } from '../../db/open.ts'
import { pointOf } from '../../places/roadMiles.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCharges, type FactGiven, putFact } from '../../testing/facts.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import type { OfferedPrice } from '../../testing/offeredPrices.ts'
import { countAnew, recountDifferences } from './recount.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const inCompany = <T>(
  work: Parameters<ReturnType<TestNode['app']['db']['forClient']>['transaction']>[0],
  person = clerk,
) => node.app.db.forClient(person.clientId).transaction(work) as Promise<T>

const rowOf = (shipmentId: number) =>
  inCompany<Record<string, unknown> | undefined>(async tx => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from shipment_fact where shipment_id = ${shipmentId}`.execute(tx)
    return rows[0]
  })

const differences = (person = clerk) => inCompany<unknown[]>(tx => recountDifferences(tx, person.clientId), person)

const fold = (person = clerk) =>
  inCompany<void>(async tx => {
    await sql`select fold_figures(${person.clientId}, 5000), fold_counts(${person.clientId}, 5000)`.execute(tx)
  }, person)

it('a recount that was broken off says so, and is not taken for done', async () => {
  const person = await newCompany(node)
  for (const scac of ['DMAA', 'DMBB']) await putFact(node, person, { scac })
  const db = node.app.db.forClient(person.clientId)
  expect(await countAnew(db, person.clientId, async () => false, 1)).toBe(false)
  expect(await countAnew(db, person.clientId, async () => true, 1)).toBe(true)
})

describe('what a shipment counts as', () => {
  it('is on time by the carrier’s clock and late by the consignee’s where the pickup was late (worked figure of the trade)', async () => {
    const { shipmentId } = await putFact(node, clerk, {
      ...{ pickup: '2026-11-30', promised: '2026-12-03' },
      ...{ pickedUpAt: '2026-12-01T15:00:00Z', arrivedAt: '2026-12-04T18:00:00Z' },
    })
    expect(await rowOf(shipmentId)).toMatchObject({
      ...{ day: '2026-12-01', is_actual: true, pickups: 1, pickups_on_time: 0 },
      ...{ deliveries: 1, on_time_consignee: 0, on_time_carrier: 1, excused: 1, actual_days: 3 },
    })
  })

  const cases: readonly (readonly [string, FactGiven, Record<string, number>])[] = [
    [
      'on the promised day at that place, though it is the next one in UTC',
      { promised: '2026-11-18', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-19T07:30:00Z' },
      { deliveries: 1, on_time_consignee: 1, on_time_carrier: 1, excused: 0 },
    ],
    [
      'a day late by both',
      { promised: '2026-11-18', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-19T18:00:00Z' },
      { deliveries: 1, on_time_consignee: 0, on_time_carrier: 0, excused: 0 },
    ],
    [
      'over Thanksgiving and the day after it, which no carrier works',
      {
        pickup: '2026-11-24',
        promised: '2026-11-25',
        pickedUpAt: '2026-11-25T15:00:00Z',
        arrivedAt: '2026-11-30T18:00:00Z',
      },
      { deliveries: 1, on_time_consignee: 0, on_time_carrier: 1, excused: 1, actual_days: 1 },
    ],
    [
      'by its appointment, which the consignee made later than the promise',
      {
        promised: '2026-11-18',
        appointment: '2026-11-20',
        pickedUpAt: '2026-11-16T15:00:00Z',
        arrivedAt: '2026-11-20T19:59:00Z',
      },
      { deliveries: 1, on_time_consignee: 1, on_time_carrier: 1, excused: 0 },
    ],
    [
      'after its appointment',
      {
        promised: '2026-11-18',
        appointment: '2026-11-18',
        pickedUpAt: '2026-11-16T15:00:00Z',
        arrivedAt: '2026-11-18T20:30:00Z',
      },
      { deliveries: 1, on_time_consignee: 0, on_time_carrier: 0, excused: 0 },
    ],
    [
      'after an appointment that the shipper’s late pickup moved, as it moved the promise',
      {
        promised: '2026-11-18',
        appointment: '2026-11-19',
        pickedUpAt: '2026-11-19T15:00:00Z',
        arrivedAt: '2026-11-20T18:00:00Z',
      },
      { deliveries: 1, on_time_consignee: 0, on_time_carrier: 1, excused: 1 },
    ],
    [
      'put off by two business days with no new price: the promise moves with the pickup',
      {
        ...{ promisedFor: '2026-11-16', pickup: '2026-11-18', promised: '2026-11-19' },
        ...{ pickedUpAt: '2026-11-18T15:00:00Z', arrivedAt: '2026-11-23T18:00:00Z' },
      },
      { pickups_on_time: 1, deliveries: 1, on_time_consignee: 0, on_time_carrier: 1, excused: 1 },
    ],
    [
      'put off, and a business day later than that',
      {
        ...{ promisedFor: '2026-11-16', pickup: '2026-11-18', promised: '2026-11-19' },
        ...{ pickedUpAt: '2026-11-18T15:00:00Z', arrivedAt: '2026-11-24T18:00:00Z' },
      },
      { deliveries: 1, on_time_consignee: 0, on_time_carrier: 0, excused: 0 },
    ],
    [
      'brought forward: a promise is never moved back',
      {
        ...{ promisedFor: '2026-11-18', pickup: '2026-11-16', promised: '2026-11-19' },
        ...{ pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-19T18:00:00Z' },
      },
      { deliveries: 1, on_time_consignee: 1, on_time_carrier: 1, excused: 0 },
    ],
    [
      'without an arrival: not confirmed',
      { pickedUpAt: null },
      { pickups: 0, pickups_unconfirmed: 1, deliveries: 0, deliveries_unconfirmed: 1 },
    ],
    [
      'without a promise: in neither count',
      { pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-18T18:00:00Z' },
      { deliveries: 0, deliveries_unconfirmed: 0, pickups: 1, pickups_on_time: 1 },
    ],
    [
      'one minute after the window of the pickup',
      { pickedUpAt: '2026-11-16T22:01:00Z' },
      { pickups: 1, pickups_on_time: 0 },
    ],
    ['within the last minute of it', { pickedUpAt: '2026-11-16T22:00:30Z' }, { pickups: 1, pickups_on_time: 1 }],
  ]
  it.each(cases)('%s', async (_, given, expected) => {
    const { shipmentId } = await putFact(node, clerk, given)
    expect(await rowOf(shipmentId)).toMatchObject(expected)
  })

  const changeFirstStop = (shipmentId: number, change: string) =>
    inCompany(tx =>
      sql`update stop set ${sql.raw(change)} where client_id = ${clerk.clientId} and shipment_id = ${shipmentId} and number = 1`.execute(
        tx,
      ),
    )

  it('counts the days of a late pickup by the calendar of the place where it was picked up', async () => {
    const { shipmentId } = await putFact(node, clerk, {
      ...{ pickup: '2026-11-25', promised: '2026-12-01' },
      ...{ pickedUpAt: '2026-11-27T15:00:00Z', arrivedAt: '2026-12-03T18:00:00Z' },
    })
    // Neither Thanksgiving nor the day after it is a business day in Ohio; in Ontario both are.
    expect(await rowOf(shipmentId)).toMatchObject({ on_time_carrier: 0 })
    await changeFirstStop(shipmentId, `address = address || '{"country":"CA","state":"ON"}'`)
    expect(await rowOf(shipmentId)).toMatchObject({ on_time_consignee: 0, on_time_carrier: 1, excused: 1 })
  })

  it('does not take the hour at which a truck left for the one at which it came', async () => {
    const { shipmentId } = await putFact(node, clerk, { pickedUpAt: '2026-11-16T22:20:00Z' })
    await changeFirstStop(shipmentId, 'arrived_at = null')
    expect(await rowOf(shipmentId)).toMatchObject({ pickups: 0, pickups_unconfirmed: 1, day: '2026-11-16' })
    await changeFirstStop(shipmentId, `left_at = '2026-11-16T21:20:00Z'`)
    expect(await rowOf(shipmentId)).toMatchObject({ pickups: 1, pickups_on_time: 1 })
  })

  it('goes by the day of the price that was accepted since', async () => {
    const { shipmentId } = await putFact(node, clerk, {
      ...{ promised: '2026-11-18', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-20T18:00:00Z' },
    })
    expect(await rowOf(shipmentId)).toMatchObject({ on_time_consignee: 0 })
    await inCompany(tx =>
      sql`update shipment set delivery_date = '2026-11-20' where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`.execute(
        tx,
      ),
    )
    expect(await rowOf(shipmentId)).toMatchObject({ on_time_consignee: 1, on_time_carrier: 1 })
  })

  it('is compared by the class that its lines have now', async () => {
    const { shipmentId } = await putFact(node, clerk)
    await inCompany(tx =>
      sql`update shipment_line set freight_class = '400' where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`.execute(
        tx,
      ),
    )
    expect(await differences()).toEqual([])
  })

  it('says nothing of the parts of a price that came as one sum', async () => {
    const { shipmentId } = await putFact(node, clerk, { charges: [['allIn', 100_000]] })
    expect(await rowOf(shipmentId)).toMatchObject({ charge: 100_000, itemized: 0, fuel: 0 })
  })

  it('excuses a carrier whose late delivery was somebody else’s doing, once that was said', async () => {
    const late = { promised: '2026-11-18', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-20T18:00:00Z' }
    for (const [side, excused] of [
      ['consignee', 1],
      ['carrier', 0],
    ] as const) {
      const { shipmentId } = await putFact(node, clerk, late)
      expect(await rowOf(shipmentId)).toMatchObject({ on_time_carrier: 0, excused: 0 })
      await inCompany(tx =>
        sql`insert into exception (client_id, kind, subject_id, shipment_id, cause, since, level, urgency, found_at, ended_at)
            values (${clerk.clientId}, 'deliveryLate', ${shipmentId}, ${shipmentId}, '', now(), 1, 1, now(), now())`.execute(
          tx,
        ),
      )
      await inCompany(tx =>
        sql`update exception set closed_at = now(), closed_by = ${clerk.userId}, close_reason = 'other', close_side = ${side}
             where shipment_id = ${shipmentId}`.execute(tx),
      )
      expect(await rowOf(shipmentId)).toMatchObject({
        deliveries: 1,
        on_time_consignee: 0,
        on_time_carrier: excused,
        excused,
      })
    }
  })

  it('goes by what was said last of several late deliveries, whatever was said before or is still open', async () => {
    const late = { promised: '2026-11-18', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-20T18:00:00Z' }
    const { shipmentId } = await putFact(node, clerk, late)
    const addLate = (side: 'weather' | 'carrier' | null) =>
      inCompany(async tx => {
        const { rows } = await sql<{ exception_id: number }>`
          insert into exception (client_id, kind, subject_id, shipment_id, cause, since, level, urgency, found_at, ended_at)
          values (${clerk.clientId}, 'deliveryLate', ${shipmentId}, ${shipmentId}, '', now(), 1, 1, now(), now())
          returning exception_id`.execute(tx)
        if (side === null) return
        await sql`update exception set closed_at = now(), closed_by = ${clerk.userId}, close_reason = 'other', close_side = ${side}
                   where exception_id = ${rows[0]?.exception_id}`.execute(tx)
      })
    for (const [side, excused] of [
      ['weather', 1],
      ['carrier', 0],
      [null, 0],
      ['weather', 1],
    ] as const) {
      await addLate(side)
      expect([side, (await rowOf(shipmentId))?.excused]).toEqual([side, excused])
      expect(await differences()).toEqual([])
    }
  })

  it('costs what was agreed last, what others pay is nothing, and what was invoiced wins', async () => {
    const charges = [
      ['linehaul', 20_000],
      ['discount', -4_000],
      ['fuel', 3_000],
      ['accessorial', 1_500],
    ] as const
    const [ours, theirs, nobodys] = [
      await putFact(node, clerk, { charges }),
      await putFact(node, clerk, { charges, terms: 'thirdParty' }),
      await putFact(node, clerk, { charges: null }),
    ]
    expect(await rowOf(ours.shipmentId)).toMatchObject({
      charge: 20_500,
      priced: 1,
      itemized: 20_500,
      fuel: 3_000,
      accessorials: 1_500,
    })
    expect(await rowOf(theirs.shipmentId)).toMatchObject({ charge: 0, priced: 0, itemized: 0 })
    expect(await rowOf(nobodys.shipmentId)).toMatchObject({ charge: 0, priced: 0 })
    await inCompany(tx => addCharges(tx, { clientId: clerk.clientId, ...ours }, 1, [['linehaul', 22_000]]))
    expect(await rowOf(ours.shipmentId)).toMatchObject({ charge: 22_000, agreed: 22_000, fuel: 0 })
    for (const amount of [23_000, -500]) {
      await inCompany(tx =>
        sql`insert into carrier_invoice (client_id, shipment_id, amount, currency, invoiced_on, invoice_number, entered_by, entered_at)
            values (${clerk.clientId}, ${ours.shipmentId}, ${amount}, 'USD', '2026-11-19', 'A1', ${clerk.userId}, now())`.execute(
          tx,
        ),
      )
    }
    expect(await rowOf(ours.shipmentId)).toMatchObject({
      charge: 22_500,
      agreed: 22_000,
      invoiced: 22_500,
      invoices: 2,
    })
    expect(await differences()).toEqual([])
  })

  it('is gone with a void, and what was known of it then stays known', async () => {
    const { shipmentId, tenderId } = await putFact(node, clerk)
    await inCompany(async tx => {
      await sql`update shipment set status = 'V' where shipment_id = ${shipmentId}`.execute(tx)
      await sql`update tender set state = 'ended' where tender_id = ${tenderId}`.execute(tx)
    })
    expect(await rowOf(shipmentId)).toBeUndefined()
    const entries = await inCompany<{ agreed: number }[]>(async tx => {
      const { rows } = await sql<{ agreed: number }>`
        select agreed from accrual_entry where shipment_id = ${shipmentId} order by entry_id`.execute(tx)
      return rows
    })
    expect(entries.map(({ agreed }) => agreed)).toEqual([10_000, -10_000])
    expect(await differences()).toEqual([])
  })
})

describe('what is owed', () => {
  const knownSince = (shipmentId: number, day: string) =>
    inCompany<{ agreed: number; isLater: boolean }[]>(async tx => {
      const { rows } = await sql<{ agreed: number; isLater: boolean }>`
        select agreed, known_at >= ${day}::timestamptz as "isLater" from accrual_entry where shipment_id = ${shipmentId} order by entry_id`.execute(
        tx,
      )
      return rows
    })
  const startOfTest = () =>
    inCompany<string>(async tx => {
      const { rows } = await sql<{ at: string }>`select now() as at`.execute(tx)
      return rows[0]?.at ?? ''
    })

  it('is known when the database wrote it, however far a node’s clock is behind', async () => {
    const before = await startOfTest()
    const { shipmentId } = await putFact(node, clerk)
    expect(await knownSince(shipmentId, before)).toEqual([{ agreed: 10_000, isLater: true }])
  })

  it('is known since its award where a recount finds what nobody told of', async () => {
    const before = await startOfTest()
    const { shipmentId, tenderId } = await putFact(node, clerk)
    // As it stands in data of a release that kept no figures.
    await node.app.db.plain(clerk.clientId, async client => {
      await client.query('begin')
      await client.query('set local role none')
      await client.query(`set local session_replication_role = replica`)
      for (const table of ['accrual_entry', 'shipment_fact']) {
        await client.query(`delete from ${table} where client_id = $1 and shipment_id = $2`, [
          clerk.clientId,
          shipmentId,
        ])
      }
      await client.query(
        `update tender set settled_at = '2026-01-05T12:00:00Z' where client_id = $1 and tender_id = $2`,
        [clerk.clientId, tenderId],
      )
      await client.query('commit')
    })
    await countAnew(node.app.db.forClient(clerk.clientId), clerk.clientId)
    expect(await knownSince(shipmentId, before)).toEqual([{ agreed: 10_000, isLater: false }])
    expect(await knownSince(shipmentId, '2026-01-05T12:00:01Z')).toEqual([{ agreed: 10_000, isLater: false }])
    expect(await knownSince(shipmentId, '2026-01-05T12:00:00Z')).toEqual([{ agreed: 10_000, isLater: true }])
  })
})

describe('what could have been booked', () => {
  const comparison = (shipmentId: number) =>
    inCompany<{ prices: number; average: number | null; highest: number | null } | undefined>(async tx => {
      const { rows } = await sql<{ prices: number; average: number | null; highest: number | null }>`
        select prices, average, highest from price_comparison where shipment_id = ${shipmentId}`.execute(tx)
      return rows[0]
    })
  const booked: OfferedPrice = { scac: 'DMAA', total: 20_000 }

  it.each<readonly [string, Partial<OfferedPrice>, boolean]>([
    ['a price of the same question', {}, true],
    ['a carrier’s own quote', { isSpot: true }, true],
    ['what leaves out a service', { warnings: ['accessorialNotPriced'] }, false],
    ['what leaves out the freight', { warnings: ['linehaulFree'] }, false],
    ['what says something else beside', { warnings: ['fuelStale'] }, true],
    ['what had ended', { hoursLeft: -0.5 }, false],
    ['what came too late', { hoursBefore: -0.5 }, false],
    ['what was given in another currency', { currency: 'CAD' }, false],
    ['what was given for other freight', { ratingKey: 'before' }, false],
    ['what answered an earlier question', { isEarlier: true }, false],
    ['a price of nothing', { total: 0 }, false],
    ['what the routing guide forbids', { trace: [{ step: 'guide', says: 'doNotUse' }] }, false],
  ])('is %s', async (_, more, counts) => {
    const { shipmentId } = await putFact(node, clerk, { prices: [booked, { scac: 'DMBB', total: 30_001, ...more }] })
    expect(await comparison(shipmentId)).toEqual(
      counts ? { prices: 2, average: 25_001, highest: 30_001 } : { prices: 1, average: 20_000, highest: 20_000 },
    )
  })

  it('is nothing where what was booked leaves something out itself', async () => {
    const prices = [
      { ...booked, warnings: ['accessorialNotPriced'] },
      { scac: 'DMBB', total: 30_000 },
    ]
    const { shipmentId } = await putFact(node, clerk, { prices })
    expect(await comparison(shipmentId)).toEqual({ prices: 0, average: null, highest: null })
  })

  it('stays as it was told when prices are forgotten, amended or counted anew', async () => {
    const person = await newCompany(node)
    const fact = await putFact(node, person, { prices: [booked, { scac: 'DMBB', total: 30_000 }] })
    const db = node.app.db.forClient(person.clientId)
    await db.transaction(async tx => {
      await sql`delete from price_sheet where shipment_id = ${fact.shipmentId}`.execute(tx)
      await addCharges(tx, { clientId: person.clientId, ...fact }, 1, [['linehaul', 22_000]])
    })
    await countAnew(db, person.clientId)
    const told = await inCompany<unknown[]>(async tx => {
      const { rows } = await sql`select booked, prices, average, highest from price_comparison`.execute(tx)
      return rows
    }, person)
    expect(told).toEqual([{ booked: 20_000, prices: 2, average: 25_000, highest: 30_000 }])
  })
})

describe('miles of a truckload', () => {
  const place = { ...freight.destination, company: 'Test Consignee' }
  const truckload = (zip: string, country = 'US'): FactGiven => ({
    freight: { mode: 'TL', destination: { ...place, zip, country } },
    charges: [['linehaul', 210_000]],
  })
  const miles = async (shipmentId: number) => {
    const row = await rowOf(shipmentId)
    return [row?.miles, row?.mileage_charge]
  }

  it.each([
    ['45402', 'US'],
    ['89502', 'US'],
    ['00901-1234', 'US'],
    ['99501', 'US'],
    ['M5V 3L9', 'CA'],
    ['v6b1a1', 'CA'],
  ])('are those that everybody is told, to %s', async (zip, country) => {
    const { shipmentId } = await putFact(node, clerk, truckload(zip, country))
    const told = milesAlong([pointOf({ zip: '45402', country: 'US' }), pointOf({ zip, country })])
    expect(told).toBeGreaterThanOrEqual(0)
    expect(await miles(shipmentId)).toEqual([told, told === 0 ? 0 : 210_000])
  })

  it('are none where a place is not known, for less than a truck, and of what others pay', async () => {
    for (const given of [
      truckload('00000'),
      truckload('M5V 3L9', 'US'),
      { charges: [['linehaul', 210_000]] },
      { ...truckload('89502'), terms: 'collect' },
    ] as const satisfies readonly FactGiven[]) {
      expect(await miles((await putFact(node, clerk, given)).shipmentId)).toEqual([0, 0])
    }
  })

  it('go through all stops, and follow one that is put in, moved or taken out', async () => {
    const person = await newCompany(node)
    const { shipmentId } = await putFact(node, person, truckload('89502'))
    const along = (zips: readonly string[]) => milesAlong(zips.map(zip => pointOf({ zip, country: 'US' })))
    const told = async () => {
      const { rows } = await inCompany<{ rows: { miles: number }[] }>(
        tx => sql`select miles from shipment_fact where shipment_id = ${shipmentId}`.execute(tx),
        person,
      )
      expect(await differences(person)).toEqual([])
      return rows[0]?.miles
    }
    const write = (statement: ReturnType<typeof sql>) => inCompany(tx => statement.execute(tx), person)
    expect(await told()).toBe(along(['45402', '89502']))
    await inCompany(async tx => {
      await sql`update stop set number = 3 where shipment_id = ${shipmentId} and number = 2`.execute(tx)
      await sql`
        insert into stop (client_id, shipment_id, number, kind, address, zone, window_date, window_from, window_to)
        select client_id, shipment_id, 2, kind, jsonb_set(address, '{zip}', '"78701"'), zone, null, '', ''
          from stop where shipment_id = ${shipmentId} and number = 3`.execute(tx)
    }, person)
    expect(await told()).toBe(along(['45402', '78701', '89502']))
    await write(
      sql`update stop set address = jsonb_set(address, '{zip}', '"31201"') where shipment_id = ${shipmentId} and number = 2`,
    )
    expect(await told()).toBe(along(['45402', '31201', '89502']))
    await write(sql`delete from stop where shipment_id = ${shipmentId} and number = 2`)
    expect(await told()).toBe(along(['45402', '89502']))
  })
})

describe('sums', () => {
  it('are a recount under parallel writes, voids, amendments and folds', async () => {
    const person = await newCompany(node)
    const facts: { shipmentId: number; tenderId: number }[] = []
    for (let n = 0; n < 6; n += 1)
      facts.push(await putFact(node, person, { scac: n % 2 === 0 ? 'DMAA' : 'DMBB', status: 'T' }))
    const db = node.app.db.forClient(person.clientId)
    let amendment = 0
    const writes = Array.from({ length: 60 }, (_, n) => {
      const fact = facts[n % facts.length]
      if (fact === undefined) throw new Error('no shipment')
      return db.transaction(async tx => {
        await sql`select from shipment where shipment_id = ${fact.shipmentId} for update`.execute(tx)
        if (n % 5 === 0)
          await sql`update shipment set status = case status when 'V' then 'T' else 'V' end where shipment_id = ${fact.shipmentId}`.execute(
            tx,
          )
        else if (n % 5 === 1)
          await sql`update stop set arrived_at = now() - ${n} * interval '1 day' where shipment_id = ${fact.shipmentId} and number = 1`.execute(
            tx,
          )
        else if (n % 5 === 2)
          await sql`update shipment set total_weight = total_weight + 1, version = version + 1 where shipment_id = ${fact.shipmentId}`.execute(
            tx,
          )
        else if (n % 5 === 3) {
          amendment += 1
          await addCharges(tx, { clientId: person.clientId, ...fact }, amendment, [['linehaul', 1_000 * n]])
        } else await sql`select fold_figures(${person.clientId}, 3), fold_counts(${person.clientId}, 3)`.execute(tx)
      })
    })
    await Promise.all(writes)
    expect(await differences(person)).toEqual([])
    await fold(person)
    expect(await differences(person)).toEqual([])
    const left = await inCompany<{ n: number }[]>(async tx => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from shipment_rollup_delta where client_id = ${person.clientId}`.execute(tx)
      return rows
    }, person)
    expect(left).toEqual([{ n: 0 }])
  })

  it('follow a company whose clock moved once it was counted anew', async () => {
    const person = await newCompany(node)
    const { shipmentId } = await putFact(node, person, { pickedUpAt: '2026-11-17T03:00:00Z' })
    const day = async () => {
      const rows = await inCompany<{ day: string }[]>(async tx => {
        const { rows } = await sql<{
          day: string
        }>`select day from shipment_fact where shipment_id = ${shipmentId}`.execute(tx)
        return rows
      }, person)
      return rows[0]?.day
    }
    expect(await day()).toBe('2026-11-16')
    await node.app.db.identity
      .updateTable('identity.client')
      .set({ time_zone: 'Europe/Berlin' })
      .where('client_id', '=', person.clientId)
      .execute()
    const due = await node.app.db.identity
      .selectFrom('work.due')
      .select('subject_id')
      .where('kind', '=', 'figures')
      .where('client_id', '=', person.clientId)
      .where('subject_id', '=', 1)
      .execute()
    // It is due, or was done already.
    if (due.length > 0) await countAnew(node.app.db.forClient(person.clientId), person.clientId)
    expect(await day()).toBe('2026-11-17')
    expect(await differences(person)).toEqual([])
  })

  it('wait for nobody: who writes while another one has written first is done before him', async () => {
    const person = await newCompany(node)
    const db = node.app.db.forClient(person.clientId)
    const { shipmentId } = await addFreight(node, person)
    const own = await addFreight(node, person)
    await node.app.db.identity.deleteFrom('work.due').where('client_id', '=', person.clientId).execute()
    const tender = (tx: Tx, id: number) =>
      sql`set local lock_timeout = '5s'`
        .execute(tx)
        .then(() => sql`update shipment set version = version + 1, status = 'T' where shipment_id = ${id}`.execute(tx))
    await db.transaction(async tx => {
      await tender(tx, shipmentId)
      await db.transaction(inner => tender(inner, own.shipmentId))
    })
    const due = await node.app.db.identity
      .selectFrom('work.due')
      .select('subject_id')
      .where('kind', '=', 'figures')
      .where('client_id', '=', person.clientId)
      .execute()
    expect(due).toHaveLength(2)
    expect(await differences(person)).toEqual([])
  })

  it('are nobody else’s', async () => {
    await putFact(node, clerk)
    const other = await newCompany(node)
    const seen = await inCompany<{ n: number }[]>(async tx => {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from shipment_figure)::int + (select count(*) from shipment_fact)::int + (select count(*) from accrual_entry)::int as n`.execute(
        tx,
      )
      return rows
    }, other)
    expect(seen).toEqual([{ n: 0 }])
  })
})

it('the calendar that statements count by is the product’s own', async () => {
  const { rows } = await sql<{ country: string; region: string; day: string }>`
    select country, region, day from work.closed_day`.execute(node.app.db.identity)
  const text = (days: readonly { country: string; region: string; day: string }[]) =>
    days.map(d => `${d.country} ${d.region} ${d.day}`).sort()
  expect(text(rows)).toEqual(text(closedDays()))
})

it('a recount says anew what prices are compared by, and finds what differs', async () => {
  const person = await newCompany(node)
  for (const amount of [10_000, 11_000, 12_000]) await putFact(node, person, { charges: [['linehaul', amount]] })
  const kept = () =>
    inCompany<readonly { linehaul: number }[]>(async tx => {
      const { rows } = await sql<{ linehaul: number }>`select * from shipment_benchmark order by shipment_id`.execute(
        tx,
      )
      return rows
    }, person)
  const before = await kept()
  expect(before.map(({ linehaul }) => linehaul)).toEqual([10_000, 11_000, 12_000])
  expect(await differences(person)).toEqual([])
  await inCompany(async tx => {
    await sql`delete from shipment_benchmark where linehaul = 10000`.execute(tx)
    await sql`update shipment_benchmark set linehaul = 1 where linehaul = 12000`.execute(tx)
  }, person)
  expect((await differences(person)).map(one => Object(one).what)).toEqual(['benchmark', 'benchmark', 'benchmark'])
  await countAnew(node.app.db.forClient(person.clientId), person.clientId)
  expect([await kept(), await differences(person)]).toEqual([before, []])
})

it('what prices are compared by goes with a shipment that is voided, and comes back with it', async () => {
  const person = await newCompany(node)
  const { shipmentId } = await putFact(node, person)
  const kept = () =>
    inCompany<number>(async tx => (await sql`select 1 from shipment_benchmark`.execute(tx)).rows.length, person)
  const become = (status: string) =>
    inCompany<void>(async tx => {
      await sql`update shipment set status = ${status} where shipment_id = ${shipmentId}`.execute(tx)
    }, person)
  await become('V')
  expect([await kept(), await differences(person)]).toEqual([0, []])
  await become('T')
  expect([await kept(), await differences(person)]).toEqual([1, []])
})
