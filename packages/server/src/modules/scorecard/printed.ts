import type { ScoreFigureName, WireScore, WireScoreCard } from '@waybill/contract/wire/scoreCard.ts'
import { scoreFigureNames } from '@waybill/contract/wire/scoreCard.ts'
import type { PrintedFigure, ScoreCard } from '@waybill/documents'

/** Of fewer quotes a carrier that knows its own price could work out another's. */
const COMPARED_MIN = 5

const heads: Readonly<Record<ScoreFigureName, string>> = {
  tenderAcceptance: 'Tenders accepted',
  minutesToAnswer: 'Time to answer',
  aboveWinner: 'Above the booked price',
  stars: 'Stars of 5',
  onTimePickup: 'Picked up on time',
  onTimeConsignee: 'On time, consignee’s clock',
  onTimeCarrier: 'On time, carrier’s clock',
}

/** `2 h 5 min` */
const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours === 0 ? '' : `${hours} h`, rest === 0 && hours > 0 ? '' : `${rest} min`].filter(Boolean).join(' ')
}

const percent = (value: number): string => `${value} %`

const words: Readonly<Record<ScoreFigureName, (value: number) => string>> = {
  tenderAcceptance: percent,
  minutesToAnswer: duration,
  aboveWinner: percent,
  stars: value => value.toFixed(1),
  ...{ onTimePickup: percent, onTimeConsignee: percent, onTimeCarrier: percent },
}

function printedFigure(name: ScoreFigureName, { value, n }: WireScore[ScoreFigureName]): PrintedFigure {
  const isHidden = value === null || (name === 'aboveWinner' && n < COMPARED_MIN)
  return { value: isHidden ? '' : words[name](value), n }
}

/** A score card as its carrier may see it: nothing of what another carrier asked can be worked out of it. */
export function printedCard(
  card: WireScoreCard,
  company: string,
  timeZone: string,
): Omit<ScoreCard, 'logo' | 'sample'> {
  return {
    ...{ company, carrier: card.CarrierName, scac: card.CarrierSCAC },
    figures: scoreFigureNames.map(name => heads[name]),
    months: card.trend.map(one => ({
      month: new Date(Date.UTC(one.year, one.month - 1, 15)).toLocaleDateString('en-US', {
        ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
      }),
      ...{ total: one.Total, won: one.Won, lost: one.Lost, missed: one.Missed, noBid: one.NoBid },
      figures: scoreFigureNames.map(name => printedFigure(name, one[name])),
    })),
    ...{ timeZone, comparedFrom: COMPARED_MIN },
  }
}
