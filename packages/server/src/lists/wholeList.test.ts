import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { expect, it } from 'vitest'
import type { TenantDb } from '../db/open.ts'
import { exportShipments } from '../modules/shipments/index.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import { insertShipment } from '../testing/shipments.ts'

const ROWS = 2_500

/** Tendered shipments to `Dock 0000`, `Dock 0001` and so on, in that order. */
async function manyShipments(node: TestNode, person: Person): Promise<void> {
  const first = await insertShipment(node, person, { consignee: 'Dock 0000' })
  await node.app.db.forClient(person.clientId).transaction(async tx => {
    const row = await tx.selectFrom('shipment').selectAll().where('shipment_id', '=', first).executeTakeFirstOrThrow()
    const { shipment_id, search_text, lane_keys, bucket, ...rest } = row
    const copies = Array.from({ length: ROWS - 1 }, (_, i) => {
      const name = `Dock ${String(i + 1).padStart(4, '0')}`
      return { ...rest, bill_to: null, unique_name: name, bol_number: name, consignee: name }
    })
    // A statement carries 65,535 values at most.
    for (let from = 0; from < copies.length; from += 500)
      await tx
        .insertInto('shipment')
        .values(copies.slice(from, from + 500))
        .execute()
  })
}

/** The reader of a company in whose list something happens once the first answer is there. */
function changingOnce(db: TenantDb, change: () => Promise<unknown>): TenantDb {
  let waits = true
  const then = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    if (waits) {
      waits = false
      await change()
    }
    return given
  }
  return { ...db, read: query => then(db.read(query)), transaction: work => then(db.transaction(work)) }
}

it('a file holds every row that stood in the list all the time, and none twice, whatever changes meanwhile', async () => {
  const node = await sharedNode()
  const person = await newCompany(node)
  await manyShipments(node, person)
  const own = node.app.db.forClient(person.clientId)
  const rename = (from: string, to: string) =>
    own.transaction(tx =>
      tx.updateTable('shipment').set({ consignee: to }).where('consignee', '=', from).executeTakeFirstOrThrow(),
    )
  const db = changingOnce(own, async () => {
    await rename('Dock 0000', 'Zulu')
    await rename(`Dock ${ROWS - 1}`, 'Alpha')
    await own.transaction(tx =>
      tx.updateTable('shipment').set({ status: 'V' }).where('consignee', '=', 'Dock 2000').executeTakeFirstOrThrow(),
    )
    await insertShipment(node, person, { consignee: 'Newcomer' })
  })
  const session = await node.app.sessions.check(person.token)
  if (session === null) throw new Error('signed out')
  const { body } = await exportShipments({
    ...{ app: node.app, db, who: session.who, now: node.clock.now(), upload: null, issueKey: () => undefined },
    request: { id: 'export', address: '', network: '', userAgent: '', key: '' },
    query: { statuscode: 'T' },
    input: ExportShipments.body.parse({ columns: ['BOLNumber'], sortName: 'consignee', sortOrder: 'asc' }),
  })
  let text = ''
  for await (const chunk of body as AsyncIterable<string>) text += chunk
  const numbers = text.trim().split('\r\n').slice(1)
  // One was voided and one is new; each of the others stands there once.
  expect(numbers.length - new Set(numbers).size).toBe(0)
  const stood = await own.read(
    node.app.db.query
      .selectFrom('shipment')
      .select('bol_number')
      .where('client_id', '=', person.clientId)
      .where('status', '=', 'T')
      .where('consignee', '!=', 'Newcomer'),
  )
  const listed = new Set(numbers)
  expect(stood.filter(({ bol_number }) => !listed.has(bol_number))).toEqual([])
})
