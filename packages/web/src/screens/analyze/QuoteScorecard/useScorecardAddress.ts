import { type QuoteCount, quoteCounts } from '@waybill/contract/wire/scoreCard.ts'
import { useSearchParams } from 'react-router'
import { clockIn, ownZone } from '../../../ui/format.ts'
import { monthOf, monthText, type ScoreMonth } from './scoreMonth.ts'

/** What the address of the screen says: the month, whose panel is open, and of which count; without one its trend. */
export function useScorecardAddress() {
  const [params, setParams] = useSearchParams()
  const month = monthOf(params.get('month'), clockIn(ownZone()).date)
  const set = (next: Readonly<Record<string, string>>): void => setParams(new URLSearchParams(next), { replace: true })
  const here = { month: monthText(month) }
  return {
    month,
    carrier: params.get('carrier') ?? '',
    count: quoteCounts.find(one => one === params.get('count')) ?? null,
    goTo: (next: ScoreMonth): void => {
      const carrier = params.get('carrier')
      set({ month: monthText(next), ...(carrier === null ? {} : { carrier }) })
    },
    showTrend: (carrier: string): void => set({ ...here, carrier }),
    showQuotes: (carrier: string, count: QuoteCount): void => set({ ...here, carrier, count }),
    close: (): void => set(here),
  }
}
