import { isUninsured, type Mode } from '@waybill/domain'
import { type SqlBool, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

export interface TenderCarrier {
  readonly scac: string
  readonly name: string
  /** Blank: it takes no mail. */
  readonly tenderEmail: string
  readonly phone: string
  /** The last day on which it is insured; null: nobody has entered one. */
  readonly insuranceExpires: string | null
}

/**
 * Freight is not offered to a carrier whose insurance has run out, in whatever way.
 * @param today the company's day
 * @throws {Refusal} UninsuredCarrier
 */
export function refuseUninsured({ name, insuranceExpires }: TenderCarrier, today: string): void {
  if (insuranceExpires === null || !isUninsured(insuranceExpires, today)) return
  throw new Refusal('UninsuredCarrier', { carrier: name, date: insuranceExpires })
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
    .select(['scac', 'name', 'tender_email', 'phone', 'active', 'insurance_expires'])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('mode', '=', mode)
    .executeTakeFirst()
  return row && { ...row, tenderEmail: row.tender_email.trim(), insuranceExpires: row.insurance_expires }
}

/** The company's carrier for collect freight of that mode (SCAC); null: none is flagged, or it is not to be used. */
export async function flaggedCarrier(tx: Tx, clientId: number, mode: Mode): Promise<string | null> {
  const row = await tx
    .selectFrom('carrier')
    .select('scac')
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .where('collect_flagged', '=', true)
    .where('active', '=', true)
    .where(sql<SqlBool>`not coalesce((settings ->> 'doNotUse')::boolean, false)`)
    .executeTakeFirst()
  return row?.scac ?? null
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
