import { type FuelBand, type FuelBook, noFuelBook } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { SheetVersion } from './sheetVersions.ts'

/** What the sheets that are asked need to know of the company's fuel programs on a pickup date. */
export async function fuelBookOn(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  versions: readonly SheetVersion[],
  date: string,
): Promise<FuelBook> {
  const names = [...new Set(versions.flatMap(({ sheet }) => sheet.fuelProgram ?? []))]
  if (names.length === 0) return noFuelBook
  const programs = await db.read(
    app.db.query
      .selectFrom('fuel_program')
      .distinctOn('name')
      .select(['name', 'effective_from', 'region', 'basis', 'currency', 'bands'])
      .where('client_id', '=', clientId)
      .where('name', 'in', names)
      .where('effective_from', '<=', date)
      .orderBy('name')
      .orderBy('effective_from', 'desc'),
  )
  if (programs.length === 0) return noFuelBook
  const regions = [...new Set(programs.map(({ region }) => region))]
  const index = await db.read(
    app.db.query
      .selectFrom('fuel_index')
      .distinctOn('region')
      .select(['region', 'effective_from', 'price'])
      .where('client_id', '=', clientId)
      .where('region', 'in', regions)
      .where('effective_from', '<=', date)
      .orderBy('region')
      .orderBy('effective_from', 'desc'),
  )
  return {
    programs: programs.map(({ effective_from, basis, bands, ...row }) => ({
      ...{ ...row, from: effective_from, basis: basis === 'perMile' ? 'perMile' : 'percent' },
      bands: bands as unknown as readonly FuelBand[],
    })),
    index: index.map(({ region, effective_from, price }) => ({ region, from: effective_from, price })),
  }
}
