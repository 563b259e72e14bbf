import type { SoldOrder } from '@waybill/sandbox'
import { sandboxSettings } from '@waybill/server/testing/sandboxSettings.ts'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'
import { openCaller } from '../orders/caller.ts'
import { type Believed, bookPatiently, isOpen, lookAfter } from '../orders/clerk.ts'
import { parcelOf } from '../orders/parcels.ts'
import { tapWire } from '../orders/tap.ts'
import { type Placed, startKilling, startStalling, troublesOf } from '../orders/trouble.ts'
import { type OrderWire, orderWires } from '../orders/wires.ts'
import { openWiredBench, pickupDay, type WiredBench, wireShipment } from '../wired.ts'

const TRIES = Number(process.env.TRIES ?? 1_000)
/** Names of wires, such as `odfl nmfta`; left out: every one. */
const WIRES = process.env.WIRES?.split(/\W+/)
/** Many: whoever's call stands in a stalled node waits as long as it does. */
const AT_ONCE = 48
const PORTS = [8397, 8398] as const
const KILL_EVERY_MS = 6_000

/** How often the clerk looks for what came back: soon enough that an order that comes late finds its shipment booked anew. */
const LOOKED_AFTER_EVERY_MS = 15_000

/**
 * How long the product may take over what is open once all is well: it gives an order up after the wire's deadline and
 * the carrier's own time, and asks on ever more rarely for what comes later still.
 */
const SETTLES_S = Number(process.env.SETTLES_S ?? 300)

const pause = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

interface Verdict {
  /** Shipments with more than one order that stands at the carrier. */
  readonly doubled: number
  /** Orders that stand at the carrier, and that we don't believe in. */
  readonly lost: number
  /** Shipments that we believe booked, and that the carrier does not have. */
  readonly invented: number
  readonly open: number
  readonly booked: number
  /** Orders above one per shipment, and those of them that were cancelled. */
  readonly surplus: number
  readonly cancelled: number
}

const isUnsettled = ({ open, lost, doubled }: Verdict): boolean => open + lost + doubled > 0

/** The carrier's ledger beside what we believe. An order is told by its PRO: several may have one reference. */
function judge(shipments: readonly Believed[], orders: readonly SoldOrder[]): Verdict {
  const under = Map.groupBy(orders, ({ reference }) => reference)
  const standing = (bol: string) => (under.get(bol) ?? []).filter(({ cancelledAt }) => cancelledAt === null)
  const isBooked = ({ booking }: Believed) => booking.state === 'booked'
  const knows = ({ PRONumber }: Believed, { pro }: SoldOrder) => PRONumber === pro
  const known = new Map(shipments.map(shipment => [shipment.BOLNumber, shipment]))
  const isLost = (order: SoldOrder) => {
    const shipment = known.get(order.reference)
    return order.cancelledAt === null && !(shipment && isBooked(shipment) && knows(shipment, order))
  }
  const surplus = [...under.values()].map(list => list.length - 1)
  const spare = [...under.values()].map(list => Math.min(list.length - 1, list.filter(one => one.cancelledAt).length))
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  return {
    doubled: [...under.keys()].filter(bol => standing(bol).length > 1).length,
    lost: orders.filter(isLost).length,
    invented: shipments.filter(one => isBooked(one) && !standing(one.BOLNumber).some(order => knows(one, order)))
      .length,
    open: shipments.filter(isOpen).length,
    booked: shipments.filter(isBooked).length,
    surplus: sum(surplus),
    cancelled: sum(spare),
  }
}

/** Carriers cut our key to so many characters: what is left is still nobody else's. */
const KEY_SHOWN = 30

/**
 * What was sold, under the numbers of our shipments: a label that we hold under that of its shipment, any other under the
 * key of the message that bought it.
 */
async function byShipment({ query, sandbox }: WiredBench): Promise<readonly SoldOrder[]> {
  const sent = await query<{ reference: string; bol_number: string }>(
    `select replace(t.wire_key::text, '-', '') as reference, s.bol_number
       from transmission t join shipment s using (client_id, shipment_id)`,
  )
  const held = await query<{ pro: string; bol_number: string }>(
    `select l.tracking_number as pro, s.bol_number
       from label l join shipment s using (client_id, shipment_id) where l.tracking_number <> ''`,
  )
  const ofKey = new Map(sent.map(row => [row.reference.slice(0, KEY_SHOWN), row.bol_number]))
  const ofLabel = new Map(held.map(row => [row.pro, row.bol_number]))
  return sandbox.orders().map(order => {
    const key = order.reference.replaceAll('-', '').slice(0, KEY_SHOWN)
    return { ...order, reference: ofLabel.get(order.pro) ?? ofKey.get(key) ?? order.reference }
  })
}

/** R1 and R2 over each wire that takes orders. */
export async function R1(): Promise<Row[]> {
  const rows: Row[] = []
  for (const wire of orderWires.filter(({ name }) => WIRES?.includes(name) ?? true)) rows.push(...(await over(wire)))
  return rows
}

/**
 * With settings as shipped: a thousand orders while two nodes are killed and stalled, and a carrier that drops, garbles
 * and delays its answers, and buys and registers late. What comes back is booked again.
 */
async function over(wire: OrderWire): Promise<Row[]> {
  const { accounts, own, scac } = wire
  const bench = await openWiredBench(accounts, { own })
  const nodes: Placed[] = []
  try {
    for (const port of PORTS) {
      const tap = await tapWire(bench.sandbox.url)
      const start = () => bench.startNode(port, sandboxSettings(tap.url))
      nodes.push({ tap, start, running: await start(), stalled: false })
    }
    const caller = openCaller(bench.email, PORTS)
    const shipments: number[] = []
    const killing = startKilling(nodes, KILL_EVERY_MS)
    const stalling = startStalling(nodes, bench.sandbox, wire)
    let next = 0
    let lateUntil = 0
    const worker = async (): Promise<void> => {
      for (let n = next++; n < TRIES; n = next++) {
        const shipment = (wire.sells === 'labels' ? parcelOf : wireShipment)(`R1-${n}`, pickupDay())
        const made = await caller.send('Shipment/BuildShipment', { shipment })
        if (made.status !== 200) throw new Error(`entering: ${made.status} ${JSON.stringify(made.json)}`)
        const shipmentId = Number(made.json.shipmentId)
        shipments.push(shipmentId)
        for (const trouble of troublesOf(n, TRIES, wire)) {
          bench.sandbox.fault({ ...trouble, times: 1 })
          lateUntil = Math.max(lateUntil, performance.now() + (trouble.ms ?? 0))
        }
        await bookPatiently(caller, shipmentId, scac, n % 10 === 0 ? 10 : 1)
      }
    }
    let isPlacing = true
    const lookingAfter = async (): Promise<void> => {
      for (; isPlacing; await pause(LOOKED_AFTER_EVERY_MS)) await lookAfter(caller, shipments.slice(), scac)
    }
    const clerk = lookingAfter()
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    isPlacing = false
    await clerk
    await stalling.stop()
    await killing.stop()
    bench.sandbox.clearFaults()

    const well = performance.now()
    const took = () => (performance.now() - well) / 1000
    let verdict: Verdict
    do {
      await pause(2_000)
      // Whoever came back late in the run is booked again too, as long as there is time to settle it.
      const seen = await lookAfter(caller, shipments, took() < SETTLES_S / 3 ? scac : null)
      verdict = judge(seen, wire.sells === 'labels' ? await byShipment(bench) : bench.sandbox.orders())
    } while ((performance.now() < lateUntil || isUnsettled(verdict)) && took() < SETTLES_S)
    return rowsOf(wire, verdict, { kills: killing.kills(), stalls: stalling.stalls(), took: took() })
  } finally {
    for (const { running, tap } of nodes) {
      running.goOn()
      await running.stop()
      await tap.close()
    }
    await bench.close()
  }
}

const rowsOf = (
  { name }: OrderWire,
  { doubled, lost, invented, open, booked, surplus, cancelled }: Verdict,
  { kills, stalls, took }: { readonly kills: number; readonly stalls: number; readonly took: number },
): Row[] => [
  {
    figure: `R1 ${name}: ${TRIES} shipments, ${booked} booked`,
    measured: `${doubled} doubled, ${lost} lost, ${invented} invented; ${cancelled} of ${surplus} surplus orders cancelled`,
    beside: `${kills} kill -9 and ${stalls} stalls of two nodes, answers lost, orders bought and shown late, ten clicks`,
    ratio: '',
    goal: goals.R1.bought,
  },
  {
    figure: `R2 ${name}: ${open} orders still open after all is well`,
    measured: `all settled ${took.toFixed(0)} s after the last order`,
    beside: 'two minutes, or the time at which an order is given up where that is later',
    ratio: '',
    goal: goals.R2.open,
  },
]
