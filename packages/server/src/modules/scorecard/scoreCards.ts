import type { ScoreFigure, WireScore, WireScoreCard } from '@waybill/contract/wire/scoreCard.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { type Period, trendOf, trendPeriod } from './period.ts'
import { countedOffers, countedQuotes, countedService, countedStars } from './scores.ts'

interface MonthAsked {
  readonly year: number
  readonly month: number
}

type Counted<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number]

const keyed = <Row extends { readonly carrier: string; readonly month: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [`${row.month} ${row.carrier}`, row]))

/** A share in percent with one decimal; of nothing there is none. */
const share = (part: number, n: number): ScoreFigure => ({
  value: n === 0 ? null : Math.round((1000 * part) / n) / 10,
  n,
})

/** What a carrier did in one month; where nothing is known of it, all counts are 0. */
function scoreOf(
  quotes: Counted<typeof countedQuotes> | undefined,
  offers: Counted<typeof countedOffers> | undefined,
  stars: Counted<typeof countedStars> | undefined,
  service: Counted<typeof countedService> | undefined,
): WireScore {
  const { won = 0, lost = 0, missed = 0, noBid = 0, withdrawn = 0, open = 0, endedEarly = 0 } = quotes ?? {}
  const { accepted = 0, decided = 0 } = offers ?? {}
  const { pickups = 0, pickupsOnTime = 0, deliveries = 0, onTimeConsignee = 0, onTimeCarrier = 0 } = service ?? {}
  return {
    ...{ Total: won + lost + missed + noBid, Won: won, Lost: lost, Missed: missed, NoBid: noBid },
    ...{ withdrawn, open, endedEarly },
    tenderAcceptance: share(accepted, decided),
    minutesToAnswer: { value: quotes?.minutes ?? null, n: quotes?.minutesN ?? 0 },
    aboveWinner: { value: quotes?.above ?? null, n: quotes?.aboveN ?? 0 },
    stars: { value: stars?.stars ?? null, n: stars?.n ?? 0 },
    onTimePickup: share(pickupsOnTime, pickups),
    onTimeConsignee: share(onTimeConsignee, deliveries),
    onTimeCarrier: share(onTimeCarrier, deliveries),
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
  const [quotes, offers, stars, service] = await Promise.all([
    countedQuotes(app, db, period, now),
    countedOffers(app, db, period),
    countedStars(app, db, period),
    countedService(app, db, period),
  ])
  const months = trendOf(asked)
  const chosen = months.at(-1)
  const [quoteAt, offerAt, starsAt, serviceAt] = [keyed(quotes), keyed(offers), keyed(stars), keyed(service)]
  const names = new Map(
    [...offers, ...quotes].filter(({ month }) => month === chosen).map(one => [one.carrier, one.name]),
  )
  const cards = [...names].map(([carrier, name]) => {
    const trend = months.map(month => {
      const key = `${month} ${carrier}`
      const [year = 0, number = 0] = month.split('-').map(Number)
      return {
        year,
        month: number,
        ...scoreOf(quoteAt.get(key), offerAt.get(key), starsAt.get(key), serviceAt.get(key)),
      }
    })
    const {
      year: _year,
      month: _month,
      ...score
    } = trend.at(-1) ?? { year: 0, month: 0, ...scoreOf(undefined, undefined, undefined, undefined) }
    return { carrier, CarrierSCAC: carrier.includes('@') ? '' : carrier, CarrierName: name || carrier, ...score, trend }
  })
  return cards.toSorted((a, b) => b.Total - a.Total || a.CarrierName.localeCompare(b.CarrierName))
}
