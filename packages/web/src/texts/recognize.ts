/** A place that holds words of a known set: what it may hold, and how it reads. */
export interface Place {
  /** A regular expression without groups; left out, anything. */
  readonly form?: string
  readonly read: (value: string) => string
}

/** A sentence as it is kept and as it is said: `{name}` are its places. */
export interface Form {
  readonly kept: string
  readonly said: string
}

interface Compiled {
  readonly said: string
  /** The words before its first place and behind its last one, to pass over what can't be it. */
  readonly head: string
  readonly tail: string
  readonly places: readonly string[]
  readonly pattern: RegExp
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function compile({ kept, said }: Form, places: Readonly<Record<string, Place>>): Compiled {
  const parts = kept.split(/\{(\w+)\}/)
  const names = parts.filter((_, i) => i % 2 === 1)
  const source = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : `(${places[part]?.form ?? '.*?'})`)).join('')
  return {
    said,
    head: parts[0] ?? '',
    tail: parts.at(-1) ?? '',
    places: names,
    pattern: new RegExp(`^${source}$`, 's'),
  }
}

interface Match {
  readonly text: string
  /** How many letters of the kept text are ours: all but what stands in places that may hold anything. */
  readonly known: number
}

/** Where a sentence may begin: behind a space, before a capital letter or behind the end of another. */
function beginnings(text: string): readonly number[] {
  const all = [...text.matchAll(/(?<=[.!?:] )\S| (?=\p{Lu})/gu)].map(found =>
    found[0] === ' ' ? found.index + 1 : found.index,
  )
  return [...new Set(all)].slice(0, BEGINNINGS_MAX)
}

/** A text with more of them is a carrier's or a person's. */
const BEGINNINGS_MAX = 80
const LENGTH_MAX = 4_000

/**
 * Reads kept texts in another language: one sentence, or several one after the other with what others said between them.
 * Of all readings the one with most of our own words holds, and of these the one with fewest pieces; what is nobody's
 * sentence stays as it is.
 */
export function recognizer(
  forms: readonly Form[],
  places: (read: (text: string) => string) => Readonly<Record<string, Place>>,
): (text: string) => string {
  const kinds = places(text => read(text))
  let compiled: readonly Compiled[] | null = null
  const remembered = new Map<string, string>()

  function whole(text: string): Match | null {
    compiled ??= forms.map(form => compile(form, kinds))
    let best: Match | null = null
    for (const { said, head, tail, places: names, pattern } of compiled) {
      if (!text.startsWith(head) || !text.endsWith(tail)) continue
      const found = pattern.exec(text)
      if (found === null) continue
      const values = found.slice(1)
      const free = values.filter((_, i) => kinds[names[i] ?? '']?.form === undefined)
      const known = free.reduce((left, value) => left - value.length, text.length)
      if (best !== null && best.known >= known) continue
      const filled = new Map(names.map((name, i) => [name, kinds[name]?.read(values[i] ?? '') ?? values[i] ?? '']))
      best = { text: said.replace(/\{(\w+)\}/g, (all, name: string) => filled.get(name) ?? all), known }
    }
    return best
  }

  interface Reading extends Match {
    readonly pieces: number
  }

  function together(text: string): string {
    const starts = [0, ...beginnings(text).filter(at => at > 0)]
    const ends = [...starts.slice(1), text.length + 1]
    // From the back: the best reading of what begins at each start.
    const best: Reading[] = Array.from({ length: starts.length + 1 }, () => ({ text: '', known: 0, pieces: 0 }))
    for (let i = starts.length - 1; i >= 0; i -= 1) {
      let chosen: Reading | null = null
      for (let j = i; j < ends.length; j += 1) {
        const piece = text.slice(starts[i], (ends[j] ?? 0) - 1)
        const rest = best[j + 1] ?? { text: '', known: 0, pieces: 0 }
        const own = whole(piece) ?? { text: piece, known: 0 }
        const known = own.known + rest.known
        const pieces = rest.pieces + 1
        if (chosen !== null && (known < chosen.known || (known === chosen.known && pieces >= chosen.pieces))) continue
        chosen = { text: rest.text === '' ? own.text : `${own.text} ${rest.text}`, known, pieces }
      }
      if (chosen !== null) best[i] = chosen
    }
    return best[0]?.text ?? text
  }

  function read(text: string): string {
    if (text === '' || text.length > LENGTH_MAX) return text
    const before = remembered.get(text)
    if (before !== undefined) return before
    const now = together(text)
    remembered.set(text, now)
    return now
  }

  return read
}
