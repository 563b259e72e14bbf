/** First and last day of a month, `2026-11-01` to `2026-11-30`. @param back 0 for the month of `today`, 1 for the one before it */
export function monthOf(today: string, back: number): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const day = (monthsBack: number, dayOfMonth: number): string =>
    new Date(Date.UTC(year, month - 1 - monthsBack, dayOfMonth)).toISOString().slice(0, 10)
  return { from: day(back, 1), to: day(back - 1, 0) }
}
