import { type Kysely, sql } from 'kysely'
import { zipPoints } from '../places/zips.ts'

/** Writes out where postal codes are, as the owner of the database, where it has a place for it; what stood there before goes. */
export async function fillZipPoints(db: Kysely<unknown>): Promise<void> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('work.zip_point') is not null as there`.execute(db)
  if (found[0]?.there !== true) return
  const points = zipPoints()
  const listed = <T>(value: (point: (typeof points)[number]) => T): readonly T[] => points.map(value)
  await sql`delete from work.zip_point`.execute(db)
  await sql`
    insert into work.zip_point (country, zip, latitude, longitude)
    select * from unnest(${listed(one => one.country)}::text[], ${listed(one => one.zip)}::text[],
                         ${listed(one => one.latitude)}::float8[], ${listed(one => one.longitude)}::float8[])`.execute(
    db,
  )
}
