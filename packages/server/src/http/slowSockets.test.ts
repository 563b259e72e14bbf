import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { startTestNode, type TestNode } from '../testing/node.ts'
import { openPulse, PULSE_MS } from './pulse.ts'
import { BUFFERED_MAX } from './steadySend.ts'

interface Message {
  readonly topic: string
  readonly n?: number
}

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  await node.server.listen({ host: '127.0.0.1', port: 0 })
  return () => node.close()
})

/** Messages of a server, which masks none and splits none (RFC 6455, 5.2), and what is left of the bytes. */
function messagesIn(bytes: Buffer): { readonly messages: Message[]; readonly rest: Buffer } {
  const messages: Message[] = []
  let rest = bytes
  while (rest.length >= 4) {
    const short = rest.readUInt8(1)
    const [start, length] = short < 126 ? [2, short] : [4, rest.readUInt16BE(2)]
    if (rest.length < start + length) break
    if (rest.readUInt8(0) === 0x81) messages.push(JSON.parse(rest.toString('utf8', start, start + length)))
    rest = rest.subarray(start + length)
  }
  return { messages, rest }
}

/** A signed in socket that reads when it is told to, and answers no ping. */
async function rawReader() {
  const { port } = node.server.server.address() as AddressInfo
  const before = new Set(node.server.websocketServer.clients)
  const headers = {
    ...{ Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' },
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  }
  const asked = request({ host: '127.0.0.1', port, path: '/ws', headers }).end()
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket]
  const heard: Message[] = []
  const waiting: (() => void)[] = []
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    const read = messagesIn(Buffer.concat([rest, bytes]))
    rest = read.rest
    heard.push(...read.messages)
    for (const wake of waiting.splice(0)) wake()
  })
  socket.on('error', () => {})
  const hello = Buffer.from(JSON.stringify({ token: clerk.token }))
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]))
  const until = async (is: (message: Message) => boolean) => {
    while (!heard.some(is)) await new Promise<void>(resolve => waiting.push(resolve))
  }
  await until(({ topic }) => topic === 'ready')
  const [peer] = [...node.server.websocketServer.clients].filter(client => !before.has(client))
  if (peer === undefined) throw new Error('The server has no socket for it.')
  return { socket, heard, until, peer }
}

it('a reader that stands still is buffered for up to a limit, and told once that it missed something', async () => {
  const [still, witness] = [await rawReader(), await rawReader()]
  still.socket.pause()
  let told = 0
  const tell = async (count: number) => {
    const all = Array.from({ length: count }, () => ({
      ...{ clientId: clerk.clientId, topic: 'shipment' as const },
      data: { n: ++told, text: 'x'.repeat(6_000) },
    }))
    await node.app.db.forClient(clerk.clientId).transaction(tx => node.app.realtime.tellAll(all, tx))
    await witness.until(({ n }) => n === told)
  }
  // What the machine itself takes for a connection is some megabytes more.
  for (let batch = 0; batch < 60 && still.peer.bufferedAmount <= BUFFERED_MAX; batch++) await tell(100)
  for (let batch = 0; batch < 5; batch++) await tell(100)
  expect(still.peer.bufferedAmount).toBeGreaterThan(BUFFERED_MAX / 2)
  expect(still.peer.bufferedAmount).toBeLessThan(BUFFERED_MAX + 10_000)

  still.socket.resume()
  await still.until(({ topic }) => topic === 'missed')
  expect(still.heard.length).toBeLessThan(told)
  expect(still.heard.filter(({ topic }) => topic === 'missed')).toHaveLength(1)
  expect(still.heard.at(-1)).toEqual({ topic: 'missed' })
  await tell(1)
  await still.until(({ n }) => n === told)
  expect(witness.heard.some(({ topic }) => topic === 'missed')).toBe(false)
  for (const { socket } of [still, witness]) socket.destroy()
})

it('a peer that answers no ping is cut off at the next one, and one that does is kept', async () => {
  const gone = await rawReader()
  const before = new Set(node.server.websocketServer.clients)
  const { port } = node.server.server.address() as AddressInfo
  const browser = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  await once(browser, 'open')
  const [kept] = [...node.server.websocketServer.clients].filter(client => !before.has(client))
  if (kept === undefined) throw new Error('The server has no socket for the browser.')

  const pulse = openPulse(new Set([gone.peer, kept]))
  for (let time = 0; time < 2; time++) {
    const answered = once(kept, 'pong')
    const over = time === 1 ? once(gone.peer, 'close') : undefined
    pulse.look()
    await Promise.all([answered, over])
  }
  expect([gone.peer.readyState, kept.readyState]).toEqual([WebSocket.CLOSED, WebSocket.OPEN])
  browser.close()
  gone.socket.destroy()
})

it('a proxy that cuts off what says nothing for a minute hears of every socket before', () => {
  expect(PULSE_MS).toBeLessThanOrEqual(30_000)
})
