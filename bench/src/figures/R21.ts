import { rmSync } from 'node:fs'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { post } from '../caller.ts'
import { goals } from '../goals.ts'
import { ms, type Row } from '../measure.ts'
import { startDemo } from '../product.ts'

const RESTARTS = Number(process.env.RESTARTS ?? 20)
const OUTAGES_S = [1, 3, 15, 60]
const CALLERS = 8

const demo = { Email: 'demo@waybill.invalid', Password: 'demo shipper 1' }
const wait = (msOver: number) => new Promise(over => setTimeout(over, msOver))

/** R21: PostgreSQL is restarted under load and taken away for a while; the node lives, keeps its handles and is back soon. */
export async function R21(): Promise<Row[]> {
  const [data, cluster] = [temporaryFolder('waybill-bench-r21-'), temporaryFolder('waybill-bench-r21-db-')]
  let postgres = await startEmbedded(cluster)
  await createDatabase(postgres.connection('postgres'), 'waybill')
  const { host, user, database } = postgres.connection('waybill')
  const env = { DATABASE_URL: `postgres://${user}@/${database}?host=${host}` }
  let node = await startDemo(data, env)
  let isOver = false
  let deaths = 0
  let token = (await post(`${node.address}/api/LogIn/Login`, demo)).token ?? ''
  const ask = async (): Promise<number> => {
    try {
      const answer = await post(`${node.address}/api/Shipment/GetShipmentList?statuscode=T`, {}, token)
      token = answer.token ?? token
      return answer.status
    } catch {
      return 0
    }
  }
  const caller = async (): Promise<void> => {
    while (!isOver) if ((await ask()) !== 200) await wait(20)
  }
  const openFiles = async (): Promise<number> => {
    const metrics = String(await (await fetch(`${node.address}/metrics`)).text())
    return Number(/^process_open_fds (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
  }
  /** Milliseconds from the database's return to the first answer; a node that died is started anew and counted. */
  const outage = async (lastsMs: number): Promise<number> => {
    await postgres.stop()
    await wait(lastsMs)
    postgres = await startEmbedded(cluster)
    const back = performance.now()
    while ((await ask()) !== 200) {
      await wait(20)
      const isAlive = await fetch(`${node.address}/healthz`).then(
        answer => answer.ok,
        () => false,
      )
      if (isAlive) continue
      deaths += 1
      node = await startDemo(data, env)
      token = (await post(`${node.address}/api/LogIn/Login`, demo)).token ?? ''
    }
    return performance.now() - back
  }
  try {
    const callers = Array.from({ length: CALLERS }, caller)
    await wait(2_000)
    const before = await openFiles()
    const restarts: number[] = []
    for (let n = 0; n < RESTARTS; n++) {
      restarts.push(await outage(0))
      await wait(500)
    }
    const longer: number[] = []
    for (const seconds of OUTAGES_S) longer.push(await outage(seconds * 1000))
    await wait(2_000)
    const after = await openFiles()
    isOver = true
    await Promise.all(callers)
    return [
      {
        figure: `R21 database away: ${RESTARTS} restarts under ${CALLERS} callers`,
        measured: `${deaths} dead nodes, back within ${ms(Math.max(...restarts))}`,
        beside: `${before} open files before, ${after} after all`,
        ratio: '',
        goal: goals.R21.restarts,
      },
      {
        figure: `R21 database away for ${OUTAGES_S.join(', ')} s`,
        measured: `back within ${longer.map(ms).join(', ')}`,
        beside: '',
        ratio: '',
        goal: goals.R21.back,
      },
    ]
  } finally {
    isOver = true
    await node.stop()
    await postgres.stop()
    for (const folder of [data, cluster]) rmSync(folder, { recursive: true, force: true })
  }
}
