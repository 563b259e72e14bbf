import { rmSync } from 'node:fs'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { post } from '../caller.ts'
import type { Row } from '../measure.ts'
import { type Running, startDemo } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const CALLERS = 4

const demo = { Email: 'demo@waybill.invalid', Password: 'demo shipper 1' }

/** R4: shipments are entered while the server is killed outright, again and again; what was acknowledged has to be there. */
export async function R4(): Promise<Row[]> {
  const folder = temporaryFolder('waybill-bench-r4-')
  const acknowledged = new Set<string>()
  let serial = 0
  let node: Running = await startDemo(folder)
  let isOver = false
  let token = ''
  const enter = async (): Promise<void> => {
    while (!isOver) {
      const reference = `R4-${++serial}`
      const shipment = wireShipment(reference, pickupDay())
      try {
        const headers = { 'idempotency-key': crypto.randomUUID() }
        const answer = await post(`${node.address}/api/Shipment/BuildShipment`, { shipment }, token, headers)
        token = answer.token ?? token
        if (answer.status === 200) acknowledged.add(reference)
      } catch {
        await new Promise(over => setTimeout(over, 20))
      }
    }
  }
  try {
    token = (await post(`${node.address}/api/LogIn/Login`, demo)).token ?? ''
    const callers = Array.from({ length: CALLERS }, enter)
    for (let n = 0; n < KILLS; n++) {
      await new Promise(over => setTimeout(over, 200 + Math.random() * 600))
      await node.kill()
      node = await startDemo(folder)
    }
    isOver = true
    await Promise.all(callers)
    const kept = await references(node.address, token)
    const lost = [...acknowledged].filter(reference => !kept.has(reference))
    return [
      {
        figure: `R4 ${acknowledged.size} acknowledged shipments through ${KILLS} kill -9`,
        measured: `${lost.length} lost`,
        beside: 'a list outside the database',
        ratio: '',
        goal: '0 lost',
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
