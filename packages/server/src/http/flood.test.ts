import type { AddressInfo } from 'node:net'
import { pathOf } from '@waybill/contract'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { sendFile } from '../testing/imports.ts'
import { startTestNode, type TestNode } from '../testing/node.ts'
import { rooms } from './admission.ts'

/** An import that waits to be begun: stopping it is refused, once its row is not locked by somebody else. */
const waitingImport = async (node: TestNode, clerk: Person): Promise<number> =>
  (await sendFile(node, clerk, InsertItem, 'SKU,Description\nA,First\n', { fields: { run: 'false' } })).runId

it('a company whose writes all wait, and that sends ever more, shuts out no other one, nor its own reading', async () => {
  const node = await startTestNode()
  const [flooding, other] = [await newCompany(node), await newCompany(node)]
  const [held, free] = [await waitingImport(node, flooding), await waitingImport(node, other)]
  await node.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = node.server.server.address() as AddressInfo
  const post = (call: typeof StopImport | typeof GetImport, runId: number, { token }: Person) =>
    fetch(`http://127.0.0.1:${port}${pathOf(call)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ runId }),
    })
  // The gate: whoever changes the flooding company's import waits until it is opened.
  const gate = new pg.Client(node.connection)
  await gate.connect()
  await gate.query('begin')
  await gate.query('select from import_run where run_id = $1 for update', [held])

  const surplus = 5
  const { company, waiting } = rooms.write
  const refused = Promise.withResolvers<void>()
  const turnedAway: (string | null)[] = []
  const flood = Array.from({ length: company + waiting.company + surplus }, async () => {
    const { status, headers } = await post(StopImport, held, flooding)
    if (status === 503) turnedAway.push(headers.get('retry-after'))
    if (turnedAway.length === surplus) refused.resolve()
    return status
  })
  await refused.promise
  expect((await post(StopImport, free, other)).status).toBe(409)
  expect((await post(GetImport, free, other)).status).toBe(200)
  expect((await post(GetImport, held, flooding)).status).toBe(200)

  await gate.query('rollback')
  await gate.end()
  const statuses = await Promise.all(flood)
  expect(statuses.filter(status => status === 409)).toHaveLength(company + waiting.company)
  expect(turnedAway).toEqual(Array.from({ length: surplus }, () => '2'))
  await node.close()
})
