import type { FaultKind, Sandbox } from '@waybill/sandbox'
import type { Running } from '../product.ts'
import type { Tap } from './tap.ts'

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
  readonly ms?: number
}

/**
 * What goes wrong with the orders, in turn. The late ones straddle every limit of the connector as it ships (65 s on the
 * wire, a minute more until an order shows): inside the first, between them, and after both, when nobody waits any more.
 */
const late: readonly Trouble[] = [
  { kind: 'buysLate', ms: 20_000 },
  { kind: 'registersLate', ms: 20_000 },
  { kind: 'buysLate', ms: 90_000 },
  { kind: 'registersLate', ms: 90_000 },
  { kind: 'buysLate', ms: 170_000 },
  { kind: 'slowAfter', ms: 30_000 },
]
const soon: readonly (Trouble | null)[] = [
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

export function troubleOf(n: number, tries: number): Trouble | null {
  const isLate = n < tries * LATE_SHARE
  return (isLate ? late[n % late.length] : soon[n % soon.length]) ?? null
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
 * Stalls a node when it has taken an order and is about to send it: every sign-in is ended, the next one is slow, and
 * the node whose sign-in it is stops before it can go on.
 */
export function startStalling(nodes: readonly Placed[], sandbox: Sandbox) {
  let isOver = false
  let stalls = 0
  const ended = Promise.withResolvers<void>()
  const work = async (): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      await Promise.race([pause(5_000), ended.promise])
      if (isOver) return
      sandbox.fault({ kind: 'slow', operation: 'token', ms: 1_500, times: 1 })
      sandbox.expireTokens()
      const signing = nodes.map(node => node.tap.nextSignIn().then(() => node))
      const node = await Promise.race([...signing, ended.promise])
      if (node === undefined) return
      node.stalled = true
      node.running.stall()
      stalls += 1
      await Promise.race([pause(STALLS_MS[n % STALLS_MS.length] ?? 0), ended.promise])
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
