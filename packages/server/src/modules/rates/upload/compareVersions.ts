import type { WireLaneChange } from '@waybill/contract/wire/rateSheet.ts'
import { breakCodes, formatScaled, type LaneTerms } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import { likePattern } from '../../../db/likePattern.ts'
import type { TenantDb } from '../../../db/open.ts'

export interface Asked {
  readonly clientId: number
  readonly kind: string
  readonly before: number
  readonly after: number
  /** Beginning of a place; blank: all. */
  readonly searchText: string
  /** None: all of them. */
  readonly changes: readonly WireLaneChange['change'][]
  readonly pageSize: number
  readonly pageIndex: number
}

/** The lanes of a version, or the tables of a base tariff, in one form; both ways of a lane are one. */
const linesOf = ({ clientId, kind }: Asked, versionId: number) =>
  kind === 'base'
    ? sql`select basis as origin, '' as destination, '' as part, jsonb_build_object('rates', rates, 'minimum', minimum) as terms
            from base_rate where client_id = ${clientId} and version_id = ${versionId}`
    : sql`select origin, destination, part, terms
            from rate_lane where client_id = ${clientId} and version_id = ${versionId} and not reversed`

const compared = (asked: Asked) => sql`
  select coalesce(a.origin, b.origin) as origin, coalesce(a.destination, b.destination) as destination,
         coalesce(a.part, b.part) as part, b.terms as before, a.terms as after,
         case when b.terms is null then 'added' when a.terms is null then 'removed'
              when a.terms = b.terms then 'same' else 'changed' end as change
    from (${linesOf(asked, asked.after)}) a
    full join (${linesOf(asked, asked.before)}) b using (origin, destination, part)`

interface Count {
  readonly change: WireLaneChange['change'] | 'same'
  readonly n: number
  /** Of those, the ones that fit the question. */
  readonly fitting: number
}

interface Line {
  readonly origin: string
  readonly destination: string
  readonly part: string
  readonly before: LaneTerms | null
  readonly after: LaneTerms | null
  readonly change: WireLaneChange['change']
}

const read = <Row>(app: App, query: ReturnType<typeof sql<Row>>) => ({
  compile: () => query.compile(app.db.query),
  // The planner would take a version for the average one: some have ten lanes, others a million.
  plannedEachTime: true,
})

type Figures = Readonly<Record<string, string | number>>

const unitFields = { load: 'perLoad', mile: 'perMile', pallet: 'perPallet', cwt: 'perCwt' } as const

/** What a rate that looks at no class says, each under the column it would stand in. */
function plainFigures(plain: LaneTerms['plain']): Figures {
  if (plain === undefined) return {}
  const { stopOff, tarps } = plain
  return {
    ...(plain.unit === 'pallets'
      ? Object.fromEntries(plain.prices.map(({ pallets, amount }) => [`pallets ${pallets}`, amount]))
      : { [unitFields[plain.unit]]: formatScaled(plain.rate) }),
    ...(stopOff === null ? {} : { stopOff }),
    ...(tarps === null ? {} : { tarps }),
  }
}

/** What a lane says, each figure as a sheet writes it; amounts in minor units. */
function figuresOf(terms: LaneTerms): Figures {
  const figures: Record<string, string | number> = {}
  const rates = terms.rates ?? []
  for (const { freightClass, perCwt } of rates) {
    for (const code of breakCodes) {
      const rate = perCwt[code]
      // The class of a row that has one is its part.
      const name = freightClass === null || rates.length === 1 ? code : `${code} ${freightClass}`
      if (rate !== undefined) figures[name] = formatScaled(rate)
    }
  }
  Object.assign(figures, plainFigures(terms.plain))
  for (const name of ['discount', 'minimumDiscount'] as const) {
    const value = terms[name]
    if (typeof value === 'number') figures[name] = formatScaled(value)
  }
  for (const [code, percent] of Object.entries(terms.discounts ?? {}))
    figures[`discount ${code}`] = formatScaled(percent)
  for (const name of ['minimum', 'floor', 'days', 'miles', 'service', 'from', 'to'] as const) {
    const value = terms[name]
    if (value !== undefined && value !== null) figures[name] = value
  }
  if (terms.fak !== undefined) figures.fak = `${terms.fak.from}-${terms.fak.to} > ${terms.fak.rated}`
  return figures
}

/** Those that the other one does not say alike. */
const differing = (one: Figures | null, other: Figures | null): Figures | null =>
  one && Object.fromEntries(Object.entries(one).filter(([name, value]) => other?.[name] !== value))

/** By how much the rate of a unit, or the price of each number of pallets, is another one. */
function plainRatios(was: LaneTerms['plain'], is: LaneTerms['plain']): readonly number[] {
  if (was === undefined || is === undefined) return []
  if (was.unit === 'pallets' && is.unit === 'pallets') {
    const former = new Map(was.prices.map(({ pallets, amount }) => [pallets, amount]))
    return is.prices.flatMap(({ pallets, amount }) => {
      const before = former.get(pallets)
      return before === undefined ? [] : [amount / before]
    })
  }
  return was.unit !== 'pallets' && was.unit === is.unit ? [is.rate / was.rate] : []
}

/** Mean change of the rates that both have, in percent to its hundredth. */
function meanChange(before: LaneTerms, after: LaneTerms): number | null {
  const rates = new Map((before.rates ?? []).map(row => [row.freightClass, row.perCwt]))
  const ratios = (after.rates ?? []).flatMap(({ freightClass, perCwt }) => {
    const former: Readonly<Record<string, number>> = rates.get(freightClass) ?? {}
    return Object.entries(perCwt).flatMap(([code, rate]) => {
      const was = former[code]
      return was === undefined || was === 0 ? [] : [rate / was]
    })
  })
  ratios.push(...plainRatios(before.plain, after.plain))
  if (ratios.length === 0) return null
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  return Math.round((mean - 1) * 10_000) / 100
}

function wireLineOf({ before, after, ...line }: Line): WireLaneChange {
  const [was, is] = [before && figuresOf(before), after && figuresOf(after)]
  const percent = before === null || after === null ? null : meanChange(before, after)
  return { ...line, before: differing(was, is), after: differing(is, was), percent }
}

/** What changes from one version to another: how much of it, and a page of the lanes. */
export async function compareVersions(app: App, db: Pick<TenantDb, 'read'>, asked: Asked) {
  const { changes, pageSize, pageIndex } = asked
  const search = likePattern(asked.searchText.trim().toUpperCase()).slice(1)
  const fits = sql<boolean>`(upper(origin) like ${search} or upper(destination) like ${search})
    and change = any(${changes.length === 0 ? ['added', 'removed', 'changed'] : changes}::text[])`
  const counts = sql<Count>`
    select change, count(*) as n, count(*) filter (where ${fits}) as fitting from (${compared(asked)}) d group by change`
  const page = sql<Line>`
    select * from (${compared(asked)}) d where ${fits}
     order by origin, destination, part limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`
  const [counted, lines] = await Promise.all([db.read(read(app, counts)), db.read(read(app, page))])
  const countOf = (change: Count['change']) => counted.find(one => one.change === change)?.n ?? 0
  return {
    ...{ added: countOf('added'), removed: countOf('removed'), changed: countOf('changed'), same: countOf('same') },
    total: counted.reduce((sum, one) => sum + one.fitting, 0),
    rows: lines.map(wireLineOf),
  }
}
