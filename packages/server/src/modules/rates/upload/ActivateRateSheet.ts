import type { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { sql } from 'kysely'
import { recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import { forgetFile } from '../../../files/forgetFile.ts'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import { discountsEndBelow } from './baseBreaks.ts'
import { lockVersion } from './versionRow.ts'

const issue = (at: string, code: string, params = {}) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${at}`, code, params }])

/** Whether another version priced days before today: what they came to then, they come to again. */
async function hasPriced(tx: Tx, clientId: number, version: Awaited<ReturnType<typeof lockVersion>>, today: string) {
  const before = await tx
    .selectFrom('rate_sheet_version')
    .select('version_id')
    .where('client_id', '=', clientId)
    .where('kind', '=', version.kind)
    .where('scac', '=', version.scac)
    .where('name', '=', version.name)
    .where('state', '=', 'active')
    .where('effective_from', '<', today)
    .executeTakeFirst()
  return before !== undefined
}

/**
 * Whether rows that were over before the day with which the file was read are in force again on an earlier one: nobody has
 * looked whether they contradict those that name no day.
 */
async function hasRowsBefore(tx: Tx, clientId: number, version: Awaited<ReturnType<typeof lockVersion>>, from: string) {
  const row = await tx
    .selectFrom('rate_lane')
    .select('lane_no')
    .where('client_id', '=', clientId)
    .where('version_id', '=', version.version_id)
    .where(sql<boolean>`terms ->> 'to' >= ${from} and terms ->> 'to' < ${version.effective_from}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The day with which the file was read, where rows that begin after it are in force on a later end: nobody has looked
 * whether they contradict those that name no day. Null: the sheet may end then.
 */
async function rowsAfter(
  tx: Tx,
  clientId: number,
  version: Awaited<ReturnType<typeof lockVersion>>,
  to: string | null,
) {
  const read = sql<string>`f.terms ->> 'to'`
  const begin = sql<string>`l.terms ->> 'from'`
  const row = await tx
    .selectFrom('rate_file as f')
    .innerJoin('rate_lane as l', join =>
      join.onRef('l.client_id', '=', 'f.client_id').onRef('l.version_id', '=', 'f.version_id'),
    )
    .select(read.as('day'))
    .where('f.client_id', '=', clientId)
    .where('f.version_id', '=', version.version_id)
    .where(sql<boolean>`(${to}::text is null or ${to}::text > ${read})`)
    .where(sql<boolean>`${begin} > ${read} and (${to}::text is null or ${begin} <= ${to}::text)`)
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

/** A draft that was read when what it holds was not asked about yet: nobody knows what was dropped. */
async function isUnasked(tx: Tx, clientId: number, versionId: number): Promise<boolean> {
  const file = await tx
    .selectFrom('rate_file')
    .select('asked')
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .executeTakeFirst()
  return file?.asked === false
}

/**
 * Nothing is overwritten: an active version keeps its lanes and its first day, and only its end may be set, never before
 * today, for freight of earlier days was priced by it.
 */
export const activateRateSheet: Handler<typeof ActivateRateSheet> = async ({
  app,
  tx,
  who,
  query,
  input,
  request,
  now,
  after,
}) => {
  const { action } = query
  const { clientId } = who
  const states = { activate: ['draft'], end: ['active'], discard: ['mapping', 'faulty', 'draft'] } as const
  const version = await lockVersion(tx, clientId, input.versionId, states[action])
  const today = localNow(now, who.timeZone).date
  const from = action === 'activate' ? (input.from ?? version.effective_from) : version.effective_from
  const to = input.to === undefined ? version.effective_to : input.to
  if (action === 'activate' && (await isUnasked(tx, clientId, version.version_id))) throw issue('from', 'readAgain')
  if (action !== 'discard' && to !== null && to < from) throw issue('to', 'endsBefore', { from })
  if (action === 'end' && to !== null && to < today) throw issue('to', 'past', { today })
  if (action === 'activate' && from < today && (await hasPriced(tx, clientId, version, today)))
    throw issue('from', 'past', { today })
  if (action === 'activate' && from < version.effective_from && (await hasRowsBefore(tx, clientId, version, from)))
    throw issue('from', 'rowsEndBefore', { day: version.effective_from })
  const day = action === 'discard' ? null : await rowsAfter(tx, clientId, version, to)
  if (day !== null) throw issue('to', 'rowsBeginAfter', { day })
  if (action === 'activate' && version.kind === 'base' && !input.confirmed) {
    const { version_id: versionId, scac } = version
    const ends = await discountsEndBelow(tx, { clientId, versionId, scac, from })
    if (ends !== null) throw issue('confirmed', 'discountsEnd', ends)
  }
  const change = {
    activate: {
      state: 'active',
      effective_from: from,
      effective_to: to,
      activated_at: now.toISOString(),
      activated_by: who.userId,
    },
    end: { effective_to: to },
    discard: { state: 'discarded' },
  }[action]
  await tx
    .updateTable('rate_sheet_version')
    .set(change)
    .where('client_id', '=', clientId)
    .where('version_id', '=', version.version_id)
    .execute()
  if (action === 'discard') {
    for (const table of ['rate_lane', 'base_lane', 'base_rate'] as const) {
      await tx
        .deleteFrom(table)
        .where('client_id', '=', clientId)
        .where('version_id', '=', version.version_id)
        .execute()
    }
    const file = await tx
      .selectFrom('rate_file')
      .select('sha256')
      .where('client_id', '=', clientId)
      .where('version_id', '=', version.version_id)
      .executeTakeFirst()
    if (file !== undefined) after(() => forgetFile(app, clientId, file.sha256))
  }
  const before = { state: version.state, from: version.effective_from, to: version.effective_to }
  const verbs = { activate: 'activated', end: 'ended', discard: 'discarded' } as const
  const entry = {
    entity: 'rateSheet',
    entityId: version.version_id,
    action: verbs[action],
    before,
    after: { from, to },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, entry)
  await app.realtime.tell({ clientId, topic: 'rateSheet', data: { versionId: version.version_id } }, tx)
  return { Status: 'Success' }
}
