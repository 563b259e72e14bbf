import { type AddressInfo, connect, type Socket } from 'node:net'
import { pathOf } from '@waybill/contract'
import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { startTestNode, type TestNode } from '../testing/node.ts'
import { BODY_PACE } from './bodyPace.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  await node.server.listen({ host: '127.0.0.1', port: 0 })
  // What is watched begins its timer after this; those of the server have begun.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => node.close()
})
afterEach(() => vi.clearAllTimers())

const LENGTH = 100_000
const FILE = ['--b', 'content-disposition: form-data; name="file"; filename="a.csv"', '', 'SKU,Description', 'A,'].join(
  '\r\n',
)

/** Sends the head of a request and the beginning of its body. */
function begin(call: typeof InsertItem | typeof SavePreferences, type: string, body: string) {
  const { port } = node.server.server.address() as AddressInfo
  const before = vi.getTimerCount()
  const socket = connect(port, '127.0.0.1')
  const got = { text: '' }
  socket.on('error', () => {})
  socket.on('data', bytes => {
    got.text += bytes.toString()
  })
  socket.write(
    [
      `POST ${pathOf(call)} HTTP/1.1`,
      ...['host: x', `authorization: Bearer ${clerk.token}`, `idempotency-key: ${crypto.randomUUID()}`],
      ...[`content-type: ${type}`, `content-length: ${LENGTH}`, '', body],
    ].join('\r\n'),
  )
  const watched = () => expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before)
  return { socket, got, watched }
}

/** Lets time pass for what is watched until it is answered. */
const answerWhileTimePasses = (got: { readonly text: string }) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(BODY_PACE.everyMs)
      return got.text
    })
    .toContain('BodyStalled')

it.each([
  ['a file', InsertItem, 'multipart/form-data; boundary=b', FILE],
  ['a body', SavePreferences, 'application/json', '{"locale":"'],
] as const)('%s that stops coming is answered in words, and the line is closed', async (_, call, type, body) => {
  const { socket, got, watched } = begin(call, type, body)
  await watched()
  await answerWhileTimePasses(got)
  expect(got.text).toMatch(/^HTTP\/1.1 408 /)
  await expect.poll(() => socket.destroyed).toBe(true)
})

it('a file that goes on is read for as long as it takes', async () => {
  const arrived = new Promise<Socket>(resolve => node.server.server.once('connection', resolve))
  const { socket, got, watched } = begin(InsertItem, 'multipart/form-data; boundary=b', FILE)
  const peer = await arrived
  await watched()
  const end = '\r\n--b--\r\n'
  const send = async (text: string) => {
    const before = peer.bytesRead
    socket.write(text)
    await expect.poll(() => peer.bytesRead).toBeGreaterThanOrEqual(before + text.length)
    vi.advanceTimersByTime(BODY_PACE.everyMs)
  }
  let left = LENGTH - FILE.length - end.length
  for (; left > BODY_PACE.bytes; left -= BODY_PACE.bytes) await send('x'.repeat(BODY_PACE.bytes))
  socket.write('x'.repeat(left) + end)
  await expect.poll(() => got.text).toMatch(/^HTTP\/1.1 200 /)
  // Node's own limit would be one of the whole body.
  expect(node.server.server).toMatchObject({ requestTimeout: 0, headersTimeout: 30_000 })
  socket.destroy()
})
