import { type ConfirmForm, isServerWay, type SourceFault, type SourceWay } from '@waybill/contract/wire/orderSources.ts'
import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { openSeal, seal } from '../../carriers/seal.ts'
import type { Tx } from '../../db/open.ts'
import type { OrderSource } from '../../db/schema.generated.ts'
import { Refusal } from '../../refusal.ts'
import { SourceFailure } from './remote/failure.ts'
import type { Reach } from './remote/remoteFolder.ts'

const secrets = z.object({ password: z.string(), privateKey: z.string() })
export type SourceSecrets = z.output<typeof secrets>

/** Sealed bytes of one source open for no other. */
const ownerOf = (clientId: number, sourceId: number): string => `${clientId}/source/${sourceId}`

export const sealSecrets = (app: Pick<App, 'settings'>, clientId: number, sourceId: number, value: SourceSecrets) =>
  seal(app.settings.secret, ownerOf(clientId, sourceId), value)

export const sourceRows = (tx: Tx, clientId: number) =>
  tx.selectFrom('order_source').selectAll().where('client_id', '=', clientId)

/** A source as it stands; undefined: it is gone. */
export const sourceOf = (tx: Tx, clientId: number, sourceId: number) =>
  sourceRows(tx, clientId).where('source_id', '=', sourceId).executeTakeFirst()

/** A source, locked until the transaction ends. */
export const lockedSource = (tx: Tx, clientId: number, sourceId: number) =>
  sourceRows(tx, clientId).where('source_id', '=', sourceId).forUpdate().executeTakeFirst()

export type SourceRow = NonNullable<Awaited<ReturnType<typeof lockedSource>>>

/** The source as it was seen, locked. @throws {Refusal} NotFound, ChangedMeanwhile */
export async function sourceSeen(
  tx: Tx,
  clientId: number,
  { sourceId, version }: { readonly sourceId: number | undefined; readonly version: number | undefined },
): Promise<SourceRow> {
  const source = await lockedSource(tx, clientId, sourceId ?? 0)
  if (source === undefined) throw new Refusal('NotFound')
  if (source.version !== version) throw new Refusal('ChangedMeanwhile')
  return source
}

/** Writes a change that people see: under one more version. */
export const setSource = (tx: Tx, source: SourceRow, change: Updateable<OrderSource>) =>
  tx
    .updateTable('order_source')
    .set({ ...change, version: source.version + 1 })
    .where('client_id', '=', source.client_id)
    .where('source_id', '=', source.source_id)
    .execute()

/**
 * What signs in to the server of a source.
 * @throws {SourceFailure} secretLost: they were sealed with another key than this installation has
 */
export function secretsOf(app: Pick<App, 'settings'>, source: SourceRow): SourceSecrets {
  if (source.secret === null) return { password: '', privateKey: '' }
  try {
    return secrets.parse(openSeal(app.settings.secret, ownerOf(source.client_id, source.source_id), source.secret))
  } catch {
    throw new SourceFailure('signIn', 'secretLost')
  }
}

/** Where the folder of a source is. @throws {SourceFailure} secretLost */
export function reachOf(app: Pick<App, 'settings'>, source: SourceRow): Reach {
  const { way, host, port, folder } = source
  return {
    ...{ way: way as Reach['way'], host, port, user: source.user_name, folder },
    ...secretsOf(app, source),
    ...{ doneFolder: source.done_folder, hostKey: source.host_key },
  }
}

/** What goes back to a source, and how. */
export const confirmingOf = (row: SourceRow) => ({
  confirmBy: row.confirm_by as '' | 'folder' | 'mail',
  confirmCause: row.confirm_cause as 'left' | 'booked',
  confirmForm: row.confirm_form as ConfirmForm,
  confirmFolder: row.confirm_folder,
  confirmTo: row.confirm_to,
})

export const wayOf = (source: Pick<SourceRow, 'way'>): SourceWay => source.way as SourceWay
export const faultOf = (source: Pick<SourceRow, 'fault'>): SourceFault | null => source.fault as SourceFault | null

/** Whether order integration is on at the company. */
export async function isIntegrationOn(app: Pick<App, 'db'>, clientId: number): Promise<boolean> {
  const row = await app.db.identity
    .selectFrom('identity.client')
    .select('order_integration')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.order_integration === true
}

/** Whether files of a source are fetched by anybody now. */
export const isFetched = (source: SourceRow): boolean =>
  source.active && source.new_host_key === '' && isServerWay(wayOf(source))
