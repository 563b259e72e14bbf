import { makeUnitNumber, placesOn } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { ShipmentRecord } from './shipmentStore.ts'

/** The numbers on the labels of a shipment: of each row of units, in the order of its units. */
export type UnitLabels = ReadonlyMap<number, readonly string[]>

const keptQuery = (app: Pick<App, 'db'>, { clientId, shipmentId }: ShipmentRecord) =>
  app.db.query
    .selectFrom('unit_label')
    .select(['unit_id', 'place', 'number'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('place')

type Kept = readonly { readonly unit_id: number; readonly place: number; readonly number: string }[]

const numbersOf = ({ shipment }: ShipmentRecord, kept: Kept): UnitLabels => {
  const byUnit = Map.groupBy(kept, row => row.unit_id)
  return new Map(
    shipment.units.map(unit => {
      const places = new Set(placesOn(shipment, unit))
      const own = byUnit.get(unit.unitId ?? 0) ?? []
      return [unit.unitId ?? 0, own.filter(row => places.has(row.place)).map(row => row.number)]
    }),
  )
}

const isWhole = ({ shipment }: ShipmentRecord, labels: UnitLabels): boolean =>
  shipment.units.every(({ unitId, count }) => (labels.get(unitId ?? 0)?.length ?? 0) >= count)

/**
 * The numbers of all handling units of a shipment, given with the first label and kept: a label that is printed again says
 * the same. A company with a GS1 prefix gets SSCCs, any other licence plates (rules of the trade: check digits).
 */
export async function unitLabels(app: Pick<App, 'db'>, db: TenantDb, record: ShipmentRecord): Promise<UnitLabels> {
  const kept = numbersOf(record, await db.read(keptQuery(app, record)))
  if (isWhole(record, kept)) return kept
  return db.transaction(tx => addMissing(app, tx, record))
}

/** How many labels were given to the units of shipments, by the id of the row of units. */
export async function labelledUnits(
  tx: Tx,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('unit_label')
    .select(['unit_id', eb => eb.fn.max('place').as('places')])
    .where('client_id', '=', clientId)
    .where('shipment_id', 'in', [0, ...shipmentIds])
    .groupBy('unit_id')
    .execute()
  return new Map(rows.map(({ unit_id, places }) => [unit_id, places]))
}

async function addMissing(app: Pick<App, 'db'>, tx: Tx, record: ShipmentRecord): Promise<UnitLabels> {
  const { clientId, shipmentId, shipment } = record
  // Two people who print at once get the same numbers: the second waits here, and finds them.
  await tx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .forUpdate()
    .execute()
  const before = (await tx.executeQuery(keptQuery(app, record).compile())).rows
  const has = new Set(before.map(({ unit_id, place }) => `${unit_id}/${place}`))
  const missing = shipment.units.flatMap(unit =>
    placesOn(shipment, unit)
      .map(place => ({ unit_id: unit.unitId ?? 0, place }))
      .filter(({ unit_id, place }) => !has.has(`${unit_id}/${place}`)),
  )
  if (missing.length === 0) return numbersOf(record, before)
  const numbers = await nextUnitNumbers(tx, clientId, missing.length)
  const rows = missing.map((one, i) => ({ ...one, number: numbers[i] ?? '' }))
  await tx
    .insertInto('unit_label')
    .values(rows.map(row => ({ client_id: clientId, shipment_id: shipmentId, ...row })))
    .execute()
  return numbersOf(record, [...before, ...rows])
}

/** So many numbers of the company's series, each given once; the series stays locked until the transaction ends. */
async function nextUnitNumbers(tx: Tx, clientId: number, count: number): Promise<readonly string[]> {
  const { gs1_prefix } = await tx
    .selectFrom('identity.client')
    .select('gs1_prefix')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { next } = await tx
    .insertInto('number_series')
    .values({ client_id: clientId, name: 'unit', next: count + 1 })
    .onConflict(oc => oc.columns(['client_id', 'name']).doUpdateSet({ next: sql`number_series.next + ${count}` }))
    .returning('next')
    .executeTakeFirstOrThrow()
  const issuer = gs1_prefix === '' ? { company: clientId } : { prefix: gs1_prefix }
  return Array.from({ length: count }, (_, i) => makeUnitNumber(issuer, Number(next) - count + i))
}
