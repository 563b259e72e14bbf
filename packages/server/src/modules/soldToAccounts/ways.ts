import { CARRIERS_MAX } from '@waybill/contract'
import { SHIP_VIA_MAX } from '@waybill/contract/wire/shipVia.ts'
import { isScac } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** A way to ship, as the company names it, and the carrier that it stands for. */
export interface Way {
  readonly ShipVia: string
  readonly SCAC: string
}

const codes = (app: App, clientId: number) =>
  app.db.query.selectFrom('ship_via').select(['code', 'scac']).where('client_id', '=', clientId)

/** The company's own codes, and its carriers of small packages by their SCAC. */
export async function shipVias(app: App, db: Pick<TenantDb, 'read'>, clientId: number): Promise<readonly Way[]> {
  const [own, carriers] = await Promise.all([
    db.read(codes(app, clientId).orderBy('place').limit(SHIP_VIA_MAX)),
    db.read(
      app.db.query
        .selectFrom('carrier')
        .select('scac')
        .where('client_id', '=', clientId)
        .where('active', '=', true)
        .where('mode', '=', 'PARCEL')
        .orderBy('scac')
        .limit(CARRIERS_MAX),
    ),
  ])
  const known = new Set(own.map(({ code }) => code))
  return [
    ...own.map(({ code, scac }) => ({ ShipVia: code, SCAC: scac })),
    ...carriers.filter(({ scac }) => !known.has(scac)).map(({ scac }) => ({ ShipVia: scac, SCAC: scac })),
  ]
}

/** The way that a text names: one of the company's codes, else a SCAC; null: neither. */
export async function wayOf(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  typed: string,
): Promise<Way | null> {
  const ShipVia = typed.toUpperCase()
  const own = await db.readOne(codes(app, clientId).where('code', '=', ShipVia))
  if (own !== null) return { ShipVia, SCAC: own.scac }
  return isScac(ShipVia) ? { ShipVia, SCAC: ShipVia } : null
}
