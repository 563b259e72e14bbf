import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { startTestNode, type TestNode } from '../testing/node.ts'

let node: TestNode
let address: string
beforeAll(async () => {
  node = await startTestNode()
  address = (await node.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
  return () => node.close()
})

/** A browser's socket: what it hears in order, and how it was closed. */
function connect(uniqueName = '') {
  const socket = new WebSocket(`${address}/ws?uniqueName=${uniqueName}`)
  const heard: Record<string, unknown>[] = []
  const waiting: (() => void)[] = []
  socket.addEventListener('message', event => {
    heard.push(JSON.parse(String(event.data)))
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    socket,
    heard,
    opened: once(socket, 'open'),
    closed: once(socket, 'close').then(([event]) => (event as CloseEvent).code),
    next: () => new Promise<void>(resolve => waiting.push(resolve)),
  }
}

async function signedIn(token: string, uniqueName = '') {
  const client = connect(uniqueName)
  await client.opened
  const ready = client.next()
  client.socket.send(JSON.stringify({ token }))
  await ready
  expect(client.heard.splice(0)).toEqual([{ topic: 'ready' }])
  return client
}

describe('/ws', () => {
  it('closes on a key that is no good and on a first message that is none', async () => {
    for (const [message, code] of [
      [JSON.stringify({ token: 'A'.repeat(48) }), 4401],
      ['hello', 4400],
    ] as const) {
      const client = connect()
      await client.opened
      client.socket.send(message)
      expect(await client.closed).toBe(code)
    }
  })

  it('tells a company what happens at it, one shipment to who watches it, and nothing of others', async () => {
    const [ours, theirs] = [await newCompany(node), await newCompany(node)]
    const [all, watcher, stranger] = [
      await signedIn(ours.token),
      await signedIn(ours.token, 'ship-1'),
      await signedIn(theirs.token),
    ]
    const both = Promise.all([all.next(), watcher.next()])
    await node.app.realtime.tell({ clientId: ours.clientId, topic: 'shipment', data: { shipmentId: 7 } })
    await both
    const other = await signedIn(ours.token, 'ship-2')
    const narrow = Promise.all([watcher.next(), all.next()])
    await node.app.realtime.tell({ clientId: ours.clientId, topic: 'rate', uniqueName: 'ship-1', data: { n: 1 } })
    await narrow
    const last = other.next()
    await node.app.realtime.tell({ clientId: ours.clientId, topic: 'rate', uniqueName: 'ship-2', data: { n: 2 } })
    await last
    const toThem = stranger.next()
    await node.app.realtime.tell({ clientId: theirs.clientId, topic: 'shipment', data: { shipmentId: 8 } })
    await toThem
    expect(all.heard.slice(0, 2)).toEqual(watcher.heard)
    expect(other.heard).toEqual([{ topic: 'rate', uniqueName: 'ship-2', n: 2 }])
    expect(watcher.heard).toEqual([
      { topic: 'shipment', shipmentId: 7 },
      { topic: 'rate', uniqueName: 'ship-1', n: 1 },
    ])
    expect(stranger.heard).toEqual([{ topic: 'shipment', shipmentId: 8 }])
    for (const client of [all, watcher, other, stranger]) client.socket.close()
  })

  it('says goodbye with 1001 when the server stops', async () => {
    const own = await startTestNode()
    const saved = address
    address = (await own.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
    const person = await newCompany(own)
    const client = await signedIn(person.token)
    address = saved
    await own.close()
    expect(await client.closed).toBe(1001)
  })
})
