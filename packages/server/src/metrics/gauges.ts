import { statfs } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { App } from '../app.ts'

/** A figure of the whole installation that every node tells alike: it is read when it is asked for. */
interface Reading {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly rows: RawBuilder<{ readonly label?: string; readonly n: number }>
}

const readings: readonly Reading[] = [
  {
    ...{ name: 'waybill_due_work', help: 'Work that is ripe and waits, by kind', label: 'kind' },
    rows: sql`select kind as label, count(*)::int as n from work.due where due_at <= now() group by kind`,
  },
  {
    ...{
      name: 'waybill_due_work_age_seconds',
      help: 'How long the oldest ripe work of a kind has waited',
      label: 'kind',
    },
    rows: sql`select kind as label, extract(epoch from now() - min(due_at))::int as n from work.due where due_at <= now() group by kind`,
  },
  {
    ...{ name: 'waybill_due_work_failing', help: 'Work that failed and is tried again, by kind', label: 'kind' },
    rows: sql`select kind as label, count(*)::int as n from work.due where failures > 0 group by kind`,
  },
  {
    ...{ name: 'waybill_jobs', help: 'Jobs of the queue by state', label: 'state' },
    rows: sql`select state::text as label, count(*)::int as n from pgboss.job where name not like '\\_\\_%' group by state`,
  },
]

/** Figures of this node and of the installation, read each time that somebody asks for them. */
export function addGauges(app: App, sockets: () => number): void {
  const registers = [app.metrics.registry]
  for (const { name, help, label, rows } of readings) {
    new Gauge({
      ...{ name, help, registers, labelNames: label === undefined ? [] : [label] },
      async collect() {
        // A database that is away is told by `/readyz`: the other figures are still told.
        const found = await rows.execute(app.db.identity).then(
          answer => answer.rows,
          () => [],
        )
        this.reset()
        for (const row of found) this.set(label === undefined ? {} : { [label]: row.label ?? '' }, row.n)
      },
    })
  }
  new Gauge({
    ...{ name: 'waybill_database_connections', help: 'Connections of the pool by state', registers },
    labelNames: ['state'],
    collect() {
      const { total, idle, waiting } = app.db.connections()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'asked for' }, waiting)
    },
  })
  new Gauge({
    ...{ name: 'waybill_sockets', help: 'Open sockets of browsers and stations', registers },
    collect() {
      this.set(sockets())
    },
  })
  new Gauge({
    ...{ name: 'waybill_data_free_bytes', help: 'Free room in WAYBILL_DATA', registers },
    async collect() {
      const room = await statfs(app.settings.WAYBILL_DATA).catch(() => null)
      if (room !== null) this.set(room.bavail * room.bsize)
    },
  })
  new Gauge({
    ...{ name: 'waybill_held', help: '1: this database was copied or restored, and nobody has claimed it', registers },
    collect() {
      this.set(app.hold.because() === null ? 0 : 1)
    },
  })
}
