/** What new orders of a dock and a mode start with; 0 and blank: of any. */
export interface NarrowedDefaults {
  readonly whose: 'user' | 'company'
  readonly dockId: number
  readonly mode: string
  /** HH:MM; blank: left to others. */
  readonly from: string
  readonly to: string
  /** Codes of `accessorials.ts`. */
  readonly services: readonly string[]
}

/** Of the defaults for a dock and a mode the narrowest: both, the dock, the mode, neither; of equals one's own. */
function narrowest(all: readonly NarrowedDefaults[], dockId: number, mode: string): readonly NarrowedDefaults[] {
  const breadth = (one: NarrowedDefaults): number =>
    (one.dockId === 0 ? 4 : 0) + (one.mode === '' ? 2 : 0) + (one.whose === 'company' ? 1 : 0)
  return all
    .filter(one => [0, dockId].includes(one.dockId) && ['', mode].includes(one.mode))
    .toSorted((a, b) => breadth(a) - breadth(b))
}

/**
 * What a new order starts with that leaves a dock by a mode. Times and services are each those of the narrowest defaults
 * that say any; without times they are left to others.
 * @param all of one person and his company, those that are set
 * @param dockId the own dock that it leaves; 0: none
 */
export function defaultsAt(
  all: readonly NarrowedDefaults[],
  dockId: number,
  mode: string,
): Pick<NarrowedDefaults, 'from' | 'to' | 'services'> {
  const found = narrowest(all, dockId, mode)
  const times = found.find(({ from, to }) => from !== '' && to !== '')
  return { from: times?.from ?? '', to: times?.to ?? '', services: found[0]?.services ?? [] }
}
