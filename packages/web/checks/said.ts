/** A text that a person reads, and where: its key, or its line. */
export interface Said {
  readonly at: string
  readonly text: string
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** The name before a text; a plural's `one` and `other` belong to the name before them. */
const NAME = /(?:^|[{,(\s])(?!one\b|other\b|text\b|status\b)([\w$-]+|'[^'\n]+'):\s*(?:\{[^{}]*)?$/

/** The texts of a module: its literals, but those that are keys themselves. */
export function saidIn(code: string): readonly Said[] {
  return [...code.matchAll(LITERAL)].flatMap(found => {
    const before = code.slice(Math.max(0, found.index - 400), found.index)
    const isKey = /[{,]\s*$/.test(before) && /^\s*:/.test(code.slice(found.index + found[0].length))
    if (isKey) return []
    const line = code.slice(0, found.index).split('\n').length
    return [{ at: NAME.exec(before)?.[1] ?? `line ${line}`, text: found[1] ?? found[2] ?? found[3] ?? '' }]
  })
}

/** The texts of a page in Markdown, line by line; what stands in backticks is typed, not said. */
export const saidOn = (page: string): readonly Said[] =>
  page.split('\n').map((line, index) => ({ at: `line ${index + 1}`, text: line.replace(/`[^`]*`/g, '') }))
