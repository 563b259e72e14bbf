import { ORDER_SOURCES_MAX, SOURCE_FILES_SHOWN } from '@waybill/contract'
import { mailedFile, type WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { switchesOf } from '../../identity/companies.ts'
import { tagged } from '../../mail/replyTag.ts'
import { mappingsOfSources } from '../imports/index.ts'
import { SourceFailure } from './remote/failure.ts'
import { confirmingOf, faultOf, type SourceRow, secretsOf, sourceRows, wayOf } from './sourceRows.ts'

type Shown<K extends keyof WireOrderSource> = WireOrderSource[K]

/** Things of sources, by the source. */
type BySource<T> = ReadonlyMap<number, readonly T[]>

const by = <R extends { readonly source_id: number }, T>(rows: readonly R[], wire: (row: R) => T): BySource<T> =>
  new Map([...Map.groupBy(rows, row => row.source_id)].map(([id, its]) => [id, its.map(wire)]))

async function newestFiles(tx: Tx, clientId: number): Promise<BySource<Shown<'files'>[number]>> {
  const { rows } = await sql<{
    source_id: number
    name: string
    state: 'seen' | 'taken' | 'same' | 'refused'
    reason: string
    moved: boolean
    met_at: string
    run_id: number | null
  }>`
    select f.* from order_source s cross join lateral (
      select source_id, name, state, reason, moved, met_at, run_id from order_source_file
       where client_id = ${clientId} and source_id = s.source_id order by file_id desc limit ${SOURCE_FILES_SHOWN}) f
     where s.client_id = ${clientId}`.execute(tx)
  return by(rows, ({ name, state, reason, moved, met_at, run_id }) => ({
    ...{ name, state, reason, isMoved: moved, metAt: met_at, runId: run_id },
  }))
}

async function newestMails(tx: Tx, clientId: number): Promise<BySource<Shown<'mails'>[number]>> {
  const { rows } = await sql<{
    source_id: number
    mail_id: number
    sender: string
    can_release: boolean
    subject: string
    state: 'taken' | 'held' | 'empty'
    reason: '' | 'sender' | 'unproven' | 'off'
    files: unknown
    received_at: string
  }>`
    select m.* from order_source s cross join lateral (
      select source_id, mail_id, state = 'held' and kept <> '[]' as can_release, sender, subject, state, reason, files, received_at from order_mail
       where client_id = ${clientId} and source_id = s.source_id order by mail_id desc limit ${SOURCE_FILES_SHOWN}) m
     where s.client_id = ${clientId}`.execute(tx)
  return by(rows, ({ mail_id, can_release, sender, subject, state, reason, files, received_at }) => ({
    ...{ mailId: mail_id, canRelease: can_release },
    ...{ sender, subject, state, reason, files: z.array(mailedFile).parse(files), receivedAt: received_at },
  }))
}

/** The newest import of each source; one that waits for a person comes before. */
async function lastImports(tx: Tx, clientId: number): Promise<BySource<NonNullable<Shown<'last'>>>> {
  const { rows } = await sql<{
    source_id: number
    run_id: number
    name: string
    state: NonNullable<Shown<'last'>>['state']
    done: number
    held: number
    created_at: string
  }>`
    select r.* from order_source s cross join lateral (
      select source_id, run_id, name, state, done, held, created_at from import_run
       where client_id = ${clientId} and source_id = s.source_id and state <> 'discarded'
       order by (state = 'mapping') desc, run_id desc limit 1) r
     where s.client_id = ${clientId}`.execute(tx)
  return by(rows, ({ run_id, name, state, done, held, created_at }) => ({
    ...{ runId: run_id, name, state, done, held, createdAt: created_at },
  }))
}

/** Which secrets stand there; those that can't be opened any more do not. */
function secretsThere(app: Pick<App, 'settings'>, source: SourceRow) {
  try {
    const { password, privateKey } = secretsOf(app, source)
    return { hasPassword: password !== '', hasKey: privateKey !== '' }
  } catch (error) {
    if (error instanceof SourceFailure) return { hasPassword: false, hasKey: false }
    throw error
  }
}

/** The setup of a company's order integration as the browser shows it: no secret is part of it. */
export async function loadSetup(app: App, tx: Tx, clientId: number) {
  const switches = await switchesOf(app.db.identity, clientId)
  const rows = await sourceRows(tx, clientId).orderBy('source_id').limit(ORDER_SOURCES_MAX).execute()
  const files = await newestFiles(tx, clientId)
  const mails = await newestMails(tx, clientId)
  const lasts = await lastImports(tx, clientId)
  const mappings = Map.groupBy(await mappingsOfSources(tx, clientId, 'orders'), ({ sourceId }) => sourceId)
  const identity = app.db.identity
  const dues = await identity
    .selectFrom('work.due')
    .select(['subject_id', 'due_at'])
    .where('kind', '=', 'source')
    .where('client_id', '=', clientId)
    .execute()
  const addresses = await identity
    .selectFrom('work.order_address')
    .select(['source_id', 'tag'])
    .where('client_id', '=', clientId)
    .execute()
  const takesMail = app.settings.mailroom !== null
  const addressOf = (id: number): string => {
    const tag = addresses.find(({ source_id }) => source_id === id)?.tag
    return tag === undefined || !takesMail ? '' : tagged(app.settings, tag)
  }
  const sources = rows.map((row): WireOrderSource => {
    const id = row.source_id
    return {
      ...{ sourceId: id, version: row.version, name: row.name, way: wayOf(row), isActive: row.active },
      ...{ policy: row.policy as Shown<'policy'>, notified: row.notified, host: row.host, port: row.port },
      ...{ FTPUserName: row.user_name, ...secretsThere(app, row), folder: row.folder, pattern: row.pattern },
      ...{ doneFolder: row.done_folder, everyMinutes: row.every_minutes, hostKey: row.host_key },
      ...{ newHostKey: row.new_host_key, address: addressOf(id), senders: row.senders, fault: faultOf(row) },
      ...confirmingOf(row),
      ...{ failingSince: row.failing_since, lookedAt: row.looked_at, leftThere: row.left_there },
      nextAt: switches.orderIntegration ? (dues.find(({ subject_id }) => subject_id === id)?.due_at ?? null) : null,
      last: lasts.get(id)?.[0] ?? null,
      files: [...(files.get(id) ?? [])],
      mails: [...(mails.get(id) ?? [])],
      mappings: (mappings.get(id) ?? []).map(({ key, columns, savedAt }) => ({ key, columns: [...columns], savedAt })),
    }
  })
  return {
    Status: 'Success' as const,
    IntergrationCheck: switches.orderIntegration,
    IsPalletItemGrid: switches.palletGrid ? ('true' as const) : ('false' as const),
    takesMail,
    sources,
    steps: [],
  }
}
