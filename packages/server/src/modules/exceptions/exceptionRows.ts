import type { FoundException } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'

/** What exceptions are about: they are found, and end, together. */
export type About = { readonly shipmentId: number } | { readonly carrierId: number }

const ownOf = (about: About) =>
  'shipmentId' in about
    ? { shipment_id: about.shipmentId, carrier_id: null }
    : { shipment_id: null, carrier_id: about.carrierId }

const goingOn = (query: App['db']['query'], clientId: number, about: About) =>
  query
    .selectFrom('exception')
    .select(['exception_id', 'kind', 'subject_id', 'cause', 'since', 'level', 'urgency', 'snoozed_until', 'closed_at'])
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .$if('shipmentId' in about, rows => rows.where('shipment_id', '=', 'shipmentId' in about ? about.shipmentId : 0))
    .$if('carrierId' in about, rows => rows.where('carrier_id', '=', 'carrierId' in about ? about.carrierId : 0))

export type GoingOn = Awaited<ReturnType<ReturnType<typeof goingOn>['execute']>>[number]

export const goingOnQuery = goingOn

const keyOf = (kind: string, subject: number): string => `${kind} ${subject}`

/** What is to be written so that the rows say what was found. */
export interface Difference {
  readonly begun: readonly FoundException[]
  readonly ended: readonly GoingOn[]
  readonly changed: readonly { readonly row: GoingOn; readonly found: FoundException; readonly isAwake: boolean }[]
}

/**
 * What was found beside what is written. A row grows worse instead of doubling; a closed one stays closed while its cause
 * goes on, and another cause is another row; a snoozed one wakes at its time, or for another cause.
 */
export function differenceOf(rows: readonly GoingOn[], found: readonly FoundException[], now: number): Difference {
  const byKey = new Map(rows.map(row => [keyOf(row.kind, row.subject_id), row]))
  const keys = new Set(found.map(one => keyOf(one.kind, one.subjectId)))
  const ended = rows.filter(row => !keys.has(keyOf(row.kind, row.subject_id)))
  const begun: FoundException[] = []
  const changed: Difference['changed'][number][] = []
  for (const one of found) {
    const row = byKey.get(keyOf(one.kind, one.subjectId))
    if (row === undefined) begun.push(one)
    else if (row.closed_at !== null) {
      if (row.cause === one.cause) continue
      ended.push(row)
      begun.push(one)
    } else {
      const wakes = row.snoozed_until !== null && (Date.parse(row.snoozed_until) <= now || row.cause !== one.cause)
      const isOther = row.cause !== one.cause || row.level !== one.level || Date.parse(row.since) > one.since
      if (isOther || wakes || row.urgency !== one.urgency) {
        changed.push({ row, found: one, isAwake: wakes || row.snoozed_until === null })
      }
    }
  }
  return { begun, ended, changed }
}

export const isNothing = ({ begun, ended, changed }: Difference): boolean =>
  begun.length + ended.length + changed.length === 0

/** Writes a difference. What the exceptions are about is locked. */
export async function keepDifference(
  tx: Tx,
  clientId: number,
  about: About,
  { begun, ended, changed }: Difference,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  if (ended.length > 0) {
    await tx
      .updateTable('exception')
      .set({ ended_at: at, snoozed_until: null })
      .where('client_id', '=', clientId)
      .where(
        'exception_id',
        'in',
        ended.map(row => row.exception_id),
      )
      .execute()
  }
  for (const { row, found, isAwake } of changed) {
    await tx
      .updateTable('exception')
      .set({
        ...{
          cause: found.cause,
          since: new Date(found.since).toISOString(),
          level: found.level,
          urgency: found.urgency,
        },
        ...(isAwake ? { snoozed_until: null } : {}),
      })
      .where('client_id', '=', clientId)
      .where('exception_id', '=', row.exception_id)
      .execute()
  }
  if (begun.length > 0) {
    await tx
      .insertInto('exception')
      .values(
        begun.map(({ kind, subjectId, cause, since, level, urgency }) => ({
          ...{ client_id: clientId, ...ownOf(about), kind, subject_id: subjectId, cause, level, urgency },
          ...{ since: new Date(since).toISOString(), found_at: at },
        })),
      )
      .execute()
  }
}
