import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ExportReport, reportFormats } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { countedBy, type ReportFilter, type ReportRow, type ReportShape } from '@waybill/contract/report.ts'
import { type ReportName, reportNames, reports } from '@waybill/contract/reports/index.ts'
import { type TileShape, tiles } from '@waybill/contract/reports/tiles.ts'
import { unzipped } from '@waybill/documents/testing/unzipped.ts'
import { shipmentOfPlain } from '@waybill/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { roadMilesAlong } from '../../places/roadMiles.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCharges, type FactGiven, putFact } from '../../testing/facts.ts'
import { freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { reportAsked } from './question.ts'
import { reportFile } from './reportFile.ts'

let node: TestNode
let clerk: Person
let other: Person
let nobody: Person
/** What a foreign company may never see. */
const CANARY = 'CNRY'

const facts: readonly FactGiven[] = [
  {
    charges: [
      ['linehaul', 20_000],
      ['fuel', 4_000],
      ['accessorial', 1_500],
    ],
    pickedUpAt: '2026-11-16T15:00:00Z',
    promised: '2026-11-18',
    arrivedAt: '2026-11-18T18:00:00Z',
    prices: [
      { scac: 'DMAA', total: 25_500 },
      { scac: 'DMBB', total: 30_000 },
    ],
  },
  {
    charges: [['linehaul', 30_000]],
    scac: 'DMBB',
    pickup: '2026-10-05',
    pickedUpAt: '2026-10-06T15:00:00Z',
    promised: '2026-10-07',
    arrivedAt: '2026-10-09T18:00:00Z',
  },
  { charges: [['linehaul', 15_000]], currency: 'CAD', scac: 'DMBB', status: 'A', pickedUpAt: '2026-11-17T15:00:00Z' },
  {
    charges: [
      ['linehaul', 11_000],
      ['accessorial', 900],
    ],
    status: 'T',
    pickup: '2026-12-01',
  },
  { charges: [['linehaul', 9_000]], terms: 'collect' },
  {
    ...{ charges: null, scac: 'DMCC', pickup: '2026-11-30', pickedUpAt: '2026-12-01T15:00:00Z' },
    ...{ promised: '2026-12-03', arrivedAt: '2026-12-04T18:00:00Z' },
  },
]

beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  other = await newCompany(node)
  nobody = await newCompany(node)
  for (const given of facts) await putFact(node, clerk, given)
  for (const given of facts) await putFact(node, other, { ...given, scac: CANARY })
  for (const person of [clerk, other]) await putLate(person)
})

/** Every shipment was late once, two for a reason; every second was booked against the guide. */
const putLate = ({ clientId, userId }: Person) =>
  node.app.db.forClient(clientId).transaction(async tx => {
    await sql`
      insert into exception (client_id, kind, subject_id, shipment_id, cause, since, level, urgency, found_at, ended_at,
                             closed_at, closed_by, close_reason, close_side)
      select client_id, case when n = 1 then 'pickupLate' else 'deliveryLate' end, shipment_id, shipment_id, '', now(), 1, 1, now(), now(),
             case when n < 3 then now() end, case when n < 3 then ${userId}::int end, case when n < 3 then 'breakdown' end,
             case when n < 3 then 'carrier' end
        from (select client_id, shipment_id, row_number() over (order by shipment_id) as n from shipment_fact) f`.execute(
      tx,
    )
    await sql`
      insert into guide_override (client_id, tender_id, shipment_id, rule_number, rule_name, guide_version, chosen_scac, chosen_carrier,
                                  chosen_total, chosen_currency, guide_total, guide_currency, forbidden, reason, decided_by, decided_at)
      select client_id, tender_id, shipment_id, 1, 'Any', 1, scac, carrier_name, 500, currency, 300, currency, false, 'price', ${userId}, now()
        from shipment_fact where shipment_id % 2 = 0`.execute(tx)
  })

const data = async (report: ReportName, more: object = {}, person = clerk) =>
  (await ask(node, GetReportData, { body: { report, ...more } }, person.token)).reply

const dimensions = (name: ReportName): readonly string[] =>
  Object.entries((reports[name] as ReportShape).columns).flatMap(([id, { groups }]) => (groups === true ? [id] : []))
const groupsIn = (name: ReportName, row: ReportRow): ReportRow =>
  Object.fromEntries(dimensions(name).flatMap(id => (row[id] === undefined ? [] : [[id, row[id]]])))
const figuresOf = (name: ReportName): readonly string[] =>
  Object.entries((reports[name] as ReportShape).columns).flatMap(([id, { groups }]) => (groups === true ? [] : [id]))

const behind = async (name: ReportName, filter: ReportFilter, row: ReportRow, figure?: string) => {
  const counted = [...countedBy(reports[name], filter, row, figure)]
  const { reply } = await ask(
    node,
    GetShipmentList,
    { query: { statuscode: 'all' }, body: { filter: { counted }, pageSize: 100 } },
    clerk.token,
  )
  return reply.rows.length
}

const filters: Readonly<Record<string, ReportFilter>> = {
  day: { day: { from: '2026-11-01', to: '2026-11-30' } },
  asOf: { asOf: '2026-11-20' },
  carriers: { carriers: ['DMBB', 'gone'] },
  sites: { sites: ['0'] },
  modes: { modes: ['LTL', 'TL'] },
  terms: { terms: ['prepaid'] },
  currencies: { currencies: ['USD'] },
  from: { from: ['OH'] },
  to: { to: ['NV', 'XX'] },
}

describe.each(reportNames)('%s', name => {
  const report: ReportShape = reports[name]
  const all = [...dimensions(name), ...figuresOf(name)]
  /** What is owed is known by the clock of the database, which runs ahead of the node's. */
  const known = (filter: ReportFilter = {}): ReportFilter =>
    report.filters.includes('asOf') ? { asOf: '2036-01-01', ...filter } : filter

  it('is asked by who has its page, and tells nothing of another company', async () => {
    expect((await ask(node, GetReportData, { body: { report: name } })).status).toBe(401)
    const stranger = await newPerson(node, clerk.clientId, ['ContactUs'])
    expect((await ask(node, GetReportData, { body: { report: name } }, stranger.token)).status).toBe(403)
    for (const filter of [{}, ...report.filters.map(one => filters[one] ?? {}), known({ carriers: [CANARY] })]) {
      const reply = await data(name, { filter, columns: all })
      expect(JSON.stringify(reply)).not.toContain(CANARY)
      expect(JSON.stringify(await data(name, { filter, columns: all }, nobody))).not.toMatch(/CNRY|DMAA/)
    }
    expect((await data(name, { columns: all, filter: known() }, other)).total).toBeGreaterThan(0)
  })

  it('is empty over a company without shipments, in each of its kinds of files too', async () => {
    expect(await data(name, {}, nobody)).toMatchObject({ rows: [], total: 0 })
    for (const format of reportFormats) {
      expect((await ask(node, ExportReport, { body: { report: name, format } }, nobody.token)).status).toBe(200)
    }
  })

  it('is sorted by each of its columns and narrowed by each of its filters', async () => {
    for (const sortName of all)
      for (const sortOrder of ['asc', 'desc'] as const) await data(name, { columns: all, sortName, sortOrder })
    for (const one of report.filters)
      expect((await data(name, { filter: filters[one] })).columns.length).toBeGreaterThan(0)
  })

  it('refuses columns, orders and filters that it does not have, and days the wrong way round', async () => {
    const status = async (more: object) =>
      (await ask(node, GetReportData, { body: { report: name, ...more } }, clerk.token)).status
    expect(await status({ columns: ['nonsense'] })).toBe(400)
    expect(await status({ sortName: 'nonsense' })).toBe(400)
    expect(await status({ filter: { day: { from: '2035-01-01', to: '2020-01-01' } } })).toBe(400)
    if (!report.filters.includes('asOf')) expect(await status({ filter: { asOf: '2026-11-20' } })).toBe(400)
  })

  it('each row leads to exactly its shipments, by whatever rows are made and narrowed', async () => {
    if (name === 'shipmentManifest') {
      for (const filter of [{}, filters.day, filters.carriers]) {
        expect(await behind(name, filter ?? {}, {})).toBe((await data(name, { filter: filter ?? {} })).total)
      }
      return
    }
    for (const by of dimensions(name)) {
      for (const filter of [{}, filters.day, filters.carriers, filters.modes].map(known)) {
        const { rows } = await data(name, { columns: [by, 'shipments'], filter })
        for (const row of rows) expect([by, row, await behind(name, filter, row)]).toEqual([by, row, row.shipments])
      }
    }
  })
})

describe.each(Object.entries(tiles) as [string, TileShape][])('tile %s', (_, tile) => {
  it('leads to exactly the shipments of each of its figures', async () => {
    for (const filter of [{}, filters.day, filters.modes]) {
      const columns = [
        ...(tile.by ?? []),
        ...tile.figures,
        ...(tile.figures.includes('shipments') ? [] : ['shipments']),
      ]
      const { rows } = await data(tile.report, { columns, filter: filter ?? {}, pageSize: tile.rows })
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows)
        expect([row, await behind(tile.report, filter ?? {}, groupsIn(tile.report, row))]).toEqual([row, row.shipments])
    }
  })
})

it.each([
  'pickups',
  'latePickups',
  'pickupsUnconfirmed',
  'deliveries',
  'lateConsignee',
  'lateCarrier',
  'excused',
  'deliveriesUnconfirmed',
])('the figure %s leads to exactly the shipments that it counts', async figure => {
  const { rows } = await data('service', { columns: ['carrier', figure] })
  expect(rows.some(row => Number(row[figure]) > 0)).toBe(true)
  for (const row of rows)
    expect([row, await behind('service', {}, groupsIn('service', row), figure)]).toEqual([row, row[figure]])
})

it('late freight counts a shipment once for each way of being late, by what was said last, however often it was said', async () => {
  const person = await newCompany(node)
  const late = { promised: '2026-11-18', pickedUpAt: '2026-11-16T22:30:00Z', arrivedAt: '2026-11-20T18:00:00Z' }
  const { shipmentId: lateId } = await putFact(node, person, late)
  // Delivered in time, and heard of the next morning: it was an exception, and is not late.
  const inTime = { ...late, pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt: '2026-11-18T18:00:00Z' }
  const { shipmentId: inTimeId } = await putFact(node, person, inTime)
  const add = (kind: string, reason: string | null, side: string | null, shipmentId = lateId) =>
    node.app.db.forClient(person.clientId).transaction(tx =>
      sql`insert into exception (client_id, kind, subject_id, shipment_id, cause, since, level, urgency, found_at, ended_at, closed_at,
                                 closed_by, close_reason, close_side)
          values (${person.clientId}, ${kind}, ${shipmentId}, ${shipmentId}, '', now(), 1, 1, now(), now(),
                  case when ${side}::text is not null then now() end, case when ${side}::text is not null then ${person.userId}::int end,
                  ${reason}, ${side})`.execute(tx),
    )
  await add('deliveryLate', 'weather', 'weather')
  await add('deliveryLate', 'breakdown', 'carrier')
  await add('deliveryLate', null, null)
  await add('pickupLate', null, null)
  await add('deliveryLate', 'weather', 'weather', inTimeId)
  const rowsOf = async (columns: readonly string[]) => (await data('lateFreight', { columns }, person)).rows
  expect(await rowsOf(['late', 'reason', 'side', 'shipments'])).toEqual(
    expect.arrayContaining([
      { late: 'deliveryLate', reason: 'breakdown', side: 'carrier', shipments: 1 },
      { late: 'pickupLate', reason: '', side: '', shipments: 1 },
    ]),
  )
  expect(await rowsOf(['late', 'shipments'])).toHaveLength(2)
  // Late twice, and one shipment.
  expect(await rowsOf(['carrier', 'shipments'])).toEqual([{ carrier: 'DMAA', shipments: 1 }])
  expect((await data('lateFreight', { columns: ['carrier', 'reason', 'shipments'] }, person)).totals).toEqual([
    { shipments: 1 },
  ])
  for (const [row, n] of [
    [{ late: 'deliveryLate', reason: 'breakdown' }, 1],
    [{ late: 'deliveryLate', reason: 'weather' }, 0],
    [{ carrier: 'DMAA' }, 1],
  ] as const) {
    const counted = [...countedBy(reports.lateFreight, {}, row)]
    const { reply } = await ask(
      node,
      GetShipmentList,
      { query: { statuscode: 'all' }, body: { filter: { counted }, pageSize: 100 } },
      person.token,
    )
    expect([row, reply.rows.length]).toEqual([row, n])
  }
})

it('the guide is kept to by what a rule spoke of, and what none spoke of, or nobody knows of, stands apart', async () => {
  const person = await newCompany(node)
  const priced = { scac: 'DMAA', total: 10_000 }
  const guide = { version: 1, rule: { number: 1, name: 'Any' }, chosen: null, forbidden: {} }
  await putFact(node, person, { prices: [{ ...priced, guide }] })
  await putFact(node, person, { prices: [{ ...priced, guide }] })
  const { shipmentId, tenderId } = await putFact(node, person, { prices: [{ ...priced, guide }] })
  // A carrier's own quote, of freight that the guide was asked about before.
  await putFact(node, person, {
    prices: [
      { ...priced, isSpot: true },
      { ...priced, guide },
    ],
  })
  await putFact(node, person, { prices: [priced] })
  await putFact(node, person, {})
  await node.app.db.forClient(person.clientId).transaction(tx =>
    sql`insert into guide_override (client_id, tender_id, shipment_id, rule_number, rule_name, guide_version, chosen_scac, chosen_carrier,
                                    chosen_total, chosen_currency, guide_total, guide_currency, forbidden, reason, decided_by, decided_at)
        values (${person.clientId}, ${tenderId}, ${shipmentId}, 1, 'Any', 1, 'DMAA', 'A', 500, 'USD', 300, 'USD', false, 'price',
                ${person.userId}, now())`.execute(tx),
  )
  // Runs go after some weeks, and what the guide had said stays.
  await node.app.db.plain(person.clientId, async client => {
    await client.query('begin')
    await client.query('set local role none')
    await client.query(`select set_config('app.client_id', $1, true)`, [String(person.clientId)])
    await client.query('update rating_run set guide = null where client_id = $1', [person.clientId])
    await client.query('commit')
  })
  const figures = ['guided', 'within', 'against', 'noGuide', 'guideUnknown']
  const { rows, totals } = await data('guideCompliance', { columns: ['carrier', 'shipments', ...figures] }, person)
  const told = { shipments: 6, guided: 4, within: 75, against: 1, noGuide: 1, guideUnknown: 1 }
  expect(rows).toEqual([{ carrier: 'DMAA', ...told }])
  expect(totals).toEqual([told])
  for (const [figure, n] of [
    ['guided', 4],
    ['within', 4],
    ['against', 1],
    ['noGuide', 1],
    ['guideUnknown', 1],
  ] as const) {
    const counted = [...countedBy(reports.guideCompliance, {}, {}, figure)]
    const { reply } = await ask(
      node,
      GetShipmentList,
      { query: { statuscode: 'all' }, body: { filter: { counted }, pageSize: 100 } },
      person.token,
    )
    expect([figure, reply.rows.length]).toEqual([figure, n])
  }
})

describe('amounts', () => {
  it('of two currencies are never one, and what others pay or nobody priced is none', async () => {
    const { rows, totals } = await data('carrierSummary', { columns: ['carrier', 'shipments', 'spend'] })
    const cells = rows.map(({ carrier, currency, shipments, spend }) => [carrier, currency, shipments, spend])
    expect(cells.sort()).toEqual([
      ['DMAA', 'USD', 3, 37_400],
      ['DMBB', 'CAD', 1, 15_000],
      ['DMBB', 'USD', 1, 30_000],
      ['DMCC', 'USD', 1, null],
    ])
    expect(totals).toEqual([
      { currency: 'CAD', shipments: 1, spend: 15_000 },
      { currency: 'USD', shipments: 5, spend: 67_400 },
    ])
  })

  it('beside linehaul and fuel are added up by what they are for', async () => {
    const { rows } = await data('accessorialAnalysis', {
      columns: ['accessorial', 'shipments', 'times', 'charged', 'average'],
    })
    expect(rows).toEqual([
      { accessorial: 'accessorial', currency: 'USD', shipments: 2, times: 2, charged: 2_400, average: 1_200 },
    ])
  })

  it('saved are the average of what could have been booked less what was, below zero where that cost more', async () => {
    const person = await newCompany(node)
    await putFact(node, person, {
      prices: [
        { scac: 'DMAA', total: 10_000 },
        { scac: 'DMBB', total: 12_000 },
        { scac: 'DMCC', total: 14_000 },
      ],
    })
    // A dearer one was booked: 2 x 11,000 on average.
    const dearer = [
      { scac: 'DMBB', total: 12_500 },
      { scac: 'DMAA', total: 9_500 },
    ]
    await putFact(node, person, { scac: 'DMBB', prices: dearer })
    await putFact(node, person, {
      scac: 'DMBB',
      prices: dearer.map(one => ({ ...one, currency: 'CAD' })),
      currency: 'CAD',
    })
    // Nothing to choose from, and nobody's affair of ours.
    await putFact(node, person, { prices: [{ scac: 'DMAA', total: 10_000 }] })
    await putFact(node, person, { prices: dearer, terms: 'collect' })
    const columns = ['carrier', 'shipments', 'prices', 'average', 'booked', 'saved', 'savedShare', 'savedMost']
    const { rows, totals } = await data('savings', { columns, sortName: 'carrier', sortOrder: 'asc' }, person)
    expect(rows).toEqual([
      {
        ...{ carrier: 'DMAA', currency: 'USD', shipments: 1, prices: 3, average: 12_000, booked: 10_000 },
        ...{ saved: 2_000, savedShare: 16.7, savedMost: 4_000 },
      },
      ...['CAD', 'USD'].map(currency => ({
        ...{ carrier: 'DMBB', currency, shipments: 1, prices: 2, average: 11_000, booked: 12_500 },
        ...{ saved: -1_500, savedShare: -13.6, savedMost: 0 },
      })),
    ])
    expect(totals).toEqual([
      expect.objectContaining({ currency: 'CAD', saved: -1_500 }),
      expect.objectContaining({ currency: 'USD', shipments: 2, saved: 500 }),
    ])
  })

  it('by the mile are of truckloads whose way is known alone, and none where there is no such', async () => {
    const person = await newCompany(node)
    const to = (zip: string) => ({ mode: 'TL' as const, destination: { ...freight.destination, zip } })
    const miles = roadMilesAlong(shipmentOfPlain(freight)) ?? 0
    await putFact(node, person, { freight: to('89502'), charges: [['linehaul', miles * 200]] })
    await putFact(node, person, { freight: to('89502'), charges: [['linehaul', miles * 250]] })
    await putFact(node, person, { freight: to('00000'), charges: [['linehaul', 900_000]], scac: 'DMBB' })
    await putFact(node, person, { charges: [['linehaul', 50_000]], scac: 'DMCC' })
    for (const [report, by] of [
      ['carrierSummary', 'carrier'],
      ['laneSummary', 'carrier'],
      ['laneSummary', 'consignee'],
    ] as const) {
      const { rows, totals } = await data(report, { columns: [by, 'perMile'] }, person)
      const byCarrier = rows.map(row => [row[by], row.perMile]).sort()
      expect(byCarrier).toEqual(
        by === 'consignee'
          ? [['Test Consignee', 225]]
          : [
              ['DMAA', 225],
              ['DMBB', null],
              ['DMCC', null],
            ],
      )
      expect(totals).toEqual([{ currency: 'USD', perMile: 225 }])
    }
    const counted = [...countedBy(reports.carrierSummary, {}, {}, 'perMile')]
    const { reply } = await ask(
      node,
      GetShipmentList,
      { query: { statuscode: 'all' }, body: { filter: { counted }, pageSize: 100 } },
      person.token,
    )
    expect(reply.rows).toHaveLength(2)
  })

  it('that are owed say today what they said on a past day, whatever was invoiced, voided or amended since', async () => {
    const person = await newCompany(node)
    const fact = await putFact(node, person, { charges: [['linehaul', 10_000]] })
    const owed = async (asOf: string) =>
      (await data('accrual', { columns: ['month', 'accrued'], filter: { asOf } }, person)).rows
    const db = node.app.db.forClient(person.clientId)
    // The database says when something was known; here that is on days of the past.
    const known = (day: string, from: string) =>
      node.app.db.plain(person.clientId, async client => {
        await client.query('begin')
        await client.query('set local role none')
        await client.query(`select set_config('app.client_id', $1, true)`, [String(person.clientId)])
        await client.query(`update accrual_entry set known_at = $1 where known_at >= $2`, [
          `${day}T15:00:00Z`,
          `${from}T00:00:00Z`,
        ])
        await client.query('commit')
      })
    await known('2026-11-10', '2000-01-01')
    expect(await owed('2026-11-09')).toEqual([])
    expect(await owed('2026-11-10')).toEqual([{ month: '2026-11', currency: 'USD', accrued: 10_000 }])
    await db.transaction(tx => addCharges(tx, { clientId: person.clientId, ...fact }, 1, [['linehaul', 12_500]]))
    await known('2026-11-15', '2026-11-11')
    await db.transaction(tx =>
      sql`insert into carrier_invoice (client_id, shipment_id, amount, currency, invoiced_on, invoice_number, entered_by, entered_at)
          values (${person.clientId}, ${fact.shipmentId}, 12500, 'USD', '2026-11-16', 'A1', ${person.userId}, now())`.execute(
        tx,
      ),
    )
    await known('2026-11-18', '2026-11-16')
    expect(await owed('2026-11-10')).toEqual([{ month: '2026-11', currency: 'USD', accrued: 10_000 }])
    expect(await owed('2026-11-15')).toEqual([{ month: '2026-11', currency: 'USD', accrued: 12_500 }])
    expect(await owed('2026-11-18')).toEqual([])
  })

  it('that are owed are not lowered by a bill above what was agreed', async () => {
    const person = await newCompany(node)
    const billed = await putFact(node, person, { charges: [['linehaul', 10_000]] })
    await putFact(node, person, { charges: [['linehaul', 4_000]] })
    await node.app.db.forClient(person.clientId).transaction(tx =>
      sql`insert into carrier_invoice (client_id, shipment_id, amount, currency, invoiced_on, invoice_number, entered_by, entered_at)
          values (${person.clientId}, ${billed.shipmentId}, 10700, 'USD', '2026-11-16', 'A1', ${person.userId}, now())`.execute(
        tx,
      ),
    )
    const columns = ['agreed', 'invoiced', 'accrued', 'overInvoiced']
    // The invoice is known by the clock of the database, which runs ahead of the node's.
    expect((await data('accrual', { columns, filter: { asOf: '2036-01-01' } }, person)).rows).toEqual([
      { currency: 'USD', agreed: 14_000, invoiced: 10_700, accrued: 4_000, overInvoiced: 700 },
    ])
  })
})

it('the totals of a workbook are of its rows, whatever is written while it is made', async () => {
  const person = await newCompany(node)
  await putFact(node, person, { charges: [['linehaul', 10_000]] })
  const question = { report: 'carrierSummary' as const, columns: ['carrier', 'shipments'], filter: {} }
  const given = {
    ...{ timeZone: 'America/New_York', company: '', filter: {}, format: 'xlsx' as const },
    now: new Date(),
  }
  const asked = reportAsked(
    { clientId: person.clientId, timeZone: given.timeZone, seesPrices: true },
    question,
    given.now,
  )
  const { body } = await reportFile(node.app.db.forClient(person.clientId), asked, given)
  await putFact(node, person, { charges: [['linehaul', 5_000]], scac: 'DMBB' })
  const sheet =
    unzipped(await buffer(body as Readable))
      .get('xl/worksheets/sheet1.xml')
      ?.toString() ?? ''
  expect([...sheet.matchAll(/<v>(\d+)<\/v>/g)].map(([, n]) => Number(n))).toEqual([1, 1, 2])
})

describe('what a person sends', () => {
  const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']

  it.each(inherited)('is never part of a statement: %s', async kind => {
    const person = await newCompany(node)
    await putFact(node, person)
    const listed = async (value: string) => {
      const counted = ['report:carrierSummary', `${kind}:${encodeURIComponent(value)}`]
      const question = { query: { statuscode: 'D' as const }, body: { filter: { counted } } }
      const { status, reply } = await ask(node, GetShipmentList, question, person.token)
      return [status, reply.rows.length]
    }
    expect([await listed('true'), await listed('false'), await listed('1 = 1; select 1')]).toEqual([
      ...[[200, 1] as const, [200, 1] as const, [200, 1] as const],
    ])
  })

  it.each(inherited)('is no column, no order and no figure unless the report has it: %s', async name => {
    for (const question of [{ columns: [name] }, { sortName: name }]) {
      const body = { report: 'carrierSummary' as const, ...question }
      const { status, error } = await ask(node, GetReportData, { body }, clerk.token)
      expect([status, error.code]).toEqual([400, 'InvalidInput'])
    }
  })
})

it('a file has real numbers, and no cell that begins like a formula', async () => {
  const { clientId } = clerk
  await node.app.db
    .forClient(clientId)
    .transaction(tx =>
      sql`update shipment set consignee = '=HYPERLINK("x")', version = version + 1 where client_id = ${clientId} and carrier_scac = 'DMCC'`.execute(
        tx,
      ),
    )
  const { text } = await ask(
    node,
    ExportReport,
    { body: { report: 'shipmentManifest', format: 'csv', columns: ['carrier', 'consignee', 'spend', 'currency'] } },
    clerk.token,
  )
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('Carrier,Consignee,Spend,Currency')
  expect(lines).toContain(`Test Freight DMBB (DMBB),Test Consignee,150,CAD`)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines).toHaveLength(7)
})
