import { SetPRONumber } from '@waybill/contract/calls/Shipment/SetPRONumber.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const enter = async (shipmentId: number, PRONumber: string, version?: number) => {
  const body = { shipmentId, version: version ?? (await details(shipmentId)).version, PRONumber }
  return ask(node, SetPRONumber, { body }, clerk.token)
}

async function standing(status: 'Q' | 'T' | 'A' | 'D' | 'V'): Promise<number> {
  const { shipmentId } = await addFreight(node, clerk)
  if (status !== 'Q') await putInStatus(node, clerk, shipmentId, status)
  return shipmentId
}

it('is kept as its digits and letters, with who entered it, found among the numbers, and changes nothing for the carrier', async () => {
  const shipmentId = await standing('A')
  const before = await details(shipmentId)
  const { reply } = await enter(shipmentId, ' 123-456 789x ')
  expect(reply).toEqual({ shipmentId, shipmentStatus: 'A', version: before.version + 1 })
  const after = await details(shipmentId)
  expect([after.PRONumber, after.NotifyCarrier, after.revisionDue]).toEqual([
    ...['123456789X', before.NotifyCarrier, before.revisionDue],
  ])
  expect(after.history[0]).toMatchObject({
    action: 'pro entered',
    changes: [{ field: 'PRO number', before: '', after: '123456789X' }],
  })
  const [numbers] = await node.app.db.forClient(clerk.clientId).read(
    node.app.db.query
      .selectFrom('shipment_reference')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('client_id', '=', clerk.clientId)
      .where('kind', '=', 'pro')
      .where('value', '=', '123456789X'),
  )
  expect(numbers?.n).toBe(1)
  expect((await enter(shipmentId, '1', before.version)).error.code).toBe('ChangedMeanwhile')
  expect((await enter(shipmentId, '')).status).toBe(200)
  expect((await details(shipmentId)).PRONumber).toBe('')
})

it('is refused where no carrier has the freight, where it is none, and by who may not', async () => {
  const [open, gone, left] = [await standing('Q'), await standing('V'), await standing('D')]
  for (const shipmentId of [open, gone]) expect((await enter(shipmentId, '1')).error.code).toBe('Locked')
  for (const typed of ['12/34', '1'.repeat(21), 'PRO é']) {
    const { error } = await enter(left, typed)
    expect(error.issues).toMatchObject([{ at: 'body.PRONumber', code: 'badForm' }])
  }
  expect((await enter(left, '1'.repeat(20))).status).toBe(200)
  const reader = await newPerson(node, clerk.clientId, ['Track'])
  const body = { shipmentId: left, version: 1, PRONumber: '1' }
  expect((await ask(node, SetPRONumber, { body }, reader.token)).status).toBe(403)
})
