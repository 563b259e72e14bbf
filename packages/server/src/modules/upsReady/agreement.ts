import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import { sampleAgreement } from './sampleAgreement.ts'

/** UPS's agreement as it is in force. */
export interface UpsAgreement {
  readonly version: string
  readonly text: string
  /** Made up for the demo. */
  readonly isSample: boolean
}

/** The agreement that was loaded last. @throws {Refusal} UpsAgreementMissing: the operator has loaded none */
export async function agreementInForce({ settings }: Pick<App, 'settings'>, tx: Tx): Promise<UpsAgreement> {
  const row = await tx
    .selectFrom('work.ups_agreement')
    .select(['version', 'body'])
    .orderBy('loaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row !== undefined) return { version: row.version, text: row.body, isSample: false }
  if (!settings.production) return sampleAgreement
  throw new Refusal('UpsAgreementMissing', { email: settings.SUPPORT_EMAIL })
}

/** Loads a version, which is in force from then on. False: that version is there already, with another text. */
export async function loadAgreement(
  tx: Tx,
  { version, text }: { readonly version: string; readonly text: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('work.ups_agreement')
    .values({ version, body: text, loaded_at: now.toISOString() })
    .onConflict(conflict =>
      conflict
        .column('version')
        .doUpdateSet({ loaded_at: now.toISOString() })
        .where('work.ups_agreement.body', '=', text),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Keeps who accepted a version; accepted again by the same, the first time stands. */
export async function acceptAgreement(tx: Tx, who: Who | InvitedHolder, version: string, now: Date): Promise<void> {
  await tx
    .insertInto('ups_acceptance')
    .values({
      ...{ client_id: who.clientId, version, user_id: who.userId, actor: who.name, accepted_at: now.toISOString() },
    })
    .onConflict(conflict => conflict.columns(['client_id', 'version', 'actor']).doNothing())
    .execute()
}

/** Who of the company accepted a version last. */
export const acceptanceOf = (tx: Tx, clientId: number, version: string) =>
  tx
    .selectFrom('ups_acceptance')
    .select(['accepted_at', 'actor'])
    .where('client_id', '=', clientId)
    .where('version', '=', version)
    .orderBy('acceptance_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @throws {Refusal} InvalidInput at the box, or at the version that is not in force any more */
export function refuseUnaccepted(
  { version }: UpsAgreement,
  given: { readonly version: string; readonly isAccepted: boolean },
  at: { readonly box: string; readonly version: string },
): void {
  const issue = (place: string, code: string) =>
    new Refusal('InvalidInput', {}, [{ at: `body.${place}`, code, params: {} }])
  if (!given.isAccepted) throw issue(at.box, 'mustAgree')
  if (given.version !== version) throw issue(at.version, 'agreementChanged')
}
