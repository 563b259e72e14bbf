import { ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { ArchiveShipment } from '@waybill/contract/calls/Shipment/ArchiveShipment.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { sweepArchive } from './sweepArchive.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const DAY_MS = 86_400_000
const daysAgo = (days: number): string => new Date(node.clock.now().getTime() - days * DAY_MS).toISOString()

type Made = (person: Person, given?: { days?: number; proof?: boolean }) => Promise<number>

/** A shipment that was delivered so many days ago, with a proof of it unless said otherwise. */
const delivered: Made = async (person, { days = 40, proof = true } = {}) => {
  const { shipmentId } = await addFreight(node, person)
  await node.app.db.forClient(person.clientId).transaction(async tx => {
    await sql`update shipment set status = 'D', delivered_on = ${daysAgo(days).slice(0, 10)}::date
               where shipment_id = ${shipmentId}`.execute(tx)
    if (!proof) return
    await sql`insert into file (client_id, shipment_id, kind, name, mime, size, sha256)
              values (${person.clientId}, ${shipmentId}, 'pod', 'pod.pdf', 'application/pdf', 1, ${'a'.repeat(64)})`.execute(
      tx,
    )
  })
  return shipmentId
}

const rule = (person: Person, given?: { version: number; afterDays: number | null }) =>
  ask(node, ArchiveRule, { body: given === undefined ? {} : { rule: given } }, person.token)

const archived = async (person: Person) =>
  (await ask(node, GetShipmentList, { query: { statuscode: 'archived' }, body: {} }, person.token)).reply.rows.map(
    row => row.shipmentId,
  )

it('keeps one rule a company, of whoever changes its defaults, and never over another one’s head', async () => {
  const clerk = await newCompany(node)
  expect((await rule(clerk)).reply).toEqual({ version: 0, afterDays: null })
  expect((await rule(clerk, { version: 0, afterDays: 30 })).reply).toEqual({ version: 1, afterDays: 30 })
  expect((await rule(clerk, { version: 0, afterDays: 60 })).error.code).toBe('ChangedMeanwhile')
  const both = await Promise.all([10, 20].map(afterDays => rule(clerk, { version: 1, afterDays })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await rule(clerk, { version: 2, afterDays: 0 })).status).toBe(400)
  expect((await rule(await newCompany(node))).reply).toEqual({ version: 0, afterDays: null })
  const reader = await newPerson(node, clerk.clientId, ['ShipmentHistory'])
  expect((await rule(reader)).status).toBe(403)
})

it('archives what was delivered long enough ago, says why, and leaves the companies without a rule alone', async () => {
  const [clerk, other] = [await newCompany(node), await newCompany(node)]
  const [old, young] = [await delivered(clerk), await delivered(clerk, { days: 5 })]
  const theirs = await delivered(other)
  await rule(clerk, { version: 0, afterDays: 30 })
  await sweepArchive(node.app)
  expect(await archived(clerk)).toEqual([old])
  expect(await archived(other)).toEqual([])
  expect((await historyOf(node, clerk, old)).at(-1)).toMatchObject({ action: 'archived', actor: 'Waybill' })
  // Once; and a rule that was taken back archives nothing more.
  await rule(clerk, { version: 1, afterDays: null })
  const late = await delivered(clerk)
  await sweepArchive(node.app)
  expect(await archived(clerk)).toEqual([old])
  expect([young, late, theirs].every(id => id > 0)).toBe(true)
})

it('leaves what is unproven, or has something open with its carrier', async () => {
  const clerk = await newCompany(node)
  const unproven = await delivered(clerk, { proof: false })
  const doubted = await delivered(clerk)
  await putTender(node, clerk, doubted, { tenderState: 'ended', state: 'cancelUnconfirmed' })
  const unknown = await delivered(clerk)
  await putTender(node, clerk, unknown, { tenderState: 'unknown', state: null })
  const broken = await delivered(clerk)
  const told = await delivered(clerk, { proof: false })
  const tell = (shipmentId: number, status: string, days: number) =>
    node.app.db.forClient(clerk.clientId).transaction(tx =>
      sql`insert into tracking_event (client_id, shipment_id, event_key, source, status, happened_at, local_time, entered_at, entered_by)
          values (${clerk.clientId}, ${shipmentId}, ${`${status} ${days}`}, 'carrier', ${status}, ${daysAgo(days)}, '', ${daysAgo(days)}, 'DMAA')`.execute(
        tx,
      ),
    )
  await tell(broken, 'delivered', 40)
  await tell(broken, 'problem', 39)
  await tell(told, 'delivered', 40)
  await rule(clerk, { version: 0, afterDays: 30 })
  await sweepArchive(node.app)
  expect(await archived(clerk)).toEqual([told])
  expect([unproven, doubted, unknown, broken].length).toBe(4)
})

it('leaves what a person brought back', async () => {
  const clerk = await newCompany(node)
  const shipmentId = await delivered(clerk)
  await rule(clerk, { version: 0, afterDays: 30 })
  await sweepArchive(node.app)
  const body = { shipments: [{ shipmentId, version: 2 }], undo: true }
  expect((await ask(node, ArchiveShipment, { body }, clerk.token)).status).toBe(200)
  await sweepArchive(node.app)
  expect(await archived(clerk)).toEqual([])
})
