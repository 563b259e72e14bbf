/** An element without its attributes and its prefix: all that carriers' answers are read by. */
export interface XmlElement {
  readonly name: string
  /** The text directly in it, blanks at the ends taken off. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

interface Open {
  readonly name: string
  readonly texts: string[]
  readonly children: XmlElement[]
}

const DEPTH_MAX = 40
const ELEMENTS_MAX = 200_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with its references read; one that is none of XML's own stays as it was sent. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })

/**
 * A tag, a comment, an instruction or literal text. What begins like one and has no end matches nothing. A name is taken
 * whole or not at all: given back letter by letter, one of a million letters would be tried a million times.
 */
const mark =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)(?=([A-Za-z_][^\s/<>]*))\3((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/y

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The outermost element of a text, or null: a carrier's answer is no document of ours, so that what is not plain elements
 * (a document type with entities of its own, tags that do not close, a depth or a count beyond reason) is no answer.
 */
export function readXml(bytes: Buffer): XmlElement | null {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed()
  const root: Open = { name: '', texts: [], children: [] }
  const open: Open[] = [root]
  let count = 0
  for (let at = 0; at < text.length; ) {
    const inner = open.at(-1) as Open
    const next = text.indexOf('<', at)
    inner.texts.push(unescaped(text.slice(at, next < 0 ? text.length : next)))
    if (next < 0) break
    mark.lastIndex = next
    const found = mark.exec(text)
    if (found === null) return null
    at = mark.lastIndex
    const [, literal, slash, name, , empty] = found
    if (literal !== undefined) inner.texts.push(literal)
    if (name === undefined) continue
    count += 1
    if (count > ELEMENTS_MAX) return null
    if (slash === '/') {
      if (open.length === 1 || inner.name !== name) return null
      open.pop()
      open.at(-1)?.children.push(closed(inner))
    } else if (empty === '/') {
      inner.children.push({ name: localName(name), text: '', children: [] })
    } else {
      if (open.length > DEPTH_MAX) return null
      open.push({ name, texts: [], children: [] })
    }
  }
  const [outer, ...others] = root.children
  return open.length > 1 || outer === undefined || others.length > 0 ? null : outer
}

const closed = ({ name, texts, children }: Open): XmlElement => ({
  name: localName(name),
  text: texts.join('').trim(),
  children,
})

/** The first child of that name; undefined where there is none. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(child => child.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? []

/** The text of a child; blank where there is none. */
export const textIn = (element: XmlElement | undefined, name: string): string => childOf(element, name)?.text ?? ''

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in XML. What XML has no letter for is left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them, not even as references
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, letter => escapes[letter] ?? '')

export type XmlContent = string | number | readonly (readonly [name: string, content: XmlContent])[]

/** `<name>content</name>`, whatever the content holds. */
export function element(name: string, content: XmlContent): string {
  const inner =
    typeof content === 'object' ? content.map(([child, of]) => element(child, of)).join('') : escaped(String(content))
  return `<${name}>${inner}</${name}>`
}
