import type { FaultKind, Sandbox } from '@waybill/sandbox'
import type { Running } from '../product.ts'
import type { Tap } from './tap.ts'
import type { OrderWire } from './wires.ts'

const pause = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** One of the product's nodes, on a wire of its own. */
export interface Placed {
  readonly tap: Tap
  running: Running
  stalled: boolean
  readonly start: () => Promise<Running>
}

export interface Trouble {
  readonly kind: FaultKind
  readonly operation: 'book' | 'buyLabels' | 'ebol'
  readonly ms?: number
}

type Told = Omit<Trouble, 'operation'>

/**
 * What goes wrong with the orders, in turn. The late ones straddle every limit of the connector as it ships (65 s on the
 * wire, a minute more until an order shows): inside the first, between them, and after both, when nobody waits any more.
 */
const late: readonly Told[] = [
  { kind: 'buysLate', ms: 20_000 },
  { kind: 'registersLate', ms: 20_000 },
  { kind: 'buysLate', ms: 90_000 },
  { kind: 'registersLate', ms: 90_000 },
  { kind: 'buysLate', ms: 170_000 },
  { kind: 'slowAfter', ms: 30_000 },
]
const soon: readonly (Told | null)[] = [
  null,
  { kind: 'dropAfter' },
  null,
  { kind: 'reset' },
  { kind: 'garbageAfter' },
  null,
  { kind: 'status503' },
  { kind: 'status429' },
]

/** Orders among the first of a run have late troubles, so that these end while the others are placed. */
const LATE_SHARE = 0.25

/** What goes wrong with the bills that are filed before the orders, and that order nothing. */
const ofBills: readonly Told[] = [
  { kind: 'dropAfter' },
  { kind: 'status503' },
  { kind: 'slowAfter', ms: 30_000 },
  { kind: 'garbageAfter' },
]
const BILLS_EVERY = 7

/** What goes wrong from the nth shipment on, once each. */
export function troublesOf(n: number, tries: number, { pauses, sells }: OrderWire): readonly Trouble[] {
  const ofOrder = n < tries * LATE_SHARE ? late[n % late.length] : soon[n % soon.length]
  const isBilled = n % BILLS_EVERY === 0 && pauses.some(({ operation }) => operation === 'ebol')
  const ofBill = isBilled ? ofBills[(n / BILLS_EVERY) % ofBills.length] : undefined
  return [
    ...(ofOrder ? [{ ...ofOrder, operation: sells === 'labels' ? ('buyLabels' as const) : ('book' as const) }] : []),
    ...(ofBill ? [{ ...ofBill, operation: 'ebol' as const }] : []),
  ]
}

/** Kills a node outright again and again, now this one, now the other, and starts it anew. */
export function startKilling(nodes: readonly Placed[], everyMs: number) {
  let isOver = false
  let kills = 0
  const work = async (): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      await pause(everyMs * (0.5 + Math.random()))
      const node = nodes[n % nodes.length]
      // While one stands still the other has to work: with both gone nothing is measured.
      if (isOver || node === undefined || nodes.some(({ stalled }) => stalled)) continue
      await node.running.kill()
      kills += 1
      node.running = await node.start()
    }
  }
  const done = work()
  return {
    kills: () => kills,
    async stop(): Promise<void> {
      isOver = true
      await done
    },
  }
}

/** How long a node stands still, in turn: less than the wire's deadline, and longer than anybody waits for its order. */
const STALLS_MS = [40_000, 150_000]

/**
 * Stalls a node when it has taken an order and is about to send it: what goes before an order is slow, once, and the node
 * whose request it is stops before it can go on.
 */
export function startStalling(nodes: readonly Placed[], sandbox: Sandbox, { pauses }: OrderWire) {
  let isOver = false
  let stalls = 0
  const ended = Promise.withResolvers<void>()
  const work = async (): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      await Promise.race([pause(5_000), ended.promise])
      const before = pauses[n % pauses.length]
      if (isOver || before === undefined) return
      sandbox.fault({ kind: 'slow', operation: before.operation, ms: 1_500, times: 1 })
      if (before.operation === 'token') sandbox.expireTokens()
      const sending = nodes.map(node => node.tap.next(before.request).then(() => node))
      const node = await Promise.race([...sending, ended.promise])
      if (node === undefined) return
      node.stalled = true
      node.running.stall()
      stalls += 1
      const turn = Math.floor(n / pauses.length)
      await Promise.race([pause(STALLS_MS[turn % STALLS_MS.length] ?? 0), ended.promise])
      node.running.goOn()
      node.stalled = false
    }
  }
  const done = work()
  return {
    stalls: () => stalls,
    async stop(): Promise<void> {
      isOver = true
      ended.resolve()
      await done
    },
  }
}
