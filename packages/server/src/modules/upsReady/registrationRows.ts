import { type UpsDetails, type UpsStep, upsDetails, upsSteps } from '@waybill/contract/wire/upsReady.ts'
import type { App } from '../../app.ts'
import { openSeal, seal } from '../../carriers/seal.ts'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { InvitedHolder, Who } from '../../who.ts'

const ownerOf = (clientId: number): string => `${clientId}/upsRegistration`

/** What was filled in, sealed: an invoice proves whose an account is. */
export const sealDetails = ({ settings }: App, clientId: number, details: UpsDetails): Buffer =>
  seal(settings.secret, ownerOf(clientId), details)

/** Sealed with a key that is lost, it reads as blank, and is filled in again. */
export function openDetails({ settings }: App, clientId: number, sealed: Buffer): UpsDetails {
  try {
    return upsDetails.parse(openSeal(settings.secret, ownerOf(clientId), sealed))
  } catch {
    return upsDetails.parse({})
  }
}

export const stepNamed = (name: string): UpsStep => upsSteps.find(step => step === name) ?? 'agreement'

/** The registration that is filled in now, or the one that a link is for; its row locked. */
export const lockRegistration = (tx: Tx, who: Who | InvitedHolder) =>
  tx
    .selectFrom('ups_registration')
    .selectAll()
    .where('client_id', '=', who.clientId)
    .$if('kind' in who, rows => rows.where('registration_id', '=', 'kind' in who ? who.subjectId : 0))
    .$if(!('kind' in who), rows => rows.where('state', '<>', 'registered'))
    .forUpdate()
    .executeTakeFirst()

/** Who asked UPS for so long and said nothing has died: another may go on. */
const ASKED_FOR_MS = 60_000

/** Whether somebody asks UPS about a registration now. */
export const isBeingAsked = (row: { readonly state: string; readonly asked_at: string | null }, now: Date): boolean =>
  row.state === 'asking' && now.getTime() - Date.parse(row.asked_at ?? '') < ASKED_FOR_MS

/** Begins a registration. Undefined: somebody else began one meanwhile. */
export const beginRegistration = (
  app: App,
  tx: Tx,
  clientId: number,
  { details, step }: { readonly details: UpsDetails; readonly step: UpsStep },
  now: Date,
) =>
  tx
    .insertInto('ups_registration')
    .values({ client_id: clientId, sealed: sealDetails(app, clientId, details), step, updated_at: now.toISOString() })
    .onConflict(conflict => conflict.column('client_id').where('state', '<>', 'registered').doNothing())
    .returningAll()
    .executeTakeFirst()

/** The day where the company is. */
export async function todayAt(tx: Tx, clientId: number, now: Date): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('identity.client')
    .select('time_zone')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return localNow(now, time_zone).date
}
