/**
 * The markup of a workbook, read with a time that grows with the text and no faster: a person uploaded it, and may have
 * made it to hurt. What is opened and never closed ends the search instead of beginning it anew at the next one.
 */

/** How an element of one name begins and ends, whatever prefix its namespace has. */
export interface Form {
  /** Its attributes in the first group, a slash in the second where it holds nothing. */
  readonly open: RegExp
  readonly close: RegExp
}

/** A tag does not run over the next one: no attribute holds a bare `<`. */
export const formOf = (name: string): Form => ({
  open: new RegExp(`<(?:\\w+:)?${name}((?:\\s[^<>]*?)?)(/?)>`, 'g'),
  close: new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g'),
})

export interface Element {
  readonly attributes: string
  /** What stands in it; blank where it is empty. */
  readonly inner: string
  /** Where it begins, and where what follows it does. */
  readonly from: number
  readonly to: number
}

const found = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at
  return form.exec(text)
}

/** The elements of a form, one after the other; one within another of its own name is not told apart. */
export function* elementsIn(text: string, { open, close }: Form): Generator<Element> {
  for (let at = 0; ; ) {
    const start = found(open, text, at)
    if (start === null) return
    const [tag, attributes = '', slash] = start
    const inside = start.index + tag.length
    const end = slash === '/' ? null : found(close, text, inside)
    if (slash !== '/' && end === null) return
    const to = end === null ? inside : end.index + end[0].length
    yield { attributes, inner: text.slice(inside, end?.index ?? inside), from: start.index, to }
    at = to
  }
}

/** The first element of a form; undefined where there is none. */
export const firstIn = (text: string, form: Form): Element | undefined =>
  elementsIn(text, form).next().value ?? undefined

/** The tags of a name, whether they hold something or not. */
export const tagsOf = (text: string, name: string): string[] =>
  text.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? []

/** What an attribute says in a tag; blank where it is not there. */
export const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
