import type { FaultKind } from '@waybill/sandbox'
import { post } from '../caller.ts'
import { median, type Row } from '../measure.ts'
import { PASSWORD } from '../prepared.ts'
import type { Running } from '../product.ts'
import { openWiredBench, pickupDay, type WiredBench, wireShipment } from '../wired.ts'

const TRIES = Number(process.env.TRIES ?? 1_000)
const AT_ONCE = 12
const PORTS = [8397, 8398] as const
const KILL_EVERY_MS = 4_000
const DELAY_MS = 30_000
/** Of every thousand orders this many are answered half a minute late. */
const DELAYED = 40

/** What goes wrong with the next order somebody places; `none` most of the time. */
const troubles: readonly (FaultKind | 'none')[] = [
  'none',
  'dropAfter',
  'none',
  'reset',
  'garbageAfter',
  'none',
  'status503',
  'status429',
]

interface State {
  readonly bol_number: string
  readonly state: string
  readonly took_s: number | null
}

/** Calls either node, and waits for one to come back when both are gone; the same key makes a repetition harmless. */
function caller({ email }: WiredBench) {
  let token = ''
  let n = 0
  const send = async (
    path: string,
    body: unknown,
    key: string,
  ): Promise<{ status: number; json: Record<string, unknown> }> => {
    for (;;) {
      const address = `http://127.0.0.1:${PORTS[n++ % PORTS.length]}/api/${path}`
      try {
        const answer = await post(address, body, token, { 'idempotency-key': key })
        token = answer.token ?? token
        if (answer.status === 401) await signIn()
        else if (answer.status < 500) return { status: answer.status, json: JSON.parse(String(answer.bytes)) }
      } catch {
        await new Promise(over => setTimeout(over, 100))
      }
    }
  }
  const signIn = async (): Promise<void> => {
    token = ''
    for (let tries = 0; token === '' && tries < 100; tries++) {
      try {
        const address = `http://127.0.0.1:${PORTS[n++ % PORTS.length]}/api/LogIn/Login`
        token = (await post(address, { Email: email, Password: PASSWORD })).token ?? ''
      } catch {
        await new Promise(over => setTimeout(over, 100))
      }
    }
  }
  return { send, signIn }
}

/** Kills a node outright again and again, now this one, now the other, and starts it anew. */
function killer(bench: WiredBench, nodes: Running[]) {
  let isOver = false
  let kills = 0
  const env = { ORDER_SECONDS: '5' }
  const work = async (): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      await new Promise(over => setTimeout(over, KILL_EVERY_MS * (0.5 + Math.random())))
      if (isOver) return
      const which = n % PORTS.length
      await nodes[which]?.kill()
      kills += 1
      nodes[which] = await bench.startNode(PORTS[which] ?? 0, env)
    }
  }
  const done = work()
  return {
    async stop(): Promise<number> {
      isOver = true
      await done
      return kills
    },
  }
}

/** R1 and R2: a thousand orders through everything that goes wrong; the carrier's ledger beside what we believe. */
export async function R1(): Promise<Row[]> {
  const bench = await openWiredBench(['DMRX'])
  const nodes: Running[] = []
  try {
    for (const port of PORTS) nodes.push(await bench.startNode(port, { ORDER_SECONDS: '5' }))
    const { send, signIn } = caller(bench)
    await signIn()
    const killing = killer(bench, nodes)
    let next = 0
    const order = async (n: number): Promise<void> => {
      const body = { shipment: wireShipment(`R1-${n}`, pickupDay()) }
      const made = await send('Shipment/BuildShipment', body, crypto.randomUUID())
      const { shipmentId } = made.json
      const rated = await send('Shipment/GETLTLRates', { shipmentId }, crypto.randomUUID())
      const [price] = (rated.json.rates ?? []) as { PricesheetID: number }[]
      if (price === undefined) return
      const trouble = n % (1_000 / DELAYED) === 0 ? 'slowAfter' : (troubles[n % troubles.length] ?? 'none')
      if (trouble !== 'none') bench.sandbox.fault({ kind: trouble, operation: 'book', times: 1, ms: DELAY_MS })
      const clicks = n % 10 === 0 ? 10 : 1
      const booking = { shipmentId, version: 1, PricesheetID: price.PricesheetID }
      await Promise.all(Array.from({ length: clicks }, () => send('Shipment/Pickup', booking, crypto.randomUUID())))
    }
    const worker = async (): Promise<void> => {
      while (next < TRIES) await order(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const kills = await killing.stop()
    bench.sandbox.clearFaults()
    return [...(await compare(bench, kills))]
  } finally {
    for (const node of nodes) await node.stop()
    await bench.close()
  }
}

const statesOf = ({ query }: WiredBench) =>
  query<State>(`
    select s.bol_number, b.state, extract(epoch from b.settled_at - b.sent_at)::float as took_s
      from booking b join shipment s on s.client_id = b.client_id and s.shipment_id = b.shipment_id`)

async function compare(bench: WiredBench, kills: number): Promise<Row[]> {
  const started = performance.now()
  let states = await statesOf(bench)
  const isOpen = ({ state }: State) => state === 'reserved' || state === 'unknown'
  while (states.some(isOpen) && performance.now() - started < 180_000) {
    await new Promise(over => setTimeout(over, 500))
    states = await statesOf(bench)
  }
  const settledIn = performance.now() - started
  const bought = new Map<string, number>()
  for (const { bol, kind } of bench.sandbox.ledger()) {
    if (kind === 'dispatch') bought.set(bol, (bought.get(bol) ?? 0) + 1)
  }
  const booked = new Set(states.filter(({ state }) => state === 'booked').map(({ bol_number }) => bol_number))
  const doubled = [...bought.values()].filter(times => times > 1).length
  const lost = [...bought.keys()].filter(bol => !booked.has(bol)).length
  const invented = [...booked].filter(bol => !bought.has(bol)).length
  const open = states.filter(isOpen).length
  const took = states.flatMap(({ took_s }) => (took_s === null ? [] : [took_s]))
  const beside = `${kills} kill -9 of two nodes, dropped and late answers, ten clicks`
  return [
    {
      figure: `R1 ${states.length} orders of ${TRIES} shipments: ${booked.size} booked, ${bought.size} in the carrier's ledger`,
      measured: `${doubled} doubled, ${lost} lost, ${invented} invented`,
      beside,
      ratio: '',
      goal: '0 doubled, 0 lost',
    },
    {
      figure: `R2 orders still open after the carrier is well: ${open}`,
      measured: `all settled ${(settledIn / 1000).toFixed(0)} s after the last order; longest ${Math.max(...took).toFixed(0)} s, median ${median(took).toFixed(1)} s`,
      beside: 'two minutes',
      ratio: '',
      goal: '0 open',
    },
  ]
}
