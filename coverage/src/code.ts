const stringOrComment =
  /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[\s\S]|[^`\\])*`?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g

/**
 * TypeScript without its comments, so that a word in a comment proves nothing. Strings stay; one that never ends (an
 * apostrophe in the text of an element) ends with its line.
 */
export const withoutComments = (text: string): string =>
  text.replace(stringOrComment, found => {
    if (found.startsWith('//')) return ''
    return found.startsWith('/*') ? ' ' : found
  })

/** Every identifier-like word of a text. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])

/** A text as a pattern: `{x}` stands for whatever is filled in. */
export const plain = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '\\{\\w+\\}')}$`)
