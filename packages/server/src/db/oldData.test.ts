import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OLD_SCHEMA, type OldDatabase, openOldDatabase } from '../testing/oldData.ts'
import { temporaryFolder } from './embedded/temporaryFolder.ts'
import { assertIsolated, migrate, NewerData, sqlMigrations } from './migrate.ts'

describe.each(['superuser', 'plain owner'] as const)('migrated as a %s', owner => {
  let old: OldDatabase
  let before: Readonly<Record<string, number>>
  let bookedBefore: { id: number; text: string }[]
  let dueBefore: { id: number; due: boolean }[]
  beforeAll(async () => {
    old = await openOldDatabase(owner)
    before = await counts()
    bookedBefore = await old.query(
      `select booking_id::int as id, trim(regexp_replace(concat_ws(' ', way, state, cancel_state,
            case when way = 'api' then (sent_at is not null)::text end), ' +', ' ', 'g')) as text from booking`,
    )
    dueBefore = await old.query(
      `select shipment_id::int as id, revision_due <> '' or (bol_revision > 1 and exists (
              select from booking b where b.shipment_id = s.shipment_id and b.way = 'api' and b.state = 'booked')) as due
       from shipment s`,
    )
  })
  afterAll(() => old.close())

  /** Rows of every table of the product. */
  async function counts(): Promise<Record<string, number>> {
    const tables = await old.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'identity') and tablename not like 'kysely_%' order by 1`,
    )
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await old.query<{ n: number }>(`select count(*)::int as n from ${name}`)
      found[name] = row?.n ?? 0
    }
    return found
  }

  const lastMigration = async () =>
    (await old.query<{ name: string }>('select name from kysely_migration order by name desc limit 1'))[0]?.name

  const latest = Object.keys(sqlMigrations()).at(-1)

  it('the old data has something in every table, and every state in which things were left', async () => {
    expect(Object.entries(before).filter(([, n]) => n === 0)).toEqual([])
    const states = await old.query<{ text: string }>(
      `select distinct concat_ws(' ', way, state, cancel_state, case when way = 'api' then (sent_at is not null)::text end) as text from booking`,
    )
    expect(states.map(({ text }) => text.replace(/ +/g, ' ').trim()).sort()).toEqual([
      'api booked true',
      'api cancelled asked true',
      'api cancelled cancelled true',
      'api cancelled false',
      'api cancelled refused true',
      'api cancelled unconfirmed true',
      'api refused true',
      'api reserved false',
      'api reserved true',
      'api unknown true',
      'call booked',
      'call cancelled',
      'email booked',
      'email cancelled',
      'email refused',
      'email reserved',
      'email unknown',
    ])
    const mails = await old.query<{ state: string }>('select distinct state from mail order by 1')
    expect(mails.map(row => row.state)).toEqual(['bounced', 'failed', 'queued', 'sending', 'sent', 'unknown'])
  })

  describe('a migration that is killed in the middle', () => {
    /** Lasts until it is killed. */
    const hanging: Migration = {
      up: async db => {
        await sql.raw('create table half_done (n int); select pg_sleep(600)').execute(db)
      },
    }

    async function killHanging(): Promise<void> {
      const [row] = await old.query<{ killed: boolean }>(
        `select pg_terminate_backend(pid) as killed from pg_stat_activity
        where datname = current_database() and query like 'create table half_done%' and wait_event = 'PgSleep'`,
      )
      if (row?.killed !== true) return killHanging()
    }

    it('leaves everything as it was', async () => {
      const running = migrate(old.connection, { ...sqlMigrations(), '9999_hanging': hanging })
      await Promise.all([expect(running).rejects.toThrow(), killHanging()])
      expect(await lastMigration()).toBe(OLD_SCHEMA)
      expect(await counts()).toEqual(before)
    })

    it('is done again at the next start', async () => {
      await migrate(old.connection)
      expect(await lastMigration()).toBe(latest)
      await assertIsolated(old.connection)
    })

    it('every table is closed again, to its owner as well, and so is the next one', async () => {
      const open = await old.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not like 'kysely_%' and not (relrowsecurity and relforcerowsecurity)`,
      )
      expect(open).toEqual([])
      const [next] = await old.query(
        `select prosrc ~ 'force row level security' as forced from pg_proc where proname = 'isolate'`,
      )
      expect(next).toEqual({ forced: true })
    })
  })

  describe('after all migrations', () => {
    it('no row of the tables that are still there is lost', async () => {
      const now = await counts()
      const kept = Object.fromEntries(Object.entries(before).filter(([table]) => table in now))
      // A booking is a tender now; exchanges about accounts held secrets in clear.
      expect(now).toMatchObject({
        ...kept,
        'public.tender': before['public.booking'],
        'public.booking': expect.any(Number),
        'public.carrier_exchange': 3,
      })
    })

    it('a booking is a tender of the same number, with the order its carrier holds', async () => {
      const rows = await old.query<{ was: string; is: string }>(
        `select x.text as was, string_agg(distinct concat_ws(' ', t.state, b.state), ', ' order by concat_ws(' ', t.state, b.state)) as is
         from tender t
         join unnest($1::bigint[], $2::text[]) x (id, text) on x.id = t.tender_id
         left join booking b on b.client_id = t.client_id and b.tender_id = t.tender_id
        group by 1 order by 1`,
        [bookedBefore.map(({ id }) => id), bookedBefore.map(({ text }) => text)],
      )
      expect(Object.fromEntries(rows.map(({ was, is }) => [was, is]))).toEqual({
        'api booked true': 'awarded live',
        'api cancelled asked true': 'ended cancelling, unknown',
        'api cancelled cancelled true': 'ended cancelled',
        'api cancelled false': 'ended',
        'api cancelled refused true': 'ended cancelRefused',
        'api cancelled unconfirmed true': 'ended cancelUnconfirmed',
        'api refused true': 'refused',
        'api reserved false': 'committing',
        'api reserved true': 'committing',
        'api unknown true': 'unknown',
        'call booked': 'awarded live',
        'call cancelled': 'ended cancelUnconfirmed',
        'email booked': 'awarded live',
        'email cancelled': expect.stringContaining('ended cancelUnconfirmed'),
        'email refused': 'refused',
        'email reserved': 'committing',
        'email unknown': 'unknown',
      })
    })

    it('a price keeps its number, in a run with a request of its own', async () => {
      const lost = await old.query(
        `select p.price_sheet_id from price_sheet p
         left join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
         left join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id
        where r.run_id is null or r.shipment_id <> p.shipment_id or q.state <> 'priced' or not r.reconstructed`,
      )
      expect(lost).toEqual([])
      const [run] = await old.query(
        `select r.run_key, r.content_no, r.rating_key, jsonb_array_length(o.sources) as answers
         from price_sheet p join quote_request q using (client_id, day, request_id) join rating_run r using (client_id, day, run_id)
         join rating_outcome o using (client_id, day, run_id) where p.price_sheet_id = 3103`,
      )
      expect(run).toEqual({
        run_key: '00000000-0000-4000-c000-000000003103',
        content_no: null,
        rating_key: '["LTL","prepaid","2026-11-24"]',
        answers: 1,
      })
      const [number] = await old.query<{ next: string; newest: string }>(
        `select nextval('price_sheet_number')::text as next, max(price_sheet_id)::text as newest from price_sheet`,
      )
      expect(Number(number?.next)).toBe(Number(number?.newest) + 1)
    })

    it('what was awarded has charges that make its price', async () => {
      const rows = await old.query<{ n: number; wrong: number }>(
        `select count(*)::int as n, count(*) filter (where t.total <> coalesce((
                select sum(c.amount) from charge c where c.client_id = t.client_id and c.tender_id = t.tender_id), 0))::int as wrong
         from tender t where t.state = 'awarded' and t.total is not null`,
      )
      expect(rows).toEqual([{ n: expect.any(Number), wrong: 0 }])
      expect(rows[0]?.n).toBeGreaterThan(5)
    })

    it('what was open falls due: orders that have not left, questions, freight, mails, docks to match, what went wrong', async () => {
      const missing = await old.query(
        `select 'transmit' as kind, transmission_id as id from transmission where outcome = 'open'
       union all select 'ask', tender_id from tender where way = 'api' and state = 'unknown'
       union all select 'mail', mail_id from mail where state in ('queued', 'sending')
       union all select distinct 'sites', client_id from address where is_ours
       except select kind, subject_id from work.due`,
      )
      expect(missing).toEqual([])
      const due = await old.query<{ kind: string }>('select distinct kind from work.due order by 1')
      expect(due.map(({ kind }) => kind)).toEqual([
        'ask',
        'exception',
        'figures',
        'follow',
        'mail',
        'sites',
        'transmit',
      ])
    })

    it('what a carrier knows is not claimed where a change was due', async () => {
      const rows = await old.query<{ due: boolean; told: boolean }>(
        `select distinct x.due, exists (select from notification n where n.client_id = b.client_id and n.tender_id = b.tender_id
                                       and n.state = 'delivered') as told
         from booking b join unnest($1::bigint[], $2::bool[]) x (id, due) on x.id = b.shipment_id where b.state = 'live'
        order by 1`,
        [dueBefore.map(({ id }) => id), dueBefore.map(({ due }) => due)],
      )
      expect(rows).toEqual([
        { due: false, told: true },
        { due: true, told: false },
      ])
    })

    it('shipments stand where they stood', async () => {
      const rows = await old.query<{ status: string; n: number }>(
        'select status, count(*)::int as n from shipment where client_id = 1 group by 1 order by 1',
      )
      expect(Object.fromEntries(rows.map(row => [row.status, row.n]))).toEqual({ A: 3, D: 3, O: 1, Q: 6, T: 16, V: 12 })
      const [richest] = await old.query(
        `select bol_number, terms, shipment_references, total_weight::text as weight, total_charge::int as charge, version
         from shipment where shipment_id = 118`,
      )
      expect(richest).toEqual({
        bol_number: '04000000000000183',
        terms: 'prepaid',
        shipment_references: ['PO 4711', '', 'SO 9', '', 'last'],
        weight: '1482.75',
        charge: 21336,
        version: 3,
      })
      const counted = await old.query(
        `select bucket as status, sum(n)::int as n from bucket_count where client_id = 1 and user_id = 0 group by 1 having sum(n) <> 0 order by 1`,
      )
      expect(counted).toEqual(rows)
    })

    it('a password has one live link, and no stored mail holds one', async () => {
      const live = await old.query(
        `select link_id from identity.access_link where kind = 'password' and used_at is null`,
      )
      expect(live).toEqual([{ link_id: '00000000-0000-4000-9000-000000000002' }])
      const mails = await old.query(
        `select state, error, body_text from mail where purpose in ('password', 'welcome') order by mail_id`,
      )
      expect(mails).toEqual([
        { state: 'sent', error: '', body_text: 'Set a new password here: (link removed)' },
        { state: 'failed', error: expect.stringContaining('new link'), body_text: 'Welcome: (link removed)' },
      ])
      expect(await old.query(`select 1 from mail where body_html ~ 'accessid'`)).toEqual([])
    })

    it("a carrier's proof of delivery is one, a stranger's is offered", async () => {
      const files = await old.query(
        'select file_id::int as id, kind, offered_as_pod from file where file_id in (5001, 5002, 5003) order by 1',
      )
      expect(files).toEqual([
        { id: 5001, kind: 'pod', offered_as_pod: false },
        { id: 5002, kind: 'attachment', offered_as_pod: true },
        { id: 5003, kind: 'attachment', offered_as_pod: false },
      ])
    })

    it('the next row of each kind gets a number of its own', async () => {
      const [row] = await old.query<{ event_id: number }>(
        `insert into tracking_event (client_id, shipment_id, source, local_time, happened_at, entered_by, entered_at, event_key)
       values (1, 118, 'staff', '2026-11-20T10:00', now(), 'Test', now(), 'new') returning event_id::text`,
      )
      expect(row).toEqual({ event_id: '9' })
    })
  })

  describe('data of a newer version', () => {
    it('is refused in a sentence, and stays as it is', async () => {
      const newer = { ...sqlMigrations(), '9998_newer': { up: async () => {} } }
      await migrate(old.connection, newer)
      await expect(migrate(old.connection)).rejects.toThrow(NewerData)
      await expect(migrate(old.connection)).rejects.toThrow(
        'This data was written by a newer Waybill (it has 9998_newer). Start that version, or the newest one; nothing was changed.',
      )
      expect(await lastMigration()).toBe('9998_newer')
    })

    it('ends the start with the sentence and its exit code', async () => {
      const { host, user, database } = old.connection
      const env = {
        ...process.env,
        DATABASE_URL: `postgres://${user}@/${database}?host=${host}`,
        WAYBILL_DEMO: 'false',
      }
      const folder = temporaryFolder('waybill-newer-')
      const child = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
        env: { ...env, NODE_ENV: 'test', WAYBILL_DATA: folder, WAYBILL_PORT: '0' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const said: string[] = []
      child.stderr.on('data', chunk => said.push(String(chunk)))
      const [code] = (await once(child, 'exit')) as [number | null]
      expect([code, said.join('')]).toEqual([65, expect.stringContaining('written by a newer Waybill')])
    })
  })
})
