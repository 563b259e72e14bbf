import { accessorialName, formatScaled, type TraceStep } from '@waybill/domain'
import { text } from '../../texts/texts.ts'
import { formatDate, formatMoney, formatWeight } from '../../ui/format.ts'

/**
 * One step of a price in words.
 * @param currency of all amounts in the step, which are minor units; percents and rates are 1/10,000.
 */
export function traceLine(step: TraceStep, currency: string): string {
  const money = (amount: number): string => formatMoney(amount, currency)
  const percent = (scaled: number): string => `${formatScaled(scaled)} %`
  const rate = (perCwt: number): string => formatScaled(perCwt)
  switch (step.step) {
    case 'sheet':
      return text('trace.sheet', { version: step.version, baseTariff: step.baseTariff, from: formatDate(step.from) })
    case 'lane':
      return text('trace.lane', { lane: step.lane, service: step.service, transitDays: step.transitDays })
    case 'break':
      return text('trace.break', { weight: formatWeight(step.weightLb), weightBreak: step.weightBreak })
    case 'article': {
      const key = step.guessed
        ? 'trace.articleGuessed'
        : step.actualClass === step.ratedClass
          ? 'trace.article'
          : 'trace.articleFak'
      return text(key, {
        line: step.item + 1,
        weight: formatWeight(step.weightLb),
        actualClass: step.actualClass,
        ratedClass: step.ratedClass,
        rate: rate(step.ratePerCwt),
        amount: money(step.amount),
      })
    }
    case 'deficit':
      return text('trace.deficit', {
        ratedLb: formatWeight(step.ratedLb),
        deficitLb: formatWeight(step.deficitLb),
        rate: rate(step.ratePerCwt),
        amount: money(step.amount),
        netBefore: money(step.netBefore),
        netAfter: money(step.netAfter),
      })
    case 'discount':
      return text('trace.discount', {
        percent: percent(step.percent),
        gross: money(step.gross),
        discounted: money(step.discounted),
      })
    case 'minimum':
      return text(step.applied ? 'trace.minimumApplied' : 'trace.minimumNot', { least: money(step.least) })
    case 'fuel':
      return text('trace.fuel', { percent: percent(step.percent), net: money(step.net), amount: money(step.amount) })
    case 'accessorial':
      return text(step.implied ? 'trace.accessorialImplied' : 'trace.accessorial', {
        name: accessorialName(step.code),
        amount: money(step.amount),
      })
    case 'delivery':
      return text('trace.delivery', {
        transitDays: step.transitDays,
        pickupDate: formatDate(step.pickupDate),
        deliveryDate: formatDate(step.deliveryDate),
      })
  }
}
