import { chmodSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { claim } from '../admin/claim.ts'
import { AdminError } from '../admin/companies.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { openWireCall } from '../carriers/exchanges.ts'
import { composeNode, type Node } from '../compose.ts'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { writeConfirmations } from '../modules/confirmations/writeConfirmations.ts'
import type { SourceRow } from '../modules/orderSources/sourceRows.ts'
import { testConnection } from '../modules/orderSources/testConnection.ts'
import { startBucketServer } from '../testing/bucketServer.ts'
import { newCompany } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { putInStatus } from '../testing/history.ts'
import { type MailServer, startMailServer } from '../testing/mailServer.ts'
import { ask, minute, TestClock, type TestNode, testSettings } from '../testing/node.ts'
import { askedForQuotes, offered } from '../testing/quotes.ts'
import { addPricedCarrier } from '../testing/rates.ts'
import { putOrders, salesOrder } from '../testing/salesOrders.ts'
import { heldBecause, watchInstallation } from './installation.ts'

let smtp: MailServer
beforeAll(async () => {
  smtp = await startMailServer()
})
afterAll(() => smtp.close())

const made: string[] = []
const open: Node[] = []
afterEach(async () => {
  for (const node of open.splice(0)) await node.close()
  for (const name of made.splice(0)) await dropDatabase(server('postgres'), name)
})

const server = (database: string) => ({ ...inject('postgres'), database })

/** A database of its own, or a copy of another one. */
async function newDatabase(template = 'template'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(server('postgres'), name, template)
  made.push(name)
  return name
}

const settingsFor = (WAYBILL_DATA: string, more: Readonly<Record<string, string>> = {}) =>
  testSettings({
    ...{ NODE_ENV: 'production', WAYBILL_DATABASE: 'embedded', PUBLIC_URL: 'https://waybill.invalid', WAYBILL_DATA },
    ...{
      WAYBILL_SECRET: Buffer.alloc(32, 7).toString('base64'),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'clerk@waybill.example',
      ...more,
    },
  })

/** A node on a database with a data folder, as a start of the product makes one. */
async function start(database: string, folder: string, more?: Readonly<Record<string, string>>): Promise<TestNode> {
  const settings = settingsFor(folder, more)
  const clock = new TestClock()
  const connection = { ...inject('postgres'), database }
  const node = await composeNode({ settings, connection, log: pino({ level: 'silent' }), clock })
  open.push(node)
  return { ...node, clock, connection }
}

async function stop(node: Node): Promise<void> {
  open.splice(
    open.findIndex(({ app }) => app === node.app),
    1,
  )
  await node.close()
}

const adminOf = ({ app }: Node) => ({
  db: app.db,
  clock: app.clock,
  publicUrl: 'https://waybill.invalid',
  settings: app.settings,
})

/** A shipment whose tender by mail waits to leave: its server asks to wait. */
async function withTenderWaiting(node: TestNode) {
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const details = async (token: string) => (await ask(node, ShipmentDetails, { body: { shipmentId } }, token)).reply
  const { version } = await details(clerk.token)
  smtp.behave('later')
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  await ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  return { clerk, shipmentId }
}

const mailsOf = ({ app }: Node, clientId: number) =>
  app.db.forClient(clientId).read(app.db.query.selectFrom('mail').select(['state', 'tries']))

it('a database that was copied sends nothing until it is claimed, and then what waited as its operator says', async () => {
  const folder = temporaryFolder('waybill held ')
  const name = await newDatabase()
  const first = await start(name, folder)
  expect(first.app.hold.because()).toBeNull()
  const { clerk } = await withTenderWaiting(first)
  await expect.poll(() => mailsOf(first, clerk.clientId)).toMatchObject([{ state: 'queued', tries: 1 }])
  const halfDone = await first.app.db.forClient(clerk.clientId).transaction(async tx => {
    const { rows } = await sql<{ bulk_id: number }>`
      insert into bulk_job (client_id, started_by, action, input, total, started_at)
      values (${clerk.clientId}, ${clerk.userId}, 'tender', '{}', 1, now()) returning bulk_id`.execute(tx)
    const bulkId = rows[0]?.bulk_id ?? 0
    await sql`
      insert into bulk_row (client_id, bulk_id, row_no, subject_id, name)
      values (${clerk.clientId}, ${bulkId}, 0, 1, 'half done')`.execute(tx)
    await sql`
      insert into straight_rule (client_id, version, is_on, modes, max_shipment, max_day, max_loads, currency, days_ahead, saved_by, saved_at)
      values (${clerk.clientId}, 1, true, '{LTL}', 1, 1, 1, 'USD', 0, ${clerk.userId}, now())`.execute(tx)
    return bulkId
  })
  await stop(first)
  const copied = await newDatabase(name)
  smtp.behave('take')
  const before = smtp.taken.length

  const copy = await start(copied, temporaryFolder('waybill held copy '))
  expect(copy.app.hold.because()).toBe('otherKey')
  copy.clock.pass(3_600_000)
  copy.app.due.look()
  await copy.app.due.rest()
  expect(smtp.taken).toHaveLength(before)
  await expect(claim(adminOf(copy))).rejects.toThrow(AdminError)
  await copy.app.db.identity
    .transaction()
    .execute(tx => copy.app.jobs.enqueue(tx, 'MailPasswordLink', { email: 'nobody@waybill.invalid' }, 7200))
  await expect(claim(adminOf(copy))).rejects.toThrow(/Waiting to leave: 1 e-mail, 1 link to sign in\./)
  expect(await claim(adminOf(copy), '--set-aside')).toContain(
    'Stopped: 1 job over many rows, 1 rule of Straight Through.',
  )
  await stop(copy)

  const claimed = await start(copied, copy.app.settings.WAYBILL_DATA)
  expect(claimed.app.hold.because()).toBeNull()
  claimed.clock.pass(3_600_000)
  claimed.app.due.look()
  await claimed.app.due.rest()
  await expect.poll(() => mailsOf(claimed, clerk.clientId)).toMatchObject([{ state: 'unknown' }])
  const rows = claimed.app.db.query.selectFrom('bulk_row').select('state').where('bulk_id', '=', halfDone)
  expect(await claimed.app.db.forClient(clerk.clientId).read(rows)).toEqual([{ state: 'stopped' }])
  expect(smtp.taken).toHaveLength(before)
  await stop(claimed)

  // The installation itself goes on as before.
  const same = await start(name, folder)
  same.clock.pass(3_600_000)
  same.app.due.look()
  await same.app.due.rest()
  await expect.poll(() => mailsOf(same, clerk.clientId)).toMatchObject([{ state: 'sent' }])
  expect(smtp.taken).toHaveLength(before + 1)
})

it('no carrier is asked from a copy, in words that say why', async () => {
  const node = await start(await newDatabase(), temporaryFolder('waybill held '), { WAYBILL_HOLD: 'always' })
  expect(node.app.hold.because()).toBe('asked')

  const about = { clientId: 1, shipmentId: null, accountId: null, connector: 'ups' }
  expect(() => openWireCall(node.app, about, 1000)).toThrow('CopyHeld')
  await expect(testConnection(node.app, {} as SourceRow)).rejects.toThrow('CopyHeld')
  await expect(claim(adminOf(node))).rejects.toThrow(/WAYBILL_HOLD=always/)
})

it('knows a moved folder from a copied one, and a database that was set back', async () => {
  const folder = temporaryFolder('waybill held ')
  const name = await newDatabase()
  const first = await start(name, folder)
  await newCompany(first)
  await stop(first)
  const because = async (database: string, data: string) => {
    const node = await start(database, data)
    const found = node.app.hold.because()
    await stop(node)
    return found
  }
  const moved = `${folder} moved`
  renameSync(folder, moved)
  expect(await because(name, moved)).toBeNull()
  const copied = `${folder} copied`
  mkdirSync(copied)
  for (const file of ['installation.key', 'installation.ticks']) cpSync(join(moved, file), join(copied, file))
  expect(await because(name, copied)).toBe('copiedFolder')
  const dump = await newDatabase(name)
  expect(await because(dump, moved)).toBe('otherDatabase')
  expect(await because(name, moved)).toBeNull()
  // As if an older dump had been put into the very database.
  const later = await start(name, moved)
  await later.app.db.identity.updateTable('work.installation').set({ ticks: 0 }).execute()
  expect(await heldBecause(later.app.db, later.app.settings, later.clock.now())).toBe('wentBack')
  await later.app.db.identity.deleteFrom('work.installation').execute()
  expect(await heldBecause(later.app.db, later.app.settings, later.clock.now())).toBe('wentBack')
  await claim(adminOf(later))
  expect(await heldBecause(later.app.db, later.app.settings, later.clock.now())).toBeNull()
  rmSync(join(moved, 'installation.key'))
  expect(await heldBecause(later.app.db, later.app.settings, later.clock.now())).toBe('otherKey')
})

it('a restored backup is held over the very database and folder that it was made of, however soon', async () => {
  const folder = temporaryFolder('waybill held ')
  const first = await start(await newDatabase(), folder)
  await withTenderWaiting(first)
  const path = join(folder, 'made.backup')
  await backUp(first.connection, first.app.settings, path, first.clock.now())
  await stop(first)
  await restore(first.connection, first.app.settings, path, true)
  const again = await start(first.connection.database, folder)
  expect(again.app.hold.because()).toBe('restored')
  await claim(adminOf(again), '--set-aside')
  expect(await heldBecause(again.app.db, again.app.settings, again.clock.now())).toBeNull()
})

it('of two that claim a copy at once one does, and it works', async () => {
  const name = await newDatabase()
  await newCompany(await start(name, temporaryFolder('waybill held ')))
  for (const node of open.splice(0)) await node.close()
  const copy = await start(await newDatabase(name), temporaryFolder('waybill held copy '))
  for (let n = 0; n < 5; n++) {
    await copy.app.db.identity.updateTable('work.installation').set({ key: 'another' }).execute()
    copy.clock.pass(2 * minute)
    await Promise.all([claim(adminOf(copy)), claim(adminOf(copy))])
    expect(await heldBecause(copy.app.db, copy.app.settings, copy.clock.now())).toBeNull()
  }
})

it('a round of offers asks no further carrier from a copy whose work was set aside', async () => {
  smtp.behave('take')
  const name = await newDatabase()
  const first = await start(name, temporaryFolder('waybill held '))
  const clerk = await newCompany(first)
  await offered(first, clerk, 'waterfall', 3, 60)
  first.app.due.look()
  await first.app.due.rest()
  await expect.poll(() => mailsOf(first, clerk.clientId)).toMatchObject([{ state: 'sent' }])
  await stop(first)
  const copied = await newDatabase(name)
  const copy = await start(copied, temporaryFolder('waybill held copy '))
  await expect(claim(adminOf(copy))).rejects.toThrow(/Waiting to leave: 1 round of offers\./)
  await claim(adminOf(copy), '--set-aside')
  await stop(copy)
  const claimed = await start(copied, copy.app.settings.WAYBILL_DATA)
  expect(claimed.app.hold.because()).toBeNull()
  claimed.clock.pass(61 * minute)
  claimed.app.due.look()
  await claimed.app.due.rest()
  expect(await mailsOf(claimed, clerk.clientId)).toHaveLength(1)
})

/** A quote with its reminder, a scheduled report, and two shipments of orders that are confirmed to their source by mail. */
async function withClocks(node: TestNode) {
  const clerk = await newCompany(node)
  const { clientId } = clerk
  await askedForQuotes(node, clerk, 1, { remindMinutes: 10_080 - 60 })
  const body = {
    ...({ type: 'schedule', question: { report: 'carrierSummary' }, format: 'csv' } as const),
    recurrence: { every: 'day', at: '06:00', zone: 'America/New_York' } as const,
    recipients: ['boss@outside.invalid'],
  }
  expect((await ask(node, SendReportFile, { body }, clerk.token)).status).toBe(200)
  const orders = await putOrders(node, clerk, [salesOrder(), salesOrder()])
  const shipments: number[] = []
  for (const orderId of orders) {
    const built = await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)
    shipments.push(built.reply.shipmentId)
  }
  await node.app.db.forClient(clientId).transaction(async tx => {
    await sql`
      with source as (
        insert into order_source (client_id, name, way, confirm_by, confirm_to, created_at, created_by)
        values (${clientId}, 'Host', 'sftp', 'mail', '{host@outside.invalid}', now(), ${clerk.userId}) returning source_id)
      update sales_order set source_id = source.source_id from source where client_id = ${clientId}`.execute(tx)
  })
  return { clerk, shipments }
}

it('what falls due in a copy is counted when it is claimed, and set aside it is not written a second time', async () => {
  smtp.behave('take')
  const name = await newDatabase()
  const first = await start(name, temporaryFolder('waybill held '))
  const { clerk, shipments } = await withClocks(first)
  await stop(first)
  const copy = await start(await newDatabase(name), temporaryFolder('waybill held copy '))
  const { clientId } = clerk
  for (const shipmentId of shipments) await putInStatus(copy, clerk, shipmentId, 'A')
  // One is written and waits, the other is still to be written.
  const written = { clientId, subjectId: shipments[0] ?? 0 }
  await writeConfirmations(copy.app, written)
  await copy.app.db.forClient(clientId).transaction(tx => copy.app.due.drop(tx, 'confirmation', written))
  copy.clock.pass(24 * 60 * minute)
  copy.app.due.look()
  await copy.app.due.rest()
  const before = await mailsOf(copy, clerk.clientId)
  await expect(claim(adminOf(copy))).rejects.toThrow(
    /Waiting to leave: .*1 quote to write to carriers about, 2 confirmations of orders, 1 scheduled report\./,
  )
  await claim(adminOf(copy), '--set-aside')
  const { database } = copy.connection
  await stop(copy)
  const claimed = await start(database, copy.app.settings.WAYBILL_DATA)
  claimed.clock.pass(24 * 60 * minute)
  claimed.app.due.look()
  await claimed.app.due.rest()
  expect(await mailsOf(claimed, clerk.clientId)).toHaveLength(before.length)
  const db = claimed.app.db.forClient(clerk.clientId)
  const { query } = claimed.app.db
  expect(await db.read(query.selectFrom('ship_confirmation').select(['state', 'fault']))).toMatchObject(
    Array.from({ length: 2 }, () => ({ state: 'failed', fault: { code: 'setAside' } })),
  )
  expect(await db.read(query.selectFrom('report_run').select(['state', 'reason']))).toEqual([
    { state: 'dropped', reason: 'setAside' },
  ])
  // The next slot comes as usual.
  claimed.clock.pass(24 * 60 * minute)
  claimed.app.due.look()
  await claimed.app.due.rest()
  expect(await db.read(query.selectFrom('report_run').select('state').where('reason', '=', ''))).toHaveLength(1)
})

it('a change of rights of its folder is no copy', async () => {
  const folder = temporaryFolder('waybill held ')
  const name = await newDatabase()
  await stop(await start(name, folder))
  chmodSync(join(folder, 'installation.key'), 0o640)
  chmodSync(join(folder, 'installation.key'), 0o600)
  expect((await start(name, folder)).app.hold.because()).toBeNull()
})

it('nodes that look and count at once find each other in no earlier state', async () => {
  const { app } = await start(await newDatabase(), temporaryFolder('waybill held '))
  const warned: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) })
  const holds = await Promise.all([1, 2].map(() => watchInstallation(app.db, app.settings, app.clock, log, 1)))
  const ticks = () => app.db.identity.selectFrom('work.installation').select('ticks').executeTakeFirstOrThrow()
  const begun = (await ticks()).ticks
  await expect.poll(async () => (await ticks()).ticks - begun, { timeout: 60_000 }).toBeGreaterThan(400)
  for (const hold of holds) await hold.close()
  expect(warned).toEqual([])
})

it('a database that another node works with is not claimed away from it', async () => {
  const name = await newDatabase()
  const first = await start(name, temporaryFolder('waybill held '))
  await newCompany(first)
  const second = await start(name, temporaryFolder('waybill held '))
  expect(second.app.hold.because()).toBe('otherKey')
  await expect(claim(adminOf(second))).rejects.toThrow(/works with this database at this moment/)
  await stop(first)
  second.clock.pass(2 * minute)
  await claim(adminOf(second))
  expect(await heldBecause(second.app.db, second.app.settings, second.clock.now())).toBeNull()
})

it('nodes that keep files in one bucket are one installation, whatever folders they have', async () => {
  const bucket = await startBucketServer()
  const name = await newDatabase()
  const folder = temporaryFolder('waybill held ')
  // It kept its files on the disk before.
  await stop(await start(name, folder))
  const first = await start(name, folder, bucket.env)
  await newCompany(first)
  expect(first.app.hold.because()).toBeNull()
  const second = await start(name, temporaryFolder('waybill held '), bucket.env)
  expect([first, second].map(({ app }) => app.hold.because())).toEqual([null, null])
  for (const node of [second, first]) await stop(node)
  const copy = await start(await newDatabase(name), temporaryFolder('waybill held '), bucket.env)
  expect(copy.app.hold.because()).toBe('otherDatabase')
  await stop(copy)
  await bucket.stop()
})
