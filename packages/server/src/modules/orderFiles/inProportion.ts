import type { ReadLine } from './orderOfRows.ts'

/** What is counted of a line, in another quantity of it: what was begun is a whole one. */
export const countedIn = (count: number | null, share: number): number | null =>
  count === null ? null : Math.ceil(Math.round(count * share * 1000) / 1000)

/** Pounds of a line in another quantity of it. */
export const poundsIn = (pounds: number | null, share: number): number | null =>
  pounds === null ? null : Math.round(pounds * share * 100) / 100

/** A line in so much of it; left out: as the file says. What a file says of all that was ordered goes with the quantity. */
export function lineIn(line: ReadLine, quantity = line.quantity): ReadLine {
  const share = line.wholeOf > 0 ? quantity / line.wholeOf : 1
  const { weightLb, pallets, cartons } = line
  return {
    ...line,
    quantity,
    ...{ weightLb: poundsIn(weightLb, share), pallets: countedIn(pallets, share), cartons: countedIn(cartons, share) },
  }
}
