import { type BasisRow, type LaneRead, type LaneRow, laneEndKey, placeOfText } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import { partOf } from './readFile.ts'

interface Lanes {
  readonly no: number[]
  readonly origins: string[]
  readonly destinations: string[]
  readonly parts: string[]
  readonly reversed: boolean[]
  readonly terms: string[]
}

interface Bases {
  readonly origins: string[]
  readonly destinations: string[]
  readonly names: string[]
}

const noLanes = (): Lanes => ({ no: [], origins: [], destinations: [], parts: [], reversed: [], terms: [] })
const noBases = (): Bases => ({ origins: [], destinations: [], names: [] })

/** What a place is looked up by; the places of a reading were read before. */
const keyOf = (place: string): string => laneEndKey(placeOfText(place) ?? { kind: 'any', value: '*' })

interface BasisTable {
  readonly rates: { freightClass: string | null; perCwt: Readonly<Record<string, number>> }[]
  minimum: number | null
}

/** Gathers what is read and writes it by the thousand: one statement, one parameter a column. */
export function laneWriter(clientId: number, versionId: number) {
  let lanes = noLanes()
  let bases = noBases()
  let count = 0
  const tables = new Map<string, BasisTable>()

  function add(rowNo: number, { origin, destination, terms }: LaneRow, part: string, reversed: boolean): void {
    lanes.no.push(rowNo)
    lanes.origins.push(origin)
    lanes.destinations.push(destination)
    lanes.parts.push(part)
    lanes.reversed.push(reversed)
    lanes.terms.push(JSON.stringify(terms))
  }

  return {
    /** Lanes taken so far, the other way of both ways not counted. */
    count: () => count,
    lane(read: LaneRead, _rowNo: number): void {
      const { row } = read
      const part = partOf(read)
      count += 1
      add(count, row, part, false)
      if (!read.bothWays || row.origin === row.destination) return
      add(count, { ...row, origin: row.destination, destination: row.origin }, part, true)
    },
    basis({ basis, lane, rates, minimum, bothWays }: BasisRow & Pick<LaneRead, 'bothWays'>): void {
      if (lane !== null) {
        count += 1
        const ways = bothWays && lane.origin !== lane.destination ? [true, false] : [true]
        for (const forward of ways) {
          bases.origins.push(forward ? lane.origin : lane.destination)
          bases.destinations.push(forward ? lane.destination : lane.origin)
          bases.names.push(basis)
        }
      }
      if (rates.length === 0 && minimum === null) return
      const table = tables.get(basis) ?? { rates: [], minimum: null }
      table.rates.push(...rates.map(row => ({ ...row })))
      table.minimum ??= minimum
      tables.set(basis, table)
    },
    async flush(tx: Tx): Promise<void> {
      const [own, priced] = [lanes, bases]
      lanes = noLanes()
      bases = noBases()
      if (own.no.length > 0) {
        await sql`
          insert into rate_lane (client_id, version_id, lane_no, origin_key, destination_key, origin, destination, part, reversed, terms)
          select ${clientId}, ${versionId}, n, ok, dk, o, d, p, r, t::jsonb
            from unnest(${own.no}::int[], ${own.origins.map(keyOf)}::text[], ${own.destinations.map(keyOf)}::text[],
                        ${own.origins}::text[], ${own.destinations}::text[], ${own.parts}::text[], ${own.reversed}::bool[],
                        ${own.terms}::text[]) as given (n, ok, dk, o, d, p, r, t)`.execute(tx)
      }
      if (priced.names.length === 0) return
      await sql`
        insert into base_lane (client_id, version_id, origin_key, destination_key, origin, destination, basis)
        select ${clientId}, ${versionId}, ok, dk, o, d, b
          from unnest(${priced.origins.map(keyOf)}::text[], ${priced.destinations.map(keyOf)}::text[],
                      ${priced.origins}::text[], ${priced.destinations}::text[], ${priced.names}::text[])
            as given (ok, dk, o, d, b)`.execute(tx)
    },
    /** The class × break tables of a base tariff, once all its rows were read. */
    async tables(tx: Tx): Promise<number> {
      const all = [...tables]
      for (let from = 0; from < all.length; from += 2_000) {
        const some = all.slice(from, from + 2_000)
        await sql`
          insert into base_rate (client_id, version_id, basis, rates, minimum)
          select ${clientId}, ${versionId}, b, r::jsonb, m
            from unnest(${some.map(([name]) => name)}::text[], ${some.map(([, { rates }]) => JSON.stringify(rates))}::text[],
                        ${some.map(([, { minimum }]) => minimum)}::bigint[]) as given (b, r, m)`.execute(tx)
      }
      return all.length
    },
    hasTable: (basis: string): boolean => tables.has(basis),
  }
}
