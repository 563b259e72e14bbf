import { StringDecoder } from 'node:string_decoder'
import { dateFormats } from './cellFormats.ts'
import { attribute, elementsIn, firstIn, formOf, tagsOf } from './markup.ts'
import { openZip, type Zip, ZipError, type ZipPart } from './zip.ts'

/** Text of all cells of a workbook, unpacked: far above any tariff, far below what would fill the memory. */
const UNPACKED_MAX = 2 * 1024 * 1024 * 1024
const STRINGS_MAX = 128 * 1024 * 1024
/** Characters of one row, or of one text that cells share: a row of all 16,384 columns has fewer. */
const ELEMENT_MAX = 2 * 1024 * 1024
const COLUMNS_MAX = 16_384

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));/gi,
        (all, hex?: string, decimal?: string, name?: string) => {
          if (name !== undefined) return entities[name] ?? all
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code <= 0x10ffff ? String.fromCodePoint(code) : all
        },
      )
    : text

/** Bytes that may yet come out of a workbook, whichever of its parts they come from. */
interface Budget {
  left: number
}

/** Elements of one name, one after the other, as text; whatever prefix their namespace has. */
async function* elements(zip: Zip, part: ZipPart, name: string, budget: Budget): AsyncGenerator<string> {
  const [close, opening] = [
    new RegExp(`</(?:\\w+:)?${name}\\s*>|<(?:\\w+:)?${name}(?:\\s[^<>]*)?/>`, 'g'),
    new RegExp(`<(?:\\w+:)?${name}[\\s>/]`),
  ]
  const decoder = new StringDecoder('utf8')
  let [kept, isOpen] = ['', false]
  for await (const chunk of await zip.stream(part)) {
    budget.left -= (chunk as Buffer).length
    if (budget.left < 0) throw new ZipError('The workbook unpacks to more than can be read.')
    // What stands before the last tag was looked through: an end that is found now begins there or later.
    close.lastIndex = Math.max(0, kept.lastIndexOf('<'))
    kept += decoder.write(chunk as Buffer)
    let done = 0
    for (let end = close.exec(kept); end !== null; end = close.exec(kept)) {
      yield kept.slice(done, close.lastIndex)
      done = close.lastIndex
      isOpen = false
    }
    kept = kept.slice(done)
    // What stands between elements is not kept: a sheet may say a lot before its first row.
    if (kept.length > 65_536 && !isOpen) {
      isOpen = opening.test(kept)
      if (!isOpen) kept = kept.slice(-256)
    }
    if (kept.length > ELEMENT_MAX) throw new ZipError('A row of the workbook has no end.')
  }
}

/** Bytes of a part that is read whole: names of tabs, styles. What its directory says of its size is only said. */
const WHOLE_MAX = 8 * 1024 * 1024

async function wholeText(zip: Zip, name: string): Promise<string> {
  const part = zip.parts.get(name)
  if (part === undefined) return ''
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.stream(part)) {
    size += (chunk as Buffer).length
    if (size > WHOLE_MAX) throw new ZipError('The workbook is damaged.')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const [texts, phonetics, values, formulas, cellForm] = [
  formOf('t'),
  formOf('rPh'),
  formOf('v'),
  formOf('f'),
  formOf('c'),
]

/** What stands beside a text to tell how it is spoken is none of it. */
function withoutPhonetics(xml: string): string {
  const kept: string[] = []
  let at = 0
  for (const { from, to } of elementsIn(xml, phonetics)) {
    kept.push(xml.slice(at, from))
    at = to
  }
  return at === 0 ? xml : kept.join('') + xml.slice(at)
}

const textsIn = (xml: string): string =>
  [...elementsIn(withoutPhonetics(xml), texts)].map(({ inner }) => decoded(inner)).join('')

async function readStrings(zip: Zip, budget: Budget): Promise<readonly string[]> {
  const part = zip.parts.get('xl/sharedStrings.xml')
  const strings: string[] = []
  if (part === undefined) return strings
  let kept = 0
  for await (const xml of elements(zip, part, 'si', budget)) {
    const text = textsIn(xml)
    kept += text.length
    if (kept > STRINGS_MAX) throw new ZipError('The workbook holds more text than can be read.')
    strings.push(text)
  }
  return strings
}

/** `3` of `D12`. */
function columnOf(reference: string): number {
  let column = 0
  for (let i = 0; i < reference.length; i += 1) {
    const code = reference.charCodeAt(i)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

const DAY_MS = 86_400_000

/** `2026-03-14` of the days since 1900, as spreadsheets count them; what is no whole day is left as it is. */
function dayOf(serial: string, is1904: boolean): string {
  const days = Number(serial)
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return serial
  return new Date(Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + Math.floor(days) * DAY_MS)
    .toISOString()
    .slice(0, 10)
}

export interface Table {
  readonly name: string
  /** Each row with its number as a spreadsheet counts. */
  rows(): AsyncIterable<{ readonly number: number; readonly cells: string[] }>
}

interface Look {
  readonly strings: readonly string[]
  readonly formats: ReturnType<typeof dateFormats>
  readonly is1904: boolean
  readonly budget: Budget
}

function cellText(tag: string, inner: string, { strings, formats, is1904 }: Look): string {
  const type = attribute(tag, 't')
  if (type === 'inlineStr') return textsIn(inner)
  const value = firstIn(inner, values)?.inner
  // A formula that was never worked out has no value: what it would say is not known here.
  if (value === undefined) {
    const formula = firstIn(inner, formulas)
    return formula === undefined ? '' : `=${decoded(formula.inner)}`
  }
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'str' || type === 'e') return decoded(value)
  const format = formats(Number(attribute(tag, 's')))
  if (format === 'day') return dayOf(value, is1904)
  return format === 'percent' ? percentOf(value) : value
}

/** `65%` of 0.65: what the cell shows, without the noise of a float. */
const percentOf = (value: string): string => `${Math.round(Number(value) * 1e6) / 1e4}%`

async function* rowsOf(zip: Zip, part: ZipPart, look: Look): AsyncGenerator<{ number: number; cells: string[] }> {
  let number = 0
  for await (const xml of elements(zip, part, 'row', look.budget)) {
    const start = xml.search(/<(?:\w+:)?row[\s>/]/)
    const given = Number(attribute(xml.slice(start, xml.indexOf('>', start)), 'r'))
    number = given > number ? given : number + 1
    const cells: string[] = []
    for (const { attributes, inner } of elementsIn(xml.slice(start), cellForm)) {
      const column = columnOf(attribute(attributes, 'r'))
      const place = column < 0 ? cells.length : column
      if (!(place < COLUMNS_MAX)) throw new ZipError('A row of the workbook has more cells than there are columns.')
      while (cells.length < place) cells.push('')
      cells[place] = cellText(attributes, inner, look)
    }
    yield { number, cells }
  }
}

/** The tables of a workbook, in the order of its tabs, hidden ones left out. @throws {ZipError} */
export async function openWorkbook(
  path: string,
): Promise<{ readonly tables: readonly Table[]; close(): Promise<void> }> {
  const zip = await openZip(path)
  try {
    const book = await wholeText(zip, 'xl/workbook.xml')
    const links = await wholeText(zip, 'xl/_rels/workbook.xml.rels')
    const targets = new Map(tagsOf(links, 'Relationship').map(tag => [attribute(tag, 'Id'), attribute(tag, 'Target')]))
    const is1904 = /date1904="(?:1|true)"/.test(book)
    const budget = { left: UNPACKED_MAX }
    const [strings, styles] = [await readStrings(zip, budget), await wholeText(zip, 'xl/styles.xml')]
    const look = { strings, formats: dateFormats(styles), is1904, budget }
    const tables = tagsOf(book, 'sheet').flatMap((tag): Table[] => {
      const target = (targets.get(/\s(?:\w+:)?id="([^"]*)"/.exec(tag)?.[1] ?? '') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/')
      const part = zip.parts.get(target)
      if (part === undefined || /state="(?:hidden|veryHidden)"/.test(tag)) return []
      return [{ name: decoded(attribute(tag, 'name')), rows: () => rowsOf(zip, part, look) }]
    })
    if (tables.length === 0) throw new ZipError('There is no table in it.')
    return { tables, close: () => zip.close() }
  } catch (error) {
    await zip.close()
    throw error
  }
}
