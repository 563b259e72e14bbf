import { rmSync } from 'node:fs'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { choosePlace } from '@waybill/server/db/embedded/place.ts'
import { isServing, recordedPid } from '@waybill/server/db/embedded/postmaster.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import pg from 'pg'
import { post } from '../caller.ts'
import { goals } from '../goals.ts'
import { ms, type Row } from '../measure.ts'
import { type Running, startDemo } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const CALLERS = 8
/** Between two deaths, so that there is work to cut off each time. */
const WORKS_MS = 1_000
/** A node that answers nothing for so long does not come back. */
const GIVEN_UP_MS = 60_000

const demo = { Email: 'demo@waybill.invalid', Password: 'demo shipper 1' }
const wait = (msOver: number) => new Promise(over => setTimeout(over, msOver))

/** A database that can be killed outright. */
interface Mortal {
  /** Settings that lead a node to it. */
  readonly env: Readonly<Record<string, string>>
  /** Kills it with everything that it has under way, and sees to it that it is started again where nobody else does. */
  kill(): Promise<void>
  connection(): pg.ClientConfig
  stop(): Promise<void>
}

async function killPostmaster(folder: string): Promise<void> {
  const { cluster } = choosePlace(folder)
  process.kill(recordedPid(cluster) ?? 0, 'SIGKILL')
  while (isServing(cluster)) await wait(5)
}

const embedded = (data: string): Mortal => ({
  env: {},
  kill: () => killPostmaster(data),
  connection: () => ({ host: choosePlace(data).socket, user: 'waybill', database: 'waybill' }),
  stop: async () => {},
})

async function external(): Promise<Mortal> {
  const folder = temporaryFolder('waybill-bench-deaths-db-')
  let server = await startEmbedded(folder)
  await createDatabase(server.connection('postgres'), 'waybill')
  const { host, user, database } = server.connection('waybill')
  return {
    env: { DATABASE_URL: `postgres://${user}@/${database}?host=${host}` },
    async kill() {
      await killPostmaster(folder)
      server = await startEmbedded(folder)
    },
    connection: () => server.connection('waybill'),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a node holds: open files by its own word, and memory in MB. */
async function heldBy(node: Running) {
  const metrics = String(await (await fetch(`${node.address}/metrics`)).text())
  return { files: Number(/^process_open_fds (\d+)/m.exec(metrics)?.[1] ?? Number.NaN), mb: node.heldMb() }
}

async function kills(kind: string, data: string, database: Mortal): Promise<Row[]> {
  let node = await startDemo(data, database.env)
  const acknowledged = new Set<string>()
  let isOver = false
  let answered = 0
  let broken = 0
  let serial = 0
  const signIn = async () => (await post(`${node.address}/api/LogIn/Login`, demo)).token ?? ''
  const caller = async (_: unknown, n: number): Promise<void> => {
    let token = ''
    while (!isOver) {
      try {
        if (token === '') token = await signIn()
        // Half of them write.
        const reference = `DEATH-${++serial}`
        const answer =
          n % 2 === 0
            ? await post(
                `${node.address}/api/Shipment/BuildShipment`,
                { shipment: wireShipment(reference, pickupDay()) },
                token,
                { 'idempotency-key': crypto.randomUUID() },
              )
            : await post(`${node.address}/api/Shipment/GetShipmentList?statuscode=T`, {}, token)
        token = answer.status === 401 ? '' : (answer.token ?? token)
        if (answer.status === 200) {
          answered += 1
          if (n % 2 === 0) acknowledged.add(reference)
        } else {
          if (answer.status === 500) broken += 1
          await wait(20)
        }
      } catch {
        await wait(20)
      }
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  try {
    await wait(WORKS_MS * 3)
    const before = await heldBy(node)
    const back: number[] = []
    let dead = 0
    let half = before
    for (let n = 0; n < ROUNDS; n++) {
      const died = performance.now()
      const restarted = database.kill()
      // What was answered before its death has arrived by then.
      await wait(50)
      const so = answered
      while (answered === so && performance.now() - died < GIVEN_UP_MS) await wait(5)
      await restarted
      back.push(performance.now() - died)
      if (answered === so) {
        dead += 1
        await node.kill()
        node = await startDemo(data, database.env)
      }
      await wait(WORKS_MS)
      if (n === ROUNDS >> 1) half = await heldBy(node)
    }
    isOver = true
    await Promise.all(callers)
    await wait(WORKS_MS * 2)
    const after = await heldBy(node)
    const client = new pg.Client(database.connection())
    await client.connect()
    const { rows } = await client.query<{ value: string }>(
      "select value from shipment_reference where value like 'DEATH-%'",
    )
    await client.end()
    const there = new Set(rows.map(({ value }) => value))
    const lost = [...acknowledged].filter(reference => !there.has(reference)).length
    return [
      {
        figure: `${kind} database killed ${ROUNDS} times under ${CALLERS} callers`,
        measured: `${dead} dead nodes, ${lost} of ${acknowledged.size} acknowledged writes lost, ${broken} answers 500`,
        beside: `back within ${ms(Math.max(...back))}, half of them ${ms(back.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0)}`,
        ratio: `${[before, half, after].map(({ files }) => files).join(' → ')} files, ${[before, half, after].map(({ mb }) => mb).join(' → ')} MB`,
        goal: goals.deaths,
      },
    ]
  } finally {
    isOver = true
    await Promise.allSettled(callers)
    await node.stop()
  }
}

/** Twenty deaths of the database under load, of the embedded one (its node starts it again) and of an own one (somebody else does). */
export async function deaths(): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['embedded', 'own'] as const) {
    const data = temporaryFolder('waybill-bench-deaths-')
    const database = kind === 'own' ? await external() : embedded(data)
    try {
      rows.push(...(await kills(kind, data, database)))
    } finally {
      await database.stop()
      rmSync(data, { recursive: true, force: true })
    }
  }
  return rows
}
