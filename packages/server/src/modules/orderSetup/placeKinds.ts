import type { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import {
  destinationOf,
  isSiteKind,
  originOf,
  type PlaceSurprise,
  placeKey,
  placeSurprise,
  type Shipment,
  type SiteKind,
  servicesOf,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import { type TenantDb, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'

type Reader = Pick<TenantDb, 'read'>

async function saidOf(app: App, db: Reader, clientId: number, keys: readonly string[]) {
  const rows = await db.read(
    app.db.query
      .selectFrom('place_kind')
      .select(['place_key', 'kind'])
      .where('client_id', '=', clientId)
      .where('place_key', 'in', keys),
  )
  return new Map(rows.map(({ place_key, kind }) => [place_key, isSiteKind(kind) ? kind : null]))
}

/** Ends of the way at which a carrier will charge for what they are, while nobody asked for that service. */
export async function placesFound(
  app: App,
  db: Reader,
  clientId: number,
  shipment: Shipment,
): Promise<readonly PlaceSurprise[]> {
  const ends = { origin: originOf(shipment), destination: destinationOf(shipment) } as const
  const keys = { origin: placeKey(ends.origin), destination: placeKey(ends.destination) }
  const said = await saidOf(app, db, clientId, Object.values(keys))
  const services = servicesOf(shipment)
  return (['origin', 'destination'] as const).flatMap(
    end => placeSurprise(end, ends[end], said.get(keys[end]) ?? null, services) ?? [],
  )
}

async function remember({ tx, who, now }: Given<typeof PlaceKinds>, key: string, kind: SiteKind | null) {
  if (kind === null) {
    await tx.deleteFrom('place_kind').where('client_id', '=', who.clientId).where('place_key', '=', key).execute()
    return
  }
  const said = { kind, told_by: who.userId, told_at: now.toISOString() }
  await tx
    .insertInto('place_kind')
    .values({ client_id: who.clientId, place_key: key, ...said })
    .onConflict(oc => oc.columns(['client_id', 'place_key']).doUpdateSet(said))
    .execute()
}

export const placeKinds: Handler<typeof PlaceKinds> = async asked => {
  const { app, tx, who, query, input } = asked
  const keys = input.places.map(({ CompanyName: company, Street: street, Street2: street2, Zip: zip }) =>
    placeKey({ company, street, street2, zip }),
  )
  if (query.flag === 'remember') await remember(asked, keys[0] ?? '', isSiteKind(input.kind) ? input.kind : null)
  const said = await saidOf(app, within(tx), who.clientId, keys)
  return { kinds: keys.map(key => said.get(key) ?? '') }
}
