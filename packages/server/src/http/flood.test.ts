import { type AddressInfo, connect } from 'node:net'
import { pathOf } from '@waybill/contract'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { sendFile } from '../testing/imports.ts'
import { ask, startTestNode, type TestNode } from '../testing/node.ts'
import { rooms } from './admission.ts'

/** An import that waits to be begun: stopping it is refused, once its row is not locked by somebody else. */
const waitingImport = async (node: TestNode, clerk: Person): Promise<number> =>
  (await sendFile(node, clerk, InsertItem, 'SKU,Description\nA,First\n', { fields: { run: 'false' } })).runId

it('a person whose writes all wait, and who sends ever more, shuts out no colleague, no other company, nor his own reading', async () => {
  const node = await startTestNode()
  const [flooding, other] = [await newCompany(node), await newCompany(node)]
  const colleague = await newPerson(node, flooding.clientId)
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
  const { person, waiting } = rooms.write
  const refused = Promise.withResolvers<void>()
  const turnedAway: (string | null)[] = []
  const flood = Array.from({ length: person + waiting.person + surplus }, async () => {
    const { status, headers } = await post(StopImport, held, flooding)
    if (status === 503) turnedAway.push(headers.get('retry-after'))
    if (turnedAway.length === surplus) refused.resolve()
    return status
  })
  await refused.promise
  expect((await post(StopImport, free, other)).status).toBe(409)
  expect((await ask(node, SavePreferences, { body: {} }, colleague.token)).status).toBe(200)
  expect((await post(GetImport, free, other)).status).toBe(200)
  expect((await post(GetImport, held, flooding)).status).toBe(200)

  await gate.query('rollback')
  await gate.end()
  const statuses = await Promise.all(flood)
  expect(statuses.filter(status => status === 409)).toHaveLength(person + waiting.person)
  expect(turnedAway).toEqual(Array.from({ length: surplus }, () => '2'))
  await node.close()
})

const crash = { body: { route: '/x', message: 'm', stack: 's' } }

/** A file as a browser sends it, and how long it says that it is (bytes). */
const file = [
  ...['--b', 'content-disposition: form-data; name="run"', '', 'false', '--b'],
  ...[
    'content-disposition: form-data; name="file"; filename="a.csv"',
    '',
    'SKU,Description',
    'A,First',
    '',
    '--b--',
    '',
  ],
].join('\r\n')
const trickling = { length: 100_000, body: file.slice(0, -20) }
const whole = { length: file.length, body: file }

it.each([
  ['trickle', trickling],
  ['were sent whole', whole],
])(
  'a person whose uploads take all places, while those in line %s, shuts out no colleague; who leaves keeps no place',
  async (_, inLine) => {
    const node = await startTestNode()
    const slow = await newCompany(node)
    const colleague = await newPerson(node, slow.clientId)
    await node.server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = node.server.server.address() as AddressInfo
    const surplus = 8
    const { person, waiting } = rooms.upload
    const refused = Promise.withResolvers<void>()
    let turnedAway = 0
    const send = ({ length, body }: typeof whole) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('data', bytes => {
        if (bytes.toString().startsWith('HTTP/1.1 503')) turnedAway += 1
        if (turnedAway === surplus) refused.resolve()
      })
      const head = [
        `POST ${pathOf(InsertItem)} HTTP/1.1`,
        ...['host: x', `authorization: Bearer ${slow.token}`, 'content-type: multipart/form-data; boundary=b'],
        ...[`idempotency-key: ${crypto.randomUUID()}`, `content-length: ${length}`, '', ''],
      ].join('\r\n')
      return new Promise<typeof socket>(sent => socket.write(head + body, () => sent(socket)))
    }
    const holding = await Promise.all(Array.from({ length: person }, () => send(trickling)))
    const others = await Promise.all(Array.from({ length: waiting.person + surplus }, () => send(inLine)))
    await refused.promise
    expect((await ask(node, ReportCrash, crash, colleague.token)).status).toBe(200)
    expect(await waitingImport(node, colleague)).toBeGreaterThan(0)
    // First those that wait: each has left by the time that it gets a place.
    for (const socket of [...others, ...holding]) socket.destroy()
    await expect.poll(() => waitingImport(node, slow), { timeout: 60_000 }).toBeGreaterThan(0)
    await node.close()
  },
)

it('sign-ins from ever more addresses shut nobody out who is signed in', async () => {
  const node = await startTestNode()
  const clerk = await newCompany(node)
  // The gate: tries are counted once it is opened.
  const gate = new pg.Client(node.connection)
  await gate.connect()
  await gate.query('begin')
  await gate.query('lock table identity.attempt in exclusive mode')

  const surplus = 5
  const refused = Promise.withResolvers<void>()
  let turnedAway = 0
  const { node: places, waiting } = rooms.public
  const flood = Array.from({ length: places + waiting.node + surplus }, async (_, n) => {
    const body = { Email: `nobody${n}@test.invalid`, Password: 'wrong' }
    const { status } = await ask(node, Login, { body, address: `2001:db8:0:${n.toString(16)}::1` })
    if (status === 503) turnedAway += 1
    if (turnedAway === surplus) refused.resolve()
    return status
  })
  await refused.promise
  expect((await ask(node, ReportCrash, crash, clerk.token)).status).toBe(200)
  expect((await ask(node, GetShipmentCount, {}, clerk.token)).status).toBe(200)

  await gate.query('rollback')
  await gate.end()
  await Promise.all(flood)
  await node.close()
})
