import type { WireRateSheet } from '@waybill/contract/wire/rateSheet.ts'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { TenantDb, Tx } from '../../../db/open.ts'
import { Refusal } from '../../../refusal.ts'

export type SheetState = WireRateSheet['state']

/** What the carrier of a version is called: a SCAC may carry LTL and truckloads, and has a sheet for either. */
export const carrierName = sql<string | null>`(
  select c.name from carrier c
   where c.client_id = v.client_id and c.scac = v.scac order by c.mode limit 1)`

/** A version with what lists and pages show of it. */
export const versionQuery = (app: Pick<App, 'db'>, clientId: number, today: string) =>
  app.db.query
    .selectFrom('rate_sheet_version as v')
    .leftJoin('rate_file as f', join =>
      join.onRef('f.client_id', '=', 'v.client_id').onRef('f.version_id', '=', 'v.version_id'),
    )
    .where('v.client_id', '=', clientId)
    .select([
      'v.version_id',
      'v.kind',
      'v.scac',
      'v.name',
      'v.version',
      'v.state',
      'v.effective_from',
      'v.effective_to',
    ])
    .select(['v.loaded_at', 'v.lanes_kept', 'f.name as file_name'])
    .select(carrierName.as('carrier_name'))
    .select(eb =>
      eb
        .case()
        .when('v.lanes_kept', '=', true)
        .then(eb.ref('v.lanes'))
        .else(sql<number>`coalesce(jsonb_array_length(v.sheet -> 'lanes'), 0)`)
        .end()
        .as('lanes'),
    )
    .select(
      // What came into force last prices a day, and of those the one that was loaded last (sheetVersions.ts).
      sql<boolean>`v.state = 'active' and coalesce(v.effective_to >= ${today}, v.effective_from <= ${today}) and v.effective_from <= ${today}
        and not exists (select 1 from rate_sheet_version later
                         where later.client_id = v.client_id and later.kind = v.kind and later.scac = v.scac
                           and later.name = v.name and later.state = 'active' and later.effective_from <= ${today}
                           and (later.effective_from, later.version) > (v.effective_from, v.version))`.as('in_force'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof versionQuery>['executeTakeFirstOrThrow']>>

export const wireSheetOf = (row: Row): WireRateSheet => ({
  ...{ versionId: row.version_id, kind: row.kind === 'base' ? 'base' : 'sheet', CarrierSCAC: row.scac },
  ...{
    CarrierName: row.carrier_name ?? row.scac,
    service: row.name,
    version: row.version,
    state: row.state as SheetState,
  },
  ...{ from: row.effective_from, to: row.effective_to, lanes: row.lanes, fileName: row.file_name ?? '' },
  ...{ loadedAt: row.loaded_at, inForce: row.in_force },
})

/** @throws {Refusal} NotFound */
export async function versionShown(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  versionId: number,
  today: string,
) {
  const row = await db.readOne(versionQuery(app, clientId, today).where('v.version_id', '=', versionId))
  if (row === null) throw new Refusal('NotFound')
  return row
}

/** The version under its lock, in one of the states in which the thing can be done. @throws {Refusal} NotFound, SheetMoved */
export async function lockVersion(tx: Tx, clientId: number, versionId: number, states: readonly SheetState[]) {
  const row = await tx
    .selectFrom('rate_sheet_version')
    .select([
      'version_id',
      'kind',
      'scac',
      'name',
      'version',
      'state',
      'effective_from',
      'effective_to',
      'sheet',
      'lanes_kept',
    ])
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  if (!states.some(state => state === row.state)) throw new Refusal('SheetMoved', { state: row.state })
  return row
}
