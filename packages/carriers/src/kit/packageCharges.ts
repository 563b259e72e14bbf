import { splitByWeight } from '@waybill/domain'

/** What is known of a package that was bought with others. */
interface ChargedPackage {
  /** Minor units that its carrier names for it alone; null or 0: nothing. */
  readonly named: number | null
  /** What is stated for all of them is shared by this: pounds, or the package's price by the carrier's list. */
  readonly measure: number
}

/**
 * What each package of a purchase costs, so that they sum to its total exactly. Each bears what is named for it alone; the
 * rest, which is stated for all of them, is shared by its measure to the minor unit, the remainder to the largest. Named
 * amounts that come to more than the total are followed in their proportion; one that is the total itself, beside packages
 * that name nothing, is stated for all. Null for each: nobody named a total.
 */
export function packageCharges(total: number | null, packages: readonly ChargedPackage[]): readonly (number | null)[] {
  if (total === null) return packages.map(() => null)
  const named = packages.map(one => Math.max(0, one.named ?? 0))
  const sum = named.reduce((all, one) => all + one, 0)
  const isEachNamed = named.every(one => one > 0)
  const isPart = sum < total || (sum === total && isEachNamed)
  const measures = packages.map(({ measure }, index) =>
    !isPart && isEachNamed ? (named[index] ?? 0) / 100 : Math.round(measure * 100) / 100,
  )
  const shares = splitByWeight(isPart ? total - sum : total, measures)
  return shares.map((share, index) => share + (isPart ? (named[index] ?? 0) : 0))
}
