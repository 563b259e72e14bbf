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
    const counts = db.query.selectFrom('shipment_count').select(['user_id', 'bucket', 'n']).orderBy('user_id')
    expect(await db.forClient(2).read(counts)).toEqual([
      { user_id: 0, bucket: 'V', n: 1 },
      { user_id: 1, bucket: 'V', n: 1 },
    ])
    const other = await loadShipment(db.forClient(2), 2, 2)
    expect([other.shipment.stops.length, other.shipment.lines]).toEqual([2, []])
  })
})
