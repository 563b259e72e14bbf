import { languageNow } from '../../../texts/language.ts'
import { text } from '../../../texts/texts.ts'
import { formatCount, formatMonth } from '../../../ui/format.ts'
import type { Bar } from '../../../widgets/Chart/Chart.tsx'

/** `2026-02` after `2026-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const short = (month: string): string =>
  new Intl.DateTimeFormat(languageNow(), { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-15`))

/** Every month of the window; of one without a shipment nothing is known, which is not zero. */
export function monthBars(
  days: { readonly from: string; readonly to: string },
  known: readonly { readonly month: string; readonly n: number; readonly median: number }[],
): readonly Bar[] {
  const bars: Bar[] = []
  for (let month = days.from.slice(0, 7); month <= days.to.slice(0, 7); month = monthAfter(month)) {
    const one = known.find(each => each.month === month)
    const name = formatMonth(month)
    bars.push({
      ...{ id: month, tick: short(month), value: one?.median ?? null },
      name: one === undefined ? name : text('benchmark.monthOf', { month: name, n: formatCount(one.n) }),
    })
  }
  return bars
}
