/**
 * TypeScript without its comments, so that a word in a comment proves nothing. Strings stay; one that never ends (an
 * apostrophe in the text of an element) ends with its line.
 */
export function withoutComments(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; ) {
    const two = text.slice(i, i + 2)
    if (two === '//') {
      const end = text.indexOf('\n', i)
      i = end === -1 ? text.length : end
    } else if (two === '/*') {
      const end = text.indexOf('*/', i + 2)
      out += ' '
      i = end === -1 ? text.length : end + 2
    } else {
      const end = endOfString(text, i)
      out += text.slice(i, end)
      i = end
    }
  }
  return out
}

/** Behind the string that starts at `i`, or behind that one character. */
function endOfString(text: string, i: number): number {
  const quote = text[i]
  if (quote !== "'" && quote !== '"' && quote !== '`') return i + 1
  for (let j = i + 1; j < text.length; j++) {
    const letter = text[j]
    if (letter === '\\') j++
    else if (letter === quote || (letter === '\n' && quote !== '`')) return j + 1
  }
  return text.length
}

/** Every identifier-like word of a text. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])

/** A text as a pattern: `{x}` stands for whatever is filled in. */
export const plain = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '\\{\\w+\\}')}$`)
