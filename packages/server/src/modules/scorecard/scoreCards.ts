import type { WireScore, WireScoreCard } from '@waybill/contract/wire/scoreCard.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { type Period, trendOf, trendPeriod } from './period.ts'
import { countedOffers, countedQuotes, countedStars } from './scores.ts'

interface MonthAsked {
  readonly year: number
  readonly month: number
}

type Counted<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number]

const keyed = <Row extends { readonly carrier: string; readonly month: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [`${row.month} ${row.carrier}`, row]))

/** What a carrier did in one month; where nothing is known of it, all counts are 0. */
function scoreOf(
  quotes: Counted<typeof countedQuotes> | undefined,
  offers: Counted<typeof countedOffers> | undefined,
  stars: Counted<typeof countedStars> | undefined,
): WireScore {
  const { won = 0, lost = 0, missed = 0, noBid = 0, withdrawn = 0, open = 0, endedEarly = 0 } = quotes ?? {}
  const { accepted = 0, decided = 0 } = offers ?? {}
  return {
    ...{ Total: won + lost + missed + noBid, Won: won, Lost: lost, Missed: missed, NoBid: noBid },
    ...{ withdrawn, open, endedEarly },
    tenderAcceptance: { value: decided === 0 ? null : Math.round((1000 * accepted) / decided) / 10, n: decided },
    minutesToAnswer: { value: quotes?.minutes ?? null, n: quotes?.minutesN ?? 0 },
    aboveWinner: { value: quotes?.above ?? null, n: quotes?.aboveN ?? 0 },
    stars: { value: stars?.stars ?? null, n: stars?.n ?? 0 },
  }
}

/** Carriers that were asked or offered freight in a month, those that were asked most first, each with its trend. */
export async function scoreCards(
  app: App,
  db: Pick<TenantDb, 'read'>,
  company: Pick<Period, 'clientId' | 'timeZone'>,
  asked: MonthAsked,
  now: Date,
): Promise<readonly WireScoreCard[]> {
  const period = trendPeriod(company, asked)
  const [quotes, offers, stars] = await Promise.all([
    countedQuotes(app, db, period, now),
    countedOffers(app, db, period),
    countedStars(app, db, period),
  ])
  const months = trendOf(asked)
  const chosen = months.at(-1)
  const [quoteAt, offerAt, starsAt] = [keyed(quotes), keyed(offers), keyed(stars)]
  const names = new Map(
    [...offers, ...quotes].filter(({ month }) => month === chosen).map(one => [one.carrier, one.name]),
  )
  const cards = [...names].map(([carrier, name]) => {
    const trend = months.map(month => {
      const key = `${month} ${carrier}`
      const [year = 0, number = 0] = month.split('-').map(Number)
      return { year, month: number, ...scoreOf(quoteAt.get(key), offerAt.get(key), starsAt.get(key)) }
    })
    const {
      year: _year,
      month: _month,
      ...score
    } = trend.at(-1) ?? { year: 0, month: 0, ...scoreOf(undefined, undefined, undefined) }
    return { carrier, CarrierSCAC: carrier.includes('@') ? '' : carrier, CarrierName: name || carrier, ...score, trend }
  })
  return cards.toSorted((a, b) => b.Total - a.Total || a.CarrierName.localeCompare(b.CarrierName))
}
