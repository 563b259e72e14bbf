/** One thing that can be picked instead of being typed out. */
export interface Choice<T> {
  readonly id: string
  readonly main: string
  readonly side: string
  readonly value: T
}

/** What Enter takes before an arrow key was used: the first choice, or the one that is the only match. */
export type EnterTakes = 'first' | 'only'

/** Choices of a former question stay away: every word that is typed now has to be in them. */
export function stillMeant<T>(choices: readonly Choice<T>[], typed: string): readonly Choice<T>[] {
  const words = typed.toLowerCase().split(/\s+/)
  return choices.filter(({ main, side }) => {
    const all = `${main} ${side}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/**
 * The choice that Enter takes, -1 for none.
 * @param moved where arrow keys led, null before.
 * @param isTyped something was typed since the field was entered: a field that is only passed keeps what it has.
 */
export function enterTakes(moved: number | null, count: number, takes: EnterTakes, isTyped: boolean): number {
  if (moved !== null) return Math.min(moved, count - 1)
  if (!isTyped) return -1
  return takes === 'first' || count === 1 ? Math.min(0, count - 1) : -1
}
