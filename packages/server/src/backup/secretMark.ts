import { createHmac } from 'node:crypto'
import type { Database } from '../db/open.ts'
import { OperatorFault } from '../operatorFault.ts'

/** Tells a secret from any other one, and says nothing of it. */
export const secretMark = (secret: Buffer): string =>
  createHmac('sha256', secret).update('waybill: which secret').digest('base64url').slice(0, 16)

/** The data are sealed with another secret: the message is for the person who starts the product. */
export class OtherSecret extends OperatorFault {
  readonly exitCode = 78
}

/**
 * Keeps which secret a database is sealed with, and refuses any other one: under it nobody could sign in, and no sign-in of a
 * carrier could be opened.
 * @throws {OtherSecret}
 */
export async function refuseOtherSecret({ identity }: Pick<Database, 'identity'>, secret: Buffer): Promise<void> {
  const mark = secretMark(secret)
  await identity
    .insertInto('work.sealed')
    .values({ mark })
    .onConflict(oc => oc.doNothing())
    .execute()
  const { mark: kept } = await identity.selectFrom('work.sealed').select('mark').executeTakeFirstOrThrow()
  if (kept === mark) return
  throw new OtherSecret(
    'The data are sealed with another WAYBILL_SECRET (or secret.key) than the one that is set. Set that one; if it is lost, accept the new one with `npm run admin -- new-secret`: everybody signs in anew, and the sign-ins of carriers have to be entered again.',
  )
}

/** Accepts a secret in the place of one that is lost. */
export const acceptSecret = ({ identity }: Pick<Database, 'identity'>, secret: Buffer): Promise<unknown> =>
  identity
    .insertInto('work.sealed')
    .values({ mark: secretMark(secret) })
    .onConflict(oc => oc.column('is_only').doUpdateSet({ mark: secretMark(secret) }))
    .execute()
