import { hashPassword } from '@waybill/server/identity/passwords.ts'
import pg from 'pg'
import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { alternate, load, type Row, times } from '../measure.ts'
import { openCompany, PASSWORD, type Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

const CALLERS = 8
const SHIPMENTS = 240
const ROUNDS = 3

/** P13: shipments that eight people of one company enter and move, beside those that people of eight companies do. */
export async function P13({ folder, connection, large }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const password = await hashPassword(PASSWORD)
    const emails: string[] = []
    for (let n = 1; n <= CALLERS; n++) emails.push((await openCompany(client, `writer-${n}`, password)).email)
    const open = (all: readonly string[]) => Promise.all(all.map(email => signIn(product.address, email, PASSWORD)))
    const one = await open(emails.map(() => large.email))
    const eight = await open(emails)
    const pickup = pickupDay()
    /** Shipments a second, each entered, set aside and taken up again. */
    const written = async (callers: typeof one): Promise<number> => {
      const started = performance.now()
      await load(SHIPMENTS, CALLERS, async n => {
        const call = callers[n] as (typeof one)[number]
        const body = { shipment: wireShipment('P13', pickup) }
        let { shipmentId, version } = JSON.parse(
          String(await call('Shipment/BuildShipment', body, crypto.randomUUID())),
        ) as { shipmentId: number; version: number }
        for (const statusCode of ['O', 'Q']) {
          const moved = await call('Shipment/UpdateStatusCode', { shipmentId, version, statusCode })
          version = (JSON.parse(String(moved)) as { version: number }).version
        }
      })
      return SHIPMENTS / ((performance.now() - started) / 1000)
    }
    await written(one)
    await written(eight)
    const r = await alternate(
      ROUNDS,
      () => written(one),
      () => written(eight),
      rate => rate,
    )
    return [
      {
        figure: `P13 shipments entered and moved twice, one company of ${large.shipments.toLocaleString('en-US')}`,
        ...{ measured: `${r.subject.toFixed(0)}/s`, beside: `${r.twin.toFixed(0)}/s eight companies` },
        ...{ ratio: times(r.ratio), goal: goals.P13 },
      },
    ]
  } finally {
    await client.end()
    await product.stop()
  }
}
