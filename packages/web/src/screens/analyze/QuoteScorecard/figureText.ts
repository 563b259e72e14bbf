import type { ScoreFigure, ScoreFigureName } from '@waybill/contract/wire/scoreCard.ts'
import { text } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'

/** `2 h 5 min` */
function duration(value: number): string {
  const [hours, minutes] = [Math.floor(value / 60), value % 60]
  if (hours === 0) return text('scorecard.minutes', { minutes })
  if (minutes === 0) return text('scorecard.hours', { hours: formatCount(hours) })
  return text('scorecard.hoursMinutes', { hours: formatCount(hours), minutes })
}

const percent = (value: number): string => text('scorecard.percent', { value: formatCount(value) })

const words: Readonly<Record<ScoreFigureName, (value: number) => string>> = {
  tenderAcceptance: percent,
  minutesToAnswer: duration,
  aboveWinner: percent,
  stars: value => text('scorecard.starsOf', { value: value.toFixed(1) }),
  ...{ onTimePickup: percent, onTimeConsignee: percent, onTimeCarrier: percent },
}

/** A figure in words; a dash where nothing makes it: none is not 0. */
export const figureText = (name: ScoreFigureName, { value }: ScoreFigure): string =>
  value === null ? '–' : words[name](value)
