import { z } from 'zod'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

const carrierSettings = z.object({ doNotUse: z.boolean().catch(false) }).catch({ doNotUse: false })

export interface RateCarrier {
  readonly scac: string
  readonly name: string
  /** Shown with its price and never chosen by itself. */
  readonly doNotUse: boolean
}

/** The carriers a company asks for LTL prices. */
export async function rateCarriers(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
): Promise<readonly RateCarrier[]> {
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier')
      .select(['scac', 'name', 'settings'])
      .where('client_id', '=', clientId)
      .where('mode', '=', 'LTL')
      .where('active', '=', true)
      .orderBy('scac'),
  )
  return rows.map(({ scac, name, settings }) => ({ scac, name, ...carrierSettings.parse(settings) }))
}
