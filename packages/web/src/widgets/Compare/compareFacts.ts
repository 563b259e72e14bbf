/** One thing that offers have in common, with what each of them says of it; null: it says nothing. */
export interface CompareFact {
  readonly id: string
  readonly name: string
  readonly values: readonly (string | number | null)[]
  readonly show: (value: string | number, offer: number) => string
  /** The word at the lowest figure, where lower is better. */
  readonly best?: string
  /** Set off from those above, such as the charges from what they buy. */
  readonly isFirst?: boolean
}

/** Whether the offers say different things here; of one offer nothing differs. */
export const differs = ({ values }: Pick<CompareFact, 'values'>): boolean => new Set(values).size > 1

/**
 * The offers with the lowest figure; none where nothing sets them apart.
 * @param counts which offers can be the best: not one that must not be used, or is in another currency.
 */
export function bestOf({ values }: Pick<CompareFact, 'values'>, counts: readonly boolean[]): readonly number[] {
  const figures = values.map((value, i) => (typeof value === 'number' && counts[i] === true ? value : null))
  const known = figures.filter(figure => figure !== null)
  const lowest = Math.min(...known)
  if (known.length < 2 || known.every(figure => figure === lowest)) return []
  return figures.flatMap((figure, i) => (figure === lowest ? [i] : []))
}
