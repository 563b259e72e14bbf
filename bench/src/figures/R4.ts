import { rmSync } from 'node:fs'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { post } from '../caller.ts'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'
import { type Running, startDemo } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const CALLERS = 4

/** A node lives at least until so many entries were acknowledged, so that no kill comes before there is anything to lose. */
const ENTRIES_BEFORE_KILL = 3
/** Then it is killed at any moment of this window: in the middle of entries, which follow each other without a pause. */
const WINDOW_MS = 500

const demo = { Email: 'demo@waybill.invalid', Password: 'demo shipper 1' }

const pause = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/**
 * R4: shipments are entered without a pause while the server, and with it nobody's database, is killed outright again
 * and again; what was acknowledged has to be there. It measures what an answer promises (a committed transaction), not
 * the death of the machine: PostgreSQL's own process lives on or is started anew from its log.
 */
export async function R4(): Promise<Row[]> {
  const folder = temporaryFolder('waybill-bench-r4-')
  const acknowledged = new Set<string>()
  let serial = 0
  let node: Running = await startDemo(folder)
  let isOver = false
  let token = ''
  let underWay = 0
  const enter = async (): Promise<void> => {
    while (!isOver) {
      const reference = `R4-${++serial}`
      const shipment = wireShipment(reference, pickupDay())
      underWay += 1
      try {
        const headers = { 'idempotency-key': crypto.randomUUID() }
        const answer = await post(`${node.address}/api/Shipment/BuildShipment`, { shipment }, token, headers)
        token = answer.token ?? token
        if (answer.status === 200) acknowledged.add(reference)
        if (answer.status === 401) await signIn()
      } catch {
        await pause(20)
      } finally {
        underWay -= 1
      }
    }
  }
  const signIn = async (): Promise<void> => {
    token = (await post(`${node.address}/api/LogIn/Login`, demo)).token ?? ''
  }
  try {
    await signIn()
    const callers = Array.from({ length: CALLERS }, enter)
    let inTheMiddle = 0
    for (let n = 0; n < KILLS; n++) {
      const before = acknowledged.size
      while (acknowledged.size < before + ENTRIES_BEFORE_KILL) await pause(10)
      await pause(Math.random() * WINDOW_MS)
      if (underWay > 0) inTheMiddle += 1
      await node.kill()
      node = await startDemo(folder)
    }
    isOver = true
    await Promise.all(callers)
    await signIn()
    const kept = await references(node.address, token)
    const lost = [...acknowledged].filter(reference => !kept.has(reference))
    return [
      {
        figure: `R4 ${acknowledged.size} acknowledged shipments through ${KILLS} kill -9, ${inTheMiddle} in the middle of an entry`,
        measured: `${lost.length} lost`,
        beside: 'a list outside the database',
        ratio: '',
        goal: goals.R4.lost,
      },
    ]
  } finally {
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every reference the product still knows, from its own export. */
async function references(address: string, token: string): Promise<ReadonlySet<string>> {
  const body = { columns: ['Reference1'] }
  const answer = await post(`${address}/api/Shipment/ExportShipments?statuscode=Q`, body, token)
  if (answer.status !== 200) throw new Error(`export: ${answer.status} ${answer.bytes}`)
  return new Set(String(answer.bytes).match(/R4-\d+/g) ?? [])
}
