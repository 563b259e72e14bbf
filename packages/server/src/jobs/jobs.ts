import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tx } from '../db/open.ts'
import { type Connection, rolesOf } from '../db/roles.ts'

/** What each queue's jobs carry. A new queue is one line here and one file `jobs/<Name>.ts`. */
export interface JobData {
  MailApproval: { clientId: number; askId: number }
  MailInvitation: { clientId: number; userId: number }
  MailPasswordLink: { email: string }
  SweepArchive: Record<string, never>
  SweepBulk: Record<string, never>
  SweepExchanges: Record<string, never>
  SweepIdentity: Record<string, never>
  SweepHeldMails: Record<string, never>
  SweepImports: Record<string, never>
  SweepPrintJobs: Record<string, never>
  SweepStraight: Record<string, never>
  TryParcelAccounts: Record<string, never>
  SweepRates: Record<string, never>
  SweepReportRuns: Record<string, never>
}
export type JobName = keyof JobData

interface How {
  /** Makes it a schedule (UTC), run once per slot over all nodes. */
  readonly cron?: string
  /** Jobs of this queue that one node works at a time. */
  readonly atOnce?: number
}

export interface Jobs {
  /** Enqueues in the writing transaction: rolls back with it. `afterSeconds` lets it wait. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], afterSeconds?: number): Promise<void>
  /** Starts to work a queue on this node. */
  work<N extends JobName>(name: N, work: (data: JobData[N]) => Promise<void>, how?: How): Promise<void>
  /** Enqueues what a backup had to do yet; a queue that is none any more is left out. */
  restore(jobs: readonly { readonly name: string; readonly data: object; readonly startAfter: string }[]): Promise<void>
  /** Has jobs that were given up tried again. @returns how many */
  retryFailed(): Promise<number>
  close(): Promise<void>
}

const queues: readonly JobName[] = [
  ...([
    'MailApproval',
    'MailInvitation',
    'MailPasswordLink',
    'SweepArchive',
    'SweepBulk',
    'SweepExchanges',
    'SweepHeldMails',
    'SweepIdentity',
    'SweepImports',
    'SweepPrintJobs',
    'SweepRates',
    'SweepReportRuns',
    'SweepStraight',
    'TryParcelAccounts',
  ] as const),
]

/** A job whose node died is noticed after this long, and worked by another one. */
const HEARTBEAT_S = 15
const WATCH_S = 10
/** What fails again within this time is not said again. */
const SAID_EVERY_MS = 60_000

/** Opens the queues as the owner of the database and lets the application role enqueue. */
export async function openJobs(connection: Connection, log: Logger): Promise<Jobs> {
  const { host, user, database, port, password, connectionString } = connection
  const given = Object.fromEntries(
    Object.entries({ host, user, database, port, password, connectionString }).filter(([, v]) => v !== undefined),
  )
  const boss = new PgBoss({
    ...given,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_S,
    monitorIntervalSeconds: WATCH_S,
  })
  // Each queue looks every two seconds: of an outage the first word says enough.
  let saidAt = Number.NEGATIVE_INFINITY
  boss.on('error', error => {
    if (performance.now() - saidAt < SAID_EVERY_MS) return
    saidAt = performance.now()
    log.error({ err: error }, 'the job queue failed')
  })
  await boss.start()
  // NOTIFY wakes the worker at once; polling is only the net under it.
  const common = { retryBackoff: true, notify: true, heartbeatSeconds: HEARTBEAT_S }
  // As patient as letters of shipments are (mail/sendMail.ts): six hours, at growing intervals of at most fifteen minutes.
  const patient = { retryLimit: 28, retryDelay: 15, retryDelayMax: 900 }
  // What older versions queued is due work of its own now; a queue nobody works any more goes with its jobs.
  for (const { name } of await boss.getQueues()) {
    if (!queues.some(queue => queue === name) && !name.startsWith('__')) await boss.deleteQueue(name)
  }
  for (const name of queues) {
    const policy = { ...common, ...(name.startsWith('Mail') ? patient : { retryLimit: 5 }) }
    await boss.createQueue(name, policy)
    await boss.updateQueue(name, policy)
  }
  const { app } = rolesOf(connection)
  await boss.getDb().executeSql(`
    grant usage on schema pgboss to ${app};
    grant select, insert, update on all tables in schema pgboss to ${app};
    grant execute on all functions in schema pgboss to ${app}`)
  return {
    async enqueue(tx, name, data, afterSeconds = 0) {
      await boss.send(name, data, { db: fromKysely(tx), startAfter: afterSeconds })
    },
    async work(name, work, { cron, atOnce = 1 } = {}) {
      const how = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, localConcurrency: atOnce }
      await boss.work(name, how, async jobs => {
        for (const job of jobs) await work(job.data as JobData[typeof name])
      })
      if (cron !== undefined) await boss.schedule(name, cron)
    },
    async restore(jobs) {
      for (const { name, data, startAfter } of jobs) {
        if (queues.some(queue => queue === name)) await boss.send(name, data, { startAfter })
      }
    },
    async retryFailed() {
      const { rows } = await boss
        .getDb()
        .executeSql(`select name, id from pgboss.job where state = 'failed' and name not like '\\_\\_%'`)
      for (const { name, id } of rows as { name: string; id: string }[]) await boss.retry(name, id)
      return rows.length
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
