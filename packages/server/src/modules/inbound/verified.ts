import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { ReadMail } from './readMail.ts'

/** The addresses a mail was sent to, and the other ones of the carriers they belong to, in small letters. */
async function knownAddresses(tx: Tx, clientId: number, recipients: readonly string[]): Promise<ReadonlySet<string>> {
  const sent = recipients.map(address => address.trim().toLowerCase())
  const each = sql<string>`unnest(array[tender_email, quote_email, sales_email])`
  const carriers = await tx
    .selectFrom('carrier')
    .select(each.as('address'))
    .where('client_id', '=', clientId)
    .where(
      sql<boolean>`array[lower(trim(tender_email)), lower(trim(quote_email)), lower(trim(sales_email))] && ${sent}::text[]`,
    )
    .execute()
  return new Set([...sent, ...carriers.map(({ address }) => address.trim().toLowerCase())].filter(one => one !== ''))
}

/** Whether the mailbox's own server found that the domain of the sender stands for the mail (RFC 8601: the topmost is its). */
export function isVouchedFor(authentication: readonly string[], server: string): boolean {
  const own = authentication.find(line => line.split(/[;\s]/)[0]?.toLowerCase() === server.toLowerCase())
  return own !== undefined && /;\s*dmarc\s*=\s*pass\b/i.test(own.replace(/\([^()]*\)/g, ''))
}

/**
 * Whether a mail came, as far as can be known, from the carrier that ours was sent to: it names the secret of that letter
 * (that is how it was found), and its one sender is an address of that carrier. What other servers say of the sender is
 * believed only where the mailbox's own one is named in the settings, as anybody can write such a line.
 */
export async function isVerified(
  tx: Tx,
  clientId: number,
  recipients: readonly string[],
  { from, authentication }: Pick<ReadMail, 'from' | 'authentication'>,
  authServer: string | undefined,
): Promise<boolean> {
  const [sender] = from
  if (sender === undefined || from.length !== 1) return false
  if (authServer !== undefined && !isVouchedFor(authentication, authServer)) return false
  return (await knownAddresses(tx, clientId, recipients)).has(sender.address)
}
