import { setTimeout as pause } from 'node:timers/promises'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'
import { parcelOf, upsLogin } from '../orders/parcels.ts'
import { commitsPerSecond, fillTpcb } from '../tpcb.ts'
import { openWiredBench, pickupDay, signInAt, type WiredBench } from '../wired.ts'

const LABELS = Number(process.env.LABELS ?? 1_000)
const MANY = Number(process.env.MANY ?? 10_000)
/** Labels of a lane, whose commits are counted; the node's own setting is measured beside the twin. */
const LANES = (process.env.LANES ?? '1 10 100').split(/\D+/).flatMap(size => Number(size) || [])
const LANE_LABELS = Number(process.env.LANE_LABELS ?? 500)
const PORT = 8396
const CHUNK = 16

type Call = Awaited<ReturnType<typeof signInAt>>

async function enter(call: Call, count: number, first: number): Promise<number[]> {
  const pickup = pickupDay()
  const ids: number[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const made = JSON.parse(
        String(
          await call('Shipment/BuildShipment', { shipment: parcelOf(`P6-${first + n}`, pickup) }, crypto.randomUUID()),
        ),
      )
      ids.push(made.shipmentId)
    }
  }
  await Promise.all(Array.from({ length: CHUNK }, worker))
  return ids
}

/** Commits of the database so far; those of the sweeps and looks beside the batch are among them. */
async function commitsOf(bench: WiredBench): Promise<number> {
  const [row] = await bench.query<{ commits: string }>(
    "select pg_stat_clear_snapshot(), xact_commit as commits from pg_stat_database where datname = 'waybill'",
  )
  return Number(row?.commits ?? 0)
}

interface Shipped {
  readonly seconds: number
  readonly done: number
  readonly toFix: number
  /** Those that wrote something: transaction ids that were used. */
  readonly writes: number
  readonly commits: number
}

/** Ships them in one job, and waits until every row has its outcome. */
async function ship(bench: WiredBench, call: Call, ids: readonly number[]): Promise<Shipped> {
  const xid = async () => Number((await bench.query<{ x: string }>('select txid_current() as x'))[0]?.x)
  const before = { commits: await commitsOf(bench), xid: await xid() }
  const begun = performance.now()
  const body = { action: 'ship', rows: ids.map(id => ({ id })) }
  const { bulkId } = JSON.parse(String(await call('Bulk/StartBulk', body, crypto.randomUUID())))
  for (;;) {
    const [job] = await bench.query<{ ended: boolean; done: string; to_fix: string }>(
      `select j.ended_at is not null as ended, count(*) filter (where r.state = 'done') as done,
              count(*) filter (where r.state = 'toFix') as to_fix
         from bulk_job j join bulk_row r using (client_id, bulk_id) where j.bulk_id = ${Number(bulkId)} group by j.ended_at`,
    )
    if (job?.ended === true) {
      const [why] = await bench.query<{ why: string }>(
        `select code || ' ' || words || issues as why from bulk_row where bulk_id = ${Number(bulkId)} and state = 'toFix' limit 1`,
      )
      if (why !== undefined) console.log(`to fix: ${why.why}`)
      const seconds = (performance.now() - begun) / 1000
      const after = { commits: await commitsOf(bench), xid: await xid() }
      return {
        ...{ seconds, done: Number(job.done), toFix: Number(job.to_fix) },
        ...{ writes: after.xid - before.xid - 1, commits: after.commits - before.commits },
      }
    }
    await pause(250)
  }
}

/** P6: labels bought by one job, rated and all, with the carrier at 0 ms, beside commits of TPC-B of the same run. */
export async function P6(): Promise<Row[]> {
  const bench = await openWiredBench([], { own: [upsLogin] })
  try {
    await fillTpcb(bench.connection)
    const start = (env: Readonly<Record<string, string>> = {}) => bench.startNode(PORT, env)
    const running = await start()
    const call = await signInAt(`http://127.0.0.1:${PORT}`, bench)
    await ship(bench, call, await enter(call, 20, 0))
    const ids = await enter(call, LABELS, 100)
    const first = await commitsPerSecond(bench.connection)
    const some = await ship(bench, call, ids)
    const second = await commitsPerSecond(bench.connection)
    const heldBefore = running.heldMb()
    const many = MANY > 0 ? await ship(bench, call, await enter(call, MANY, 100_000)) : null
    const heldAfter = running.heldMb()
    await running.stop()
    const inLanes: { readonly size: number; readonly shipped: Shipped }[] = []
    for (const size of LANES) {
      const node = await start({ LABELS_AT_ONCE: String(size) })
      const again = await signInAt(`http://127.0.0.1:${PORT}`, bench)
      await ship(bench, again, await enter(again, 20, 0))
      inLanes.push({ size, shipped: await ship(bench, again, await enter(again, LANE_LABELS, 200_000)) })
      await node.stop()
    }
    const commits = (first + second) / 2
    const rate = some.done / some.seconds
    const isVoid = Math.max(first, second) / Math.min(first, second) > 1.5
    const each = (n: number, { done }: Shipped = some): string => (n / Math.max(1, done)).toFixed(1)
    return [
      {
        figure: `P6 ${LABELS.toLocaleString('en-US')} labels rated and bought by one job${isVoid ? ' (void: the twin moved)' : ''}`,
        measured: `${rate.toFixed(1)} a second, ${some.toFix} to fix`,
        beside: `${commits.toFixed(0)} commits a second of TPC-B`,
        ratio: `${((rate / commits) * 100).toFixed(1)} %`,
        goal: goals.P6.ratio,
      },
      {
        figure: 'P6 commits that a label costs',
        measured: `${each(some.writes)} that write`,
        beside: `${each(some.commits)} with those that read`,
        ...{ ratio: '', goal: '' },
      },
      ...inLanes.map(({ size, shipped }) => ({
        figure: `P6 commits that a label costs, ${size} at once`,
        measured: `${each(shipped.writes, shipped)} that write`,
        beside: `${(shipped.done / shipped.seconds).toFixed(1)} a second, ${shipped.toFix} to fix`,
        ...{ ratio: '', goal: '' },
      })),
      ...(many === null
        ? []
        : [
            {
              figure: `P6 a batch of ${MANY.toLocaleString('en-US')}`,
              measured: `${many.done} bought, ${many.toFix} to fix`,
              beside: `${many.seconds.toFixed(0)} s; the node holds ${heldBefore} MB before and ${heldAfter} MB behind it`,
              ratio: `${(many.done / many.seconds).toFixed(1)} a second`,
              goal: goals.P6.batch,
            },
          ]),
    ]
  } finally {
    await bench.close()
  }
}
