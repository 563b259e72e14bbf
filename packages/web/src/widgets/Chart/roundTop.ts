/** The round figure at or above the highest bar, so that heights compare from one day to the next. */
export function roundTop(highest: number): number {
  if (!(highest > 0)) return 1
  const unit = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 5, 10].find(factor => factor * unit >= highest) ?? 10
  return step * unit
}
