import type { App } from '../../../app.ts'
import type { TenantDb, Tx } from '../../../db/open.ts'
import { Refusal } from '../../../refusal.ts'
import type { InvitedHolder, Who } from '../../../who.ts'
import { type Tender, tenderOf } from '../tenders.ts'

/** What stands in the link of a tender, as the calls take it. */
export interface TenderLink {
  readonly TenderID: number
  readonly userEdit: 'true' | 'false'
}

/**
 * The offer that a link means, for whoever holds it, or for a signed-in clerk who enters what a carrier said.
 * @throws {Refusal} BadLink for a link of another tender, NotFound for one of nobody or another company
 */
export async function tenderAsked(
  app: App,
  from: Tx | Pick<TenantDb, 'readOne'>,
  who: Who | InvitedHolder,
  { TenderID, userEdit }: TenderLink,
): Promise<{ readonly tender: Tender; readonly clerk: Who | null }> {
  const clerk = 'kind' in who ? null : who
  if ('kind' in who && who.subjectId !== TenderID) throw new Refusal('BadLink')
  if (clerk !== null && userEdit !== 'true') throw new Refusal('BadLink')
  const tender = await tenderOf(app, from, who.clientId, TenderID)
  if (tender === null || tender.dueAt === null) throw new Refusal('NotFound')
  return { tender, clerk }
}
