import { posix } from 'node:path'
import type { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { isServerWay, type OrderIntegrationType } from '@waybill/contract/wire/orderSources.ts'
import { type Change, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { keepSwitches } from '../../identity/companies.ts'
import { Refusal } from '../../refusal.ts'
import { forgetMappings } from '../imports/index.ts'
import { allHeld, forgetHeld } from './heldFiles.ts'
import { lookAtSources } from './lookAtSources.ts'
import { releaseMail } from './releaseMail.ts'
import { below } from './remote/remoteFolder.ts'
import { insertSource, refuseOwnAddress, refuseTaken } from './saveSource.ts'
import { loadSetup } from './setup.ts'
import { confirmingOf, type SourceRow, setSource, sourceRows, sourceSeen, wayOf } from './sourceRows.ts'
import { testConnection } from './testConnection.ts'

type Asked = Given<typeof OrderIntegration>

const record = ({ who, request, now }: Asked, tx: Tx, change: Change): Promise<void> =>
  recordChange(tx, { who, requestId: request.id, at: now }, change)

const sourceEntry = (source: Pick<SourceRow, 'source_id' | 'name'>, action: string, more: object = {}): Change => ({
  ...{ entity: 'orderSource', entityId: source.source_id, action, after: { name: source.name, ...more } },
})

const seen = ({ who, input }: Asked, tx: Tx): Promise<SourceRow> =>
  sourceSeen(tx, who.clientId, { sourceId: input.sourceId, version: input.version })

/** A source that fetches is looked at now; any other has nothing to fetch. */
async function lookNow({ app, now }: Asked, tx: Tx, source: SourceRow): Promise<void> {
  if (!isServerWay(wayOf(source))) return
  await app.due.put(tx, 'source', { clientId: source.client_id, subjectId: source.source_id }, now)
}

async function save(asked: Asked, tx: Tx): Promise<void> {
  const { app, who, input } = asked
  const { name, policy = 'update', notified = [] } = input
  if (name === undefined) throw new Refusal('InvalidInput', {}, [{ at: 'body.name', code: 'required', params: {} }])
  refuseOwnAddress(app, notified)
  await refuseTaken(tx, who.clientId, name, input.sourceId)
  if (input.sourceId === undefined) {
    const made = await insertSource(tx, asked, { name, policy, notified, way: 'upload' })
    return record(asked, tx, sourceEntry(made, 'added', { way: 'upload' }))
  }
  const source = await seen(asked, tx)
  await setSource(tx, source, { name, policy, notified })
  await record(asked, tx, sourceEntry(source, 'changed', { name, policy, notified }))
}

async function drop(asked: Asked, tx: Tx, source: SourceRow): Promise<void> {
  const { client_id: clientId, source_id: sourceId } = source
  await forgetMappings(tx, { clientId, kind: 'orders', sourceId })
  await asked.app.due.drop(tx, 'source', { clientId, subjectId: sourceId })
  await tx
    .deleteFrom('work.order_address')
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .execute()
  await tx.deleteFrom('order_source').where('client_id', '=', clientId).where('source_id', '=', sourceId).execute()
  await record(asked, tx, sourceEntry(source, 'deleted'))
}

/** The whole setup begins anew; orders, and what is known of files that were taken, stay. */
async function reset(asked: Asked, tx: Tx): Promise<void> {
  const { clientId } = asked.who
  if (!asked.input.confirmed) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.confirmed', code: 'required', params: {} }])
  }
  const sources = await sourceRows(tx, clientId).orderBy('source_id').forUpdate().execute()
  for (const source of sources) await drop(asked, tx, source)
  await forgetMappings(tx, { clientId, kind: 'orders' })
  await keepSwitches(tx, clientId, { orderIntegration: false })
  const names = sources.map(({ name }) => name)
  await record(asked, tx, { entity: 'orderIntegration', entityId: clientId, action: 'reset', before: { names } })
}

async function switchOver(asked: Asked, tx: Tx): Promise<void> {
  const { who, input } = asked
  const { IntergrationCheck, IsPalletItemGrid } = input
  await keepSwitches(tx, who.clientId, {
    ...(IntergrationCheck === undefined ? {} : { orderIntegration: IntergrationCheck }),
    ...(IsPalletItemGrid === undefined ? {} : { palletGrid: IsPalletItemGrid === 'true' }),
  })
  const after = { IntergrationCheck, IsPalletItemGrid }
  await record(asked, tx, { entity: 'orderIntegration', entityId: who.clientId, action: 'switched', after })
  if (IntergrationCheck !== true) return
  await lookAtSources(asked.app, tx, who.clientId, asked.now)
}

async function setActive(asked: Asked, tx: Tx, active: boolean): Promise<void> {
  const source = await seen(asked, tx)
  await setSource(tx, source, { active, ...(active ? {} : { fault: null, failing_since: null }) })
  await record(asked, tx, sourceEntry(source, active ? 'started' : 'stopped'))
  if (active) await lookNow(asked, tx, source)
}

/** What waited for the key goes on its way at once. */
async function sendWaiting({ app, now }: Asked, tx: Tx, { client_id: clientId, source_id }: SourceRow): Promise<void> {
  const waiting = await tx
    .selectFrom('ship_confirmation')
    .select('confirmation_id')
    .where('client_id', '=', clientId)
    .where('source_id', '=', source_id)
    .where('state', '=', 'waiting')
    .execute()
  for (const { confirmation_id: subjectId } of waiting) {
    await app.due.put(tx, 'confirmationSend', { clientId, subjectId }, now)
  }
}

/** Takes the other key for the server's: the one that was shown to the person, and no later one. */
async function accept(asked: Asked, tx: Tx): Promise<void> {
  const source = await seen(asked, tx)
  const { new_host_key: key } = source
  if (key === '' || key !== asked.input.hostKey) throw new Refusal('ChangedMeanwhile')
  await setSource(tx, source, { host_key: key, new_host_key: '', fault: null, failing_since: null })
  await record(asked, tx, sourceEntry(source, 'hostKeyAccepted', { key, before: source.host_key }))
  await sendWaiting(asked, tx, source)
  await lookNow(asked, tx, source)
}

/** @throws {Refusal} NotFound */
async function known({ who, input }: Asked, tx: Tx): Promise<SourceRow> {
  const source = await sourceRows(tx, who.clientId)
    .where('source_id', '=', input.sourceId ?? 0)
    .executeTakeFirst()
  if (source === undefined) throw new Refusal('NotFound')
  return source
}

async function forget(asked: Asked, tx: Tx): Promise<void> {
  const { input, who } = asked
  const source = await known(asked, tx)
  const of = { clientId: who.clientId, kind: 'orders', sourceId: source.source_id }
  await forgetMappings(tx, input.key === undefined ? of : { ...of, key: input.key })
  await record(asked, tx, sourceEntry(source, 'mappingForgotten'))
}

/** What is confirmed to a source from now on; what was kept or failed before can be sent by hand. */
async function confirm(asked: Asked, tx: Tx): Promise<void> {
  const source = await seen(asked, tx)
  const before = confirmingOf(source)
  const { confirmBy = before.confirmBy, confirmCause = before.confirmCause, confirmTo = before.confirmTo } = asked.input
  const confirmForm = asked.input.confirmForm ?? before.confirmForm
  const confirmFolder = asked.input.confirmFolder || before.confirmFolder
  const required = (field: string): never => {
    throw new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])
  }
  if (confirmBy === 'folder' && !isServerWay(wayOf(source))) required('confirmBy')
  // What we put there would come back as orders, under the heads of the source's own files.
  const isTaken = (folder: string) => posix.resolve('/', folder) === posix.resolve('/', source.folder)
  if (confirmBy === 'folder' && isTaken(below(source.folder, confirmFolder))) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.confirmFolder', code: 'sameFolder', params: {} }])
  }
  if (confirmBy === 'mail' && confirmTo.length === 0) required('confirmTo')
  refuseOwnAddress(asked.app, confirmTo, 'confirmTo')
  const to = [...new Set(confirmTo)]
  await setSource(tx, source, {
    ...{ confirm_by: confirmBy, confirm_cause: confirmCause, confirm_folder: confirmFolder, confirm_to: to },
    confirm_form: confirmForm,
  })
  const after = { confirmBy, confirmCause, confirmForm, confirmFolder, confirmTo: to }
  await record(asked, tx, sourceEntry(source, 'confirming', after))
}

const acts: Readonly<
  Record<Exclude<OrderIntegrationType, 'test' | 'release'>, (asked: Asked, tx: Tx) => Promise<void>>
> = {
  load: async () => {},
  save,
  delete: async (asked, tx) => drop(asked, tx, await seen(asked, tx)),
  reset,
  run: async (asked, tx) => lookNow(asked, tx, await known(asked, tx)),
  start: (asked, tx) => setActive(asked, tx, true),
  stop: (asked, tx) => setActive(asked, tx, false),
  switch: switchOver,
  accept,
  forget,
  confirm,
}

export const orderIntegration: Handler<typeof OrderIntegration> = async asked => {
  const { app, db, who, query } = asked
  const isOther = (named: number | undefined, own: number) => named !== undefined && named !== own
  if (isOther(query.ClientID, who.clientId) || isOther(query.UserId, who.userId)) throw new Refusal('NotFound')
  const { Functype } = query
  if (Functype === 'test') {
    const source = await db.transaction(tx => known(asked, tx))
    if (!isServerWay(wayOf(source))) throw new Refusal('NotFound')
    // Servers are waited for outside of any transaction.
    const steps = await testConnection(app, source)
    return { ...(await db.transaction(tx => loadSetup(app, tx, who.clientId))), steps: [...steps] }
  }
  if (Functype === 'release') await releaseMail(asked)
  else {
    const isGoing = Functype === 'delete' || Functype === 'reset'
    const held = await db.transaction(async tx => {
      // Rows of mails go with their source: what they name is asked before.
      const named = isGoing ? await allHeld(tx, who.clientId) : []
      await acts[Functype](asked, tx)
      return named
    })
    await forgetHeld(app, who.clientId, held)
  }
  return db.transaction(tx => loadSetup(app, tx, who.clientId))
}
