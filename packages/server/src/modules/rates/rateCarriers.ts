import type { Mode } from '@waybill/domain'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

const carrierSettings = z.object({ doNotUse: z.boolean().catch(false) }).catch({ doNotUse: false })

export interface RateCarrier {
  readonly scac: string
  readonly name: string
  /** Shown with its price and never chosen by itself. */
  readonly doNotUse: boolean
  /** The last day on which it is insured; null: nobody has entered one. */
  readonly insuranceExpires: string | null
  /** The one for freight that the consignee pays. */
  readonly collectFlagged: boolean
}

/** The carriers a company asks for prices of a mode. */
export async function rateCarriers(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  mode: Mode,
): Promise<readonly RateCarrier[]> {
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier')
      .select(['scac', 'name', 'settings', 'insurance_expires', 'collect_flagged'])
      .where('client_id', '=', clientId)
      .where('mode', '=', mode)
      .where('active', '=', true)
      .orderBy('scac'),
  )
  return rows.map(({ scac, name, settings, insurance_expires, collect_flagged }) => ({
    ...{ scac, name, insuranceExpires: insurance_expires, collectFlagged: collect_flagged },
    ...carrierSettings.parse(settings),
  }))
}
