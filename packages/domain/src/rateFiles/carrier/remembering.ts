/** Texts kept by one reader: more than a sheet repeats, few enough to weigh nothing. */
const KEPT = 20_000

/** A reader that reads each text once as long as it is repeated. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = read(text)
    if (known.size >= KEPT) known.clear()
    known.set(text, result)
    return result
  }
}
