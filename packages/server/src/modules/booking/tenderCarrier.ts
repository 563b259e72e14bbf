import { isUninsured, type Mode, type Shipment } from '@waybill/domain'
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

/** A carrier as the company's list has it. */
export interface ListedCarrier extends TenderCarrier {
  readonly active: boolean
  readonly doNotUse: boolean
  /** Where it is asked for quotes; blank: nowhere. */
  readonly quoteEmail: string
  /** Loads it takes for one pickup day; null: nobody set a limit. */
  readonly dailyLoads: number | null
}

/** Whether a carrier's insurance has run out on a day. */
export const uninsuredOn = ({ insuranceExpires }: TenderCarrier, day: string): boolean =>
  insuranceExpires !== null && isUninsured(insuranceExpires, day)

/** One of the company's carriers, for the mode that is shipped: one SCAC may have a mailbox for each. */
export async function carrierRow(
  tx: Tx,
  clientId: number,
  scac: string,
  mode: Mode,
): Promise<ListedCarrier | undefined> {
  const row = await tx
    .selectFrom('carrier')
    .select(['scac', 'name', 'quote_email', 'tender_email', 'phone', 'active', 'insurance_expires'])
    .select([
      sql<boolean>`coalesce((settings ->> 'doNotUse')::boolean, false)`.as('do_not_use'),
      sql<number | null>`(settings ->> 'dailyLoads')::int`.as('daily_loads'),
    ])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('mode', '=', mode)
    .executeTakeFirst()
  return (
    row && {
      ...{ scac: row.scac, name: row.name, phone: row.phone, active: row.active },
      ...{ doNotUse: row.do_not_use, dailyLoads: row.daily_loads },
      tenderEmail: row.tender_email.trim(),
      quoteEmail: row.quote_email.trim(),
      insuranceExpires: row.insurance_expires,
    }
  )
}

/** Under which addresses a SCAC stands on the company's list, for each mode; deleted carriers too. */
export async function carrierRows(tx: Tx, clientId: number, scac: string) {
  const rows = await tx
    .selectFrom('carrier')
    .select(['mode', 'name', 'quote_email', 'tender_email'])
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .orderBy('carrier_id')
    .execute()
  return rows.map(({ mode, name, quote_email: quoteEmail, tender_email: tenderEmail }) => ({
    ...{ mode, name, quoteEmail, tenderEmail },
  }))
}

/** The company's carrier for collect freight of that mode (SCAC); null: none is flagged, or it is not to be used. */
async function flaggedCarrier(tx: Tx, clientId: number, mode: Mode): Promise<string | null> {
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

/** Whom collect freight goes to (SCAC): the carrier that was appointed for it, else the company's; null: nobody. */
export const collectCarrierOf = async (
  tx: Tx,
  clientId: number,
  { appointedCarrier, mode }: Pick<Shipment, 'appointedCarrier' | 'mode'>,
): Promise<string | null> => appointedCarrier ?? flaggedCarrier(tx, clientId, mode)

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
