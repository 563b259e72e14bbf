import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { control } from './control.ts'
import { type Fault, openFaults } from './faults.ts'
import { createFedex } from './fedex/fedex.ts'
import { createGoogle } from './google/google.ts'
import { type LedgerEntry, openLedger, type SoldOrder } from './ledger.ts'
import { createNmfta } from './nmfta/nmfta.ts'
import { createOdfl } from './odfl/odfl.ts'
import { createProject44 } from './project44/project44.ts'
import type { UpsSignIn } from './ups/authorization.ts'
import { createUps } from './ups/ups.ts'
import { createUsps } from './usps/usps.ts'
import { answer, readBody } from './wire.ts'

export { type Fault, type FaultKind, openFaults } from './faults.ts'
export { type LedgerEntry, openLedger, type SoldOrder } from './ledger.ts'
export { reachedAt } from './reachedAt.ts'
export { type Asked, answer, jsonOf, type Reply, readBody } from './wire.ts'

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port?: number
  /** Where what was bought is written down before it is answered; without it, it is kept in memory. */
  readonly ledgerFile?: string
  /** Milliseconds a carrier takes to answer, beside its own habit: 0 makes all of them instant. */
  readonly latency?: 'natural' | number
  /** Seconds a sign-in token lives. */
  readonly tokenSeconds?: number
  /** Seconds from the order to each event of a shipment's life; empty: events come by hand alone. */
  readonly life?: readonly { readonly type: string; readonly afterSeconds: number }[]
}

/** A started network of carriers. Everything it issues is a sample, not for shipment. */
export interface Sandbox {
  /** `http://127.0.0.1:41234` */
  readonly url: string
  /** What was bought and cancelled, in order. */
  ledger(): readonly LedgerEntry[]
  /** Each order it sold, with when it was bought and cancelled. */
  orders(): readonly SoldOrder[]
  fault(fault: Fault): void
  clearFaults(): void
  /** Requests that arrived, by path or by network and operation (`nmfta:book`), since the start or the last reset. */
  requests(path: string): number
  /** Adds events to the shipment under a bill of lading. */
  addEvents(bol: string, events: readonly { type: string; dateTime?: string; description?: string }[]): boolean
  /** What becomes of the sign-in of somebody who connected an account at UPS, by his user ID. */
  becomeAtUps(user: string, what: UpsSignIn): void
  /** Ends every sign-in token. */
  expireTokens(): void
  close(): Promise<void>
}

/** The demo's life of a shipment: picked up after a minute, delivered after four. */
export const demoLife = [
  { type: 'DISPATCHED', afterSeconds: 0 },
  { type: 'PICKUP_SCHEDULED', afterSeconds: 20 },
  { type: 'PICKED_UP', afterSeconds: 60 },
  { type: 'DEPARTED_TERMINAL', afterSeconds: 110 },
  { type: 'IN_TRANSIT', afterSeconds: 150 },
  { type: 'ARRIVED_AT_TERMINAL', afterSeconds: 190 },
  { type: 'OUT_FOR_DELIVERY', afterSeconds: 215 },
  { type: 'DELIVERED', afterSeconds: 240 },
] as const

/** The life of a small package, from that of freight: a pickup scan, a scan on the way, its delivery. */
const parcelLife = (life: SandboxOptions['life'] = []) => {
  const types: Readonly<Record<string, string>> = { PICKED_UP: 'P', IN_TRANSIT: 'I', DELIVERED: 'D' }
  return life.flatMap(({ type, afterSeconds }) => {
    const scan = types[type]
    return scan === undefined ? [] : [{ type: scan, afterSeconds }]
  })
}

/** Starts the network on loopback. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const ledger = openLedger(options.ledgerFile)
  const faults = openFaults()
  const counts = new Map<string, number>()
  const project44 = createProject44({ ...options, ledger })
  const ups = createUps({ ...options, ledger, life: parcelLife(options.life) })
  const networks = [
    createOdfl({ ...options, ledger }),
    createNmfta({ ...options, ledger }),
    ups,
    createFedex({ ...options, ledger, life: parcelLife(options.life) }),
    createUsps({ ...options, ledger, life: parcelLife(options.life) }),
    createGoogle(),
    project44,
  ]
  const sandbox = {
    ledger: () => ledger.entries(),
    orders: () => ledger.orders(),
    fault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    requests: (path: string) => counts.get(path) ?? 0,
    addEvents: (bol: string, events: Parameters<typeof project44.addEvents>[1]) =>
      networks.some(network => network.addEvents(bol, events)),
    becomeAtUps: ups.become,
    expireTokens: () => {
      for (const network of networks) network.expireTokens()
    },
  }
  const server = createServer({ keepAlive: true }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1)
    const work = async (): Promise<void> => {
      const body = await readBody(request)
      const asked = { method: request.method ?? 'GET', url, headers: request.headers, body }
      const own = url.pathname.startsWith('/_sandbox/') ? control(sandbox, asked, () => counts.clear()) : null
      if (own !== null) return answer(response, own)
      const network = networks.find(one => one.knows(url.pathname)) ?? project44
      const where = network.operationOf(asked)
      const counted = `${network.name}:${where.operation}`
      counts.set(counted, (counts.get(counted) ?? 0) + 1)
      await faults.around(asked, response, where, how => network.serve(asked, how))
    }
    work().catch((error: unknown) => {
      if (!response.headersSent) answer(response, { status: 500, json: { error: String(error) } })
      else response.destroy()
    })
  })
  server.requestTimeout = 0
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port ?? 0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  for (const network of networks) network.reachedAt(`http://127.0.0.1:${port}`)
  return {
    url: `http://127.0.0.1:${port}`,
    ...sandbox,
    close: () =>
      new Promise(closed => {
        faults.close()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
