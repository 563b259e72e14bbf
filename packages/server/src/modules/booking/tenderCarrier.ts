import type { Mode } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'

export interface TenderCarrier {
  readonly scac: string
  readonly name: string
  /** Blank: it takes no mail. */
  readonly tenderEmail: string
  readonly phone: string
}

/** One of the company's carriers, for the mode that is shipped: one SCAC may have a mailbox for each. */
export async function carrierRow(
  tx: Tx,
  clientId: number,
  scac: string,
  mode: Mode,
): Promise<(TenderCarrier & { readonly active: boolean }) | undefined> {
  const row = await tx
    .selectFrom('carrier')
    .select(['scac', 'name', 'tender_email', 'phone', 'active'])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('mode', '=', mode)
    .executeTakeFirst()
  return row && { ...row, tenderEmail: row.tender_email.trim() }
}

/** Where a carrier takes mail about freight of that mode; blank: nowhere. */
export async function tenderEmail(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  scac: string,
  mode: Mode,
): Promise<string> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('carrier')
      .select('tender_email')
      .where('client_id', '=', clientId)
      .where('scac', '=', scac)
      .where('mode', '=', mode),
  )
  return row?.tender_email.trim() ?? ''
}
