import { once } from 'node:events'
import { type Topic, topics } from '@waybill/contract'
import { LogOut } from '@waybill/contract/calls/LogIn/LogOut.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { newCompany, newDockClerk, newPerson, newPriceless } from '../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../testing/wireShipment.ts'
import { messageRates } from './messageRate.ts'
import { SOCKETS_MAX } from './socket.ts'

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
  it('keeps so many of a session and of a person, closes the oldest with its own code, and of nobody else', async () => {
    const clerk = await newCompany(node)
    const colleague = await signedIn((await newPerson(node, clerk.clientId)).token)
    const tabs: Awaited<ReturnType<typeof signedIn>>[] = []
    for (let n = 0; n < SOCKETS_MAX.session; n++) tabs.push(await signedIn(clerk.token))
    const open = () => tabs.filter(({ socket }) => socket.readyState === WebSocket.OPEN)
    expect(open()).toHaveLength(SOCKETS_MAX.session)
    tabs.push(await signedIn(clerk.token))
    expect(await tabs[0]?.closed).toBe(4429)
    expect(open()).toHaveLength(SOCKETS_MAX.session)
    // Further browsers of the same person.
    for (let session = 0; session < 2; session++) {
      const token = await node.app.sessions.open(clerk, 'test')
      for (let n = 0; n < SOCKETS_MAX.person / 2; n++) tabs.push(await signedIn(token))
    }
    await expect.poll(() => open().length).toBe(SOCKETS_MAX.person)
    expect(await tabs[1]?.closed).toBe(4429)
    expect(colleague.socket.readyState).toBe(WebSocket.OPEN)
    for (const { socket } of [...tabs, colleague]) socket.close()
  })

  it('is closed when it says ever more, and one that says as much as a browser may is not', async () => {
    const clerk = await newCompany(node)
    const [busy, flooding] = [await signedIn(clerk.token, '-'), await signedIn(clerk.token, '-')]
    // The clock stands still; the hello was the first of them.
    const watch = JSON.stringify({ watch: [{ uniqueName: '' }] })
    for (let n = 1; n < messageRates.browser.burst; n++) busy.socket.send(watch)
    for (let n = 0; n < messageRates.browser.burst; n++) flooding.socket.send(watch)
    expect(await flooding.closed).toBe(4429)
    await expect
      .poll(async () => {
        await node.app.realtime.tell({ clientId: clerk.clientId, topic: 'shipment', uniqueName: 'ship-1', data: {} })
        return busy.heard.length
      })
      .toBeGreaterThan(0)
    busy.socket.close()
  })

  it('tells no price to who sees none, and the rest of the news', async () => {
    const manager = await newCompany(node)
    const clerk = await newPriceless(node, manager.clientId)
    const [all, without] = [await signedIn(manager.token), await signedIn(clerk.token)]
    const told = [all.next(), without.next()]
    const rate = { CarrierName: 'Test', CurrAmount: 8_765, charges: [{ kind: 'fuel', amount: 765 }], warnings: [] }
    await node.app.realtime.tell({ clientId: manager.clientId, topic: 'rate', data: { runId: 'r', rate } })
    await Promise.all(told)
    expect(all.heard).toEqual([{ topic: 'rate', runId: 'r', rate }])
    expect(without.heard).toEqual([
      { topic: 'rate', runId: 'r', rate: { CarrierName: 'Test', CurrAmount: null, charges: [], warnings: [] } },
    ])
    for (const { socket } of [all, without]) socket.close()
  })

  it('tells nothing of the shipments of docks at which its person does not work', async () => {
    const manager = await newCompany(node)
    const { shipmentId } = await buildShipment(node, manager)
    const elsewhere = await newDockClerk(node, manager.clientId, [999_999])
    const [all, held] = [await signedIn(manager.token), await signedIn(elsewhere.token)]
    const tell = (topic: Topic, data: Record<string, unknown>) =>
      node.app.realtime.tell({ clientId: manager.clientId, topic, data })
    const heardAll = () => all.heard.map(({ topic }) => topic)
    await tell('tracking', { shipmentId, bolNumber: '0400' })
    await tell('mail', {})
    await expect.poll(heardAll).toEqual(['tracking', 'mail'])
    await expect.poll(() => held.heard).toEqual([{ topic: 'mail' }])
    for (const { socket } of [all, held]) socket.close()
  })

  it('hears of what it says it listens to, and of nothing else', async () => {
    const clerk = await newCompany(node)
    const { socket, heard } = await signedIn(clerk.token, '-')
    const say = (topic: Topic, uniqueName: string) =>
      node.app.realtime.tell({ clientId: clerk.clientId, topic, uniqueName, data: {} })
    socket.send(JSON.stringify({ watch: [{ uniqueName: 'ship-1', topics: ['rate'] }, { uniqueName: 'ship-2' }] }))
    // A first message that is not meant shows that the sentence was read once the second one arrives alone.
    await expect
      .poll(async () => {
        await say('rate', 'ship-1')
        return heard.length
      })
      .toBeGreaterThan(0)
    socket.send(JSON.stringify({ watch: 'everything' }))
    await say('tracking', 'ship-1')
    await say('rate', 'ship-3')
    await say('tracking', 'ship-2')
    await expect.poll(() => heard.at(-1)).toEqual({ topic: 'tracking', uniqueName: 'ship-2' })
    expect(heard.slice(0, -1).every(({ topic, uniqueName }) => topic === 'rate' && uniqueName === 'ship-1')).toBe(true)
    socket.close()
  })

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

  it('tells who watches a shipment of each save of it, and of no save of another', async () => {
    const clerk = await newCompany(node)
    const { shipmentId, version, UniqueName: uniqueName } = await buildShipment(node, clerk)
    const other = await buildShipment(node, clerk)
    const { socket, heard } = await signedIn(clerk.token, uniqueName)
    const told = () => heard.filter(({ topic }) => topic === 'shipment')
    const news = { topic: 'shipment', uniqueName, shipmentId, status: 'Q' }
    const Items = sampleWireShipment().Items?.map(item => ({ ...item, Weight: 700 }))
    const saveItems = async (saved: { readonly shipmentId: number; readonly version: number }) =>
      (await ask(node, SaveItemDetails, { body: { ...saved, Items } }, clerk.token)).reply.version

    const shipment = sampleWireShipment({ internalnotes: 'Ring at gate 3' })
    const noted = await ask(node, BuildShipment, { body: { shipment, shipmentId, version } }, clerk.token)
    await expect.poll(told).toEqual([news])
    expect(await saveItems({ shipmentId: other.shipmentId, version: other.version })).toBe(2)
    expect(await saveItems({ shipmentId, version: noted.reply.version })).toBe(3)
    await expect.poll(told).toEqual([news, news])
    socket.close()
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

  it('ends with its session, on whatever node that was ended', async () => {
    const [person, other] = [await newCompany(node), await newCompany(node)]
    const [socket, bystander] = [await signedIn(person.token), await signedIn(other.token)]
    const given = { settings: node.app.settings, connection: node.connection, log: pino({ level: 'silent' }) }
    const second = { ...node, ...(await composeNode({ ...given, clock: node.clock })) }
    expect((await ask(second, LogOut, {}, person.token)).status).toBe(200)
    expect(await socket.closed).toBe(4401)
    await second.close()
    const heard = bystander.next()
    await node.app.realtime.tell({ clientId: other.clientId, topic: 'shipment', data: {} })
    await heard
    expect(bystander.heard).toEqual([{ topic: 'shipment' }])
    bystander.socket.close()
  })

  it('ends when its person is deactivated, and when its session is over by itself', async () => {
    const [gone, late] = [await newCompany(node), await newCompany(node)]
    const [first, second] = [await signedIn(gone.token), await signedIn(late.token)]
    const users = node.app.db.identity.updateTable('identity.membership')
    await users.set({ active: false }).where('user_id', '=', gone.userId).execute()
    expect(await first.closed).toBe(4401)
    node.clock.pass(13 * 3_600_000)
    await node.app.realtime.tell({ clientId: late.clientId, topic: 'rate', data: { total: 1 } })
    expect([await second.closed, second.heard]).toEqual([4401, []])
  })

  it('tells a person only what one of his pages shows, and more once he may see more', async () => {
    const clerk = await newCompany(node)
    const visitor = await newPerson(node, clerk.clientId, ['ContactUs'])
    const tracker = await newPerson(node, clerk.clientId, ['Track'])
    const [deaf, tracking] = [await signedIn(visitor.token), await signedIn(tracker.token)]
    const tellAll = async () => {
      for (const topic of Object.keys(topics) as Topic[])
        await node.app.realtime.tell({ clientId: clerk.clientId, topic, data: {} })
    }
    await tellAll()
    while (tracking.heard.length < 8) await tracking.next()
    expect(tracking.heard.map(message => message.topic)).toEqual([
      'booking',
      'bulk',
      'exception',
      'mail',
      'quote',
      'station',
      'shipment',
      'tracking',
    ])
    const users = node.app.db.identity.updateTable('identity.membership')
    await users.set({ page_list: 'Track,SingleOrder' }).where('user_id', '=', tracker.userId).execute()
    while (!tracking.heard.some(message => message.topic === 'rate')) await tellAll()
    await node.app.sessions.endAllOf(visitor.userId)
    expect(await deaf.closed).toBe(4401)
    // Whoever somebody is, he may print and weigh.
    expect(new Set(deaf.heard.map(({ topic }) => topic))).toEqual(new Set(['station']))
    tracking.socket.close()
  })
})
