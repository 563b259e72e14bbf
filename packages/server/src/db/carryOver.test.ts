import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadShipment, type ShipmentRecord } from '../modules/shipments/index.ts'
import { createDatabase } from './createDatabase.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'

const folder = join(import.meta.dirname, 'migrations')

/** A database as it stood before stops were rows. */
async function migrateTo(connection: pg.ClientConfig, last: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) })
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const migrations = Object.fromEntries(
    names.map(name => [
      name.replace('.sql', ''),
      { up: async (on: Kysely<unknown>) => void (await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(on)) },
    ]),
  )
  await sql.raw(readFileSync(join(import.meta.dirname, 'bootstrap.sql'), 'utf8')).execute(db)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last)
  await db.destroy()
  if (error !== undefined) throw error
}

/** Two companies' shipments as they were written then: one whole and booked, one empty and void. */
const formerly = `
insert into identity.client (name) values ('Former'), ('Other');
insert into shipment (client_id, unique_name, status, mode, terms, created_by, origin, destination, items, accessorials,
    shipment_references, pickup_date, pickup_from, pickup_to, origin_zone, bol_number, pro_number, load_number,
    carrier_name, total_charge, bol_revision, total_weight, total_pieces, total_handling_units, voided_from)
  values (1, 'former', 'T', 'LTL', 'collect', 1,
    '{"company":"Former Dock","street":"1 Dock Road","street2":"","city":"Dayton","state":"OH","zip":"45402","country":"US","contactName":"Pat","contactPhone":"937-555-0123","contactEmail":""}',
    '{"company":"Former Consignee","street":"2 Plain Street","street2":"","city":"Reno","state":"NV","zip":"89501","country":"US","contactName":"Sam","contactPhone":"","contactEmail":""}',
    '[{"description":"Pumps","itemCode":"P-1","nmfc":"156600-2","freightClass":"70","handlingUnits":2,"handlingUnitType":"PLT","pieces":20,"pieceType":"CTN","weightLb":500.25,"lengthIn":48,"widthIn":40,"heightIn":48.5,"stackable":true,"hazmat":null},
      {"description":"Paint","itemCode":"","nmfc":"","freightClass":"","handlingUnits":1,"handlingUnitType":"DRM","pieces":1,"pieceType":"DRM","weightLb":90,"lengthIn":0,"widthIn":0,"heightIn":0,"stackable":false,"hazmat":{"unNumber":"UN1263","properShippingName":"Paint","technicalName":"","hazardClass":"3","subsidiaryClass":"","packingGroup":"II","quantity":"1 drum","emergencyPhone":"800-555-0199"}}]',
    '{LGDEL,HAZM,LGPU,LGDEL}', '{"PO 4711","","SO 9"}', '2026-11-24', '10:00', '15:30', 'America/New_York',
    '04000000000000018', 'PRO77', 'L-5', 'Former Freight', 21336, 2, 590.25, 21, 3, null),
  (2, 'other', 'V', 'LTL', 'prepaid', 1, '{"company":"Other Dock","city":"","contactName":"","state":""}', '{"company":"Other Consignee","city":"","contactName":"","state":""}', '[]', '{}', '{}',
    null, '', '', 'America/Chicago', '04000000000000018', '', '', '', null, 0, 0, 0, 0, 'Q');
insert into file (client_id, sha256, name, mime, size, shipment_id, kind)
  values (1, 'a', 'BOL-1.pdf', 'application/pdf', 1, 1, 'bol'), (1, 'b', 'BOL-2.pdf', 'application/pdf', 1, 1, 'bol');
insert into bol_revision (client_id, shipment_id, revision, reason, file_id, issued_at)
  values (1, 1, 1, 'booked', 1, '2026-11-20T10:00:00Z'), (1, 1, 2, 'items', 2, '2026-11-20T11:00:00Z');`

describe('shipments of before stops were rows', () => {
  const { host, user } = inject('postgres')
  const connection = { host, user, database: 'carried_over' }
  let db: Database
  let record: ShipmentRecord
  beforeAll(async () => {
    await createDatabase({ host, user, database: 'postgres' }, connection.database)
    await migrateTo(connection, '0006_carriers')
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(formerly)
    await client.end()
    await migrate(connection)
    db = openDatabase(connection, 2)
    record = await loadShipment(db.forClient(1), 1, 1)
  })
  afterAll(() => db.close())

  it('have two stops with their windows, zones and services', () => {
    const { stops } = record.shipment
    expect(stops.map(({ kind, address, window, services }) => [kind, address.city, window.date, services])).toEqual([
      ['pickup', 'Dayton', '2026-11-24', ['HAZM', 'LGPU']],
      ['delivery', 'Reno', '', ['LGDEL']],
    ])
    expect([stops[0]?.window, stops[0]?.zone]).toEqual([
      { date: '2026-11-24', from: '10:00', to: '15:30' },
      'America/New_York',
    ])
  })

  it('have a line and a unit for each item, with everything that was known of it', () => {
    const { lines, units } = record.shipment
    expect(lines).toMatchObject([
      { description: 'Pumps', itemCode: 'P-1', nmfc: '156600-2', freightClass: '70', pieces: 20, weightLb: 500.25 },
      {
        description: 'Paint',
        pieces: 1,
        pieceType: 'DRM',
        weightLb: 90,
        hazmat: { unNumber: 'UN1263', reportableQuantity: false, inhalationZone: '' },
      },
    ])
    expect(lines[0]?.hazmat).toBeNull()
    expect(units).toMatchObject([
      {
        ...{ count: 2, type: 'PLT', lengthIn: 48, widthIn: 40, heightIn: 48.5, stackable: true },
        ...{ loadedAt: 1, unloadedAt: 2, contents: [{ line: 1, pieces: 20, weightLb: 500.25 }] },
      },
      { count: 1, type: 'DRM', contents: [{ line: 2, pieces: 1, weightLb: 90 }] },
    ])
    expect([record.totalWeightLb, record.totalPieces, record.totalHandlingUnits]).toEqual([590.25, 21, 3])
  })

  it('have a bill with its revisions, and the numbers people search by', async () => {
    expect(record.shipment.bills).toMatchObject([{ number: '04000000000000018', fromStop: 1, toStop: 2, terms: null }])
    const of = db.forClient(1)
    const revisions = await of.read(
      db.query.selectFrom('bol_revision').select(['bill_id', 'revision']).orderBy('revision'),
    )
    const billId = record.shipment.bills[0]?.billId
    expect(revisions).toEqual([
      { bill_id: billId, revision: 1 },
      { bill_id: billId, revision: 2 },
    ])
    expect(record.shipment.references).toEqual(['PO 4711', '', 'SO 9'])
    const numbers = await of.read(db.query.selectFrom('shipment_reference').select(['kind', 'number', 'key', 'tail']))
    expect(numbers).toEqual(
      expect.arrayContaining([
        { kind: 'reference', number: 1, key: 'po 4711', tail: '4711' },
        { kind: 'bol', number: 1, key: '04000000000000018', tail: '' },
        { kind: 'pro', number: 1, key: 'pro77', tail: '' },
        { kind: 'load', number: 1, key: 'l-5', tail: '' },
      ]),
    )
  })

  it('keep their place in lists and counters, each company its own', async () => {
    const head = db.query
      .selectFrom('shipment')
      .select(['shipper', 'consignee', 'consignee_city', 'bucket', 'pickup_date'])
    expect(await db.forClient(1).read(head)).toEqual([
      {
        ...{ shipper: 'Former Dock', consignee: 'Former Consignee', consignee_city: 'Reno' },
        ...{ bucket: 'T', pickup_date: '2026-11-24' },
      },
    ])
    const counts = db.query
      .selectFrom('bucket_count')
      .select(['user_id', 'bucket', sql<number>`sum(n)::int`.as('n')])
      .groupBy(['user_id', 'bucket'])
      .having(sql`sum(n)`, '<>', 0)
      .orderBy('user_id')
    expect(await db.forClient(2).read(counts)).toEqual([
      { user_id: 0, bucket: 'V', n: 1 },
      { user_id: 1, bucket: 'V', n: 1 },
    ])
    const other = await loadShipment(db.forClient(2), 2, 2)
    expect([other.shipment.stops.length, other.shipment.lines]).toEqual([2, []])
  })
})

/** Three labels that were bought at one price, one of them given back, for two orders; and one for a carrier without prices. */
const labelled = `
set session_replication_role = replica;
insert into identity.client (name) values ('Labelled');
insert into shipment (client_id, unique_name, status, mode, terms, created_by, origin_zone, bol_number, total_charge)
  values (1, 'sent', 'T', 'PARCEL', 'prepaid', 1, '', 'W1', 1000), (1, 'unpriced', 'T', 'PARCEL', 'prepaid', 1, '', 'W2', 700);
insert into tender (client_id, shipment_id, content_no, scac, carrier_name, total, currency, way, state, requested_by, requested_at)
  values (1, 1, 1, 'UPSN', 'UPS', 1000, 'USD', 'api', 'awarded', 1, now()), (1, 2, 1, 'UPSN', 'UPS', 700, 'USD', 'api', 'awarded', 1, now());
insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
  values (1, 1, 0, 1, 1, 'quoted', 'linehaul', '', 900, 'USD', '8', now()), (1, 1, 0, 2, 1, 'quoted', 'fuel', '', 100, 'USD', '8', now()),
         (1, 2, 0, 1, 2, 'quoted', 'linehaul', '', 700, 'USD', '', now());
insert into charge_spread (client_id, tender_id, amendment_no, order_id, shipment_id, basis, measure, amount, currency, made_at)
  values (1, 1, 0, 11, 1, 'weight', 10, 333, 'USD', now()), (1, 1, 0, 12, 1, 'weight', 20, 667, 'USD', now());
insert into sales_order (client_id, order_id, number, terms, ship_to, consignee, consignee_city, consignee_state, consignee_zip,
    created_by, created_at, updated_at)
  overriding system value
  select 1, n, 'SO-' || n, 'prepaid', '{}', '', '', '', '', 1, now(), now() from generate_series(11, 12) n;
insert into label_purchase (client_id, tender_id, transmission_id, shipment_id, shipment_number, total, currency, bought_at)
  values (1, 1, 5, 1, '1Z', 1000, 'USD', now()), (1, 2, 6, 2, '1Z', null, '', now());
insert into label (client_id, shipment_id, unit_id, place, tender_id, transmission_id, state, tracking_number)
  values (1, 1, 7, 1, 1, 5, 'bought', '1Z1'), (1, 1, 7, 2, 1, 5, 'voided', '1Z2'), (1, 1, 7, 3, 1, 5, 'bought', '1Z3'),
         (1, 2, 9, 1, 2, 6, 'bought', '1Z4'), (1, 2, 9, 2, 2, 6, 'surplus', '1Z5');
set session_replication_role = default;`

describe('labels of before each had its own charge', () => {
  const { host, user } = inject('postgres')
  const connection = { host, user, database: 'labels_carried_over' }
  let db: Database
  beforeAll(async () => {
    await createDatabase({ host, user, database: 'postgres' }, connection.database)
    await migrateTo(connection, '0114_surplus_labels')
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(labelled)
    await client.end()
    await migrate(connection)
    db = openDatabase(connection, 2)
  })
  afterAll(() => db.close())

  it('share what all of them cost, to the cent, or what was shown where nobody named that', async () => {
    const labels = await db
      .forClient(1)
      .read(db.query.selectFrom('label').select(['charge', 'is_surplus']).orderBy('label_id'))
    expect(labels.map(({ charge }) => charge)).toEqual([334, 333, 333, 350, 350])
    expect(labels.map(one => one.is_surplus)).toEqual([false, false, false, false, true])
  })

  it('leave their shipment without what was given back, and so do its orders', async () => {
    const own = db.forClient(1)
    const shipments = await own.read(db.query.selectFrom('shipment').select('total_charge').orderBy('shipment_id'))
    expect(shipments.map(row => row.total_charge)).toEqual([667, 700])
    const lines = await own.read(
      db.query
        .selectFrom('charge')
        .select(['tender_id', 'phase', 'code', 'amount', 'source'])
        .where('amendment_no', '=', 1)
        .orderBy('line_no'),
    )
    expect(lines).toEqual([
      { tender_id: 1, phase: 'labels', code: '1Z1', amount: 334, source: '8' },
      { tender_id: 1, phase: 'labels', code: '1Z3', amount: 333, source: '8' },
    ])
    const spread = await own.read(
      db.query
        .selectFrom('charge_spread')
        .select(['order_id', 'amount'])
        .where('amendment_no', '=', 1)
        .orderBy('order_id'),
    )
    expect(spread).toEqual([
      { order_id: 11, amount: 222 },
      { order_id: 12, amount: 445 },
    ])
  })
})
