import { StringDecoder } from 'node:string_decoder'
import { dateFormats } from './cellFormats.ts'
import { openZip, type Zip, ZipError, type ZipPart } from './zip.ts'

/** Text of all cells of a workbook, unpacked: far above any tariff, far below what would fill the memory. */
const UNPACKED_MAX = 2 * 1024 * 1024 * 1024
const STRINGS_MAX = 128 * 1024 * 1024

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

/** Elements of one name, one after the other, as text; whatever prefix their namespace has. */
async function* elements(zip: Zip, part: ZipPart, name: string): AsyncGenerator<string> {
  const [close, opening] = [
    new RegExp(`</(?:\\w+:)?${name}>|<(?:\\w+:)?${name}(?:\\s[^>]*)?/>`, 'g'),
    new RegExp(`<(?:\\w+:)?${name}[\\s>/]`),
  ]
  const decoder = new StringDecoder('utf8')
  let [kept, read] = ['', 0]
  for await (const chunk of await zip.stream(part)) {
    read += (chunk as Buffer).length
    if (read > UNPACKED_MAX) throw new ZipError('The workbook unpacks to more than can be read.')
    kept += decoder.write(chunk as Buffer)
    let done = 0
    close.lastIndex = 0
    for (let end = close.exec(kept); end !== null; end = close.exec(kept)) {
      yield kept.slice(done, close.lastIndex)
      done = close.lastIndex
    }
    kept = kept.slice(done)
    // What stands between elements is not kept: a sheet may say a lot before its first row.
    if (kept.length > 65_536 && !opening.test(kept)) kept = kept.slice(-256)
    if (kept.length > STRINGS_MAX) throw new ZipError('A row of the workbook has no end.')
  }
}

async function wholeText(zip: Zip, name: string): Promise<string> {
  const part = zip.parts.get(name)
  if (part === undefined) return ''
  if (part.size > 8 * 1024 * 1024) throw new ZipError('The workbook is damaged.')
  const chunks: Buffer[] = []
  for await (const chunk of await zip.stream(part)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const textsIn = (xml: string): string =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g),
  ]
    .map(([, text]) => decoded(text ?? ''))
    .join('')

async function readStrings(zip: Zip): Promise<readonly string[]> {
  const part = zip.parts.get('xl/sharedStrings.xml')
  const strings: string[] = []
  if (part === undefined) return strings
  let kept = 0
  for await (const xml of elements(zip, part, 'si')) {
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

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const cellForm = /<(?:\w+:)?c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

export interface Table {
  readonly name: string
  /** Each row with its number as a spreadsheet counts. */
  rows(): AsyncIterable<{ readonly number: number; readonly cells: string[] }>
}

interface Look {
  readonly strings: readonly string[]
  readonly formats: ReturnType<typeof dateFormats>
  readonly is1904: boolean
}

function cellText(tag: string, inner: string, { strings, formats, is1904 }: Look): string {
  const type = attribute(tag, 't')
  if (type === 'inlineStr') return textsIn(inner)
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1]
  // A formula that was never worked out has no value: what it would say is not known here.
  if (value === undefined) return /<(?:\w+:)?f[\s>/]/.test(inner) ? `=${decoded(textsOfFormula(inner))}` : ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'str' || type === 'e') return decoded(value)
  const format = formats(Number(attribute(tag, 's')))
  if (format === 'day') return dayOf(value, is1904)
  return format === 'percent' ? percentOf(value) : value
}

const textsOfFormula = (inner: string): string => /<(?:\w+:)?f(?:\s[^>]*)?>([\s\S]*?)</.exec(inner)?.[1] ?? ''

/** `65%` of 0.65: what the cell shows, without the noise of a float. */
const percentOf = (value: string): string => `${Math.round(Number(value) * 1e6) / 1e4}%`

async function* rowsOf(zip: Zip, part: ZipPart, look: Look): AsyncGenerator<{ number: number; cells: string[] }> {
  let number = 0
  for await (const xml of elements(zip, part, 'row')) {
    const start = xml.search(/<(?:\w+:)?row[\s>/]/)
    const given = Number(attribute(xml.slice(start, xml.indexOf('>', start)), 'r'))
    number = given > number ? given : number + 1
    const cells: string[] = []
    for (const [, tag = '', inner = ''] of xml.slice(start).matchAll(cellForm)) {
      const column = columnOf(attribute(tag, 'r'))
      const place = column < 0 ? cells.length : column
      while (cells.length < place && cells.length < 16_384) cells.push('')
      cells[place] = cellText(tag, inner, look)
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
    const targets = new Map(
      [...links.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
        attribute(tag, 'Id'),
        attribute(tag, 'Target'),
      ]),
    )
    const is1904 = /date1904="(?:1|true)"/.test(book)
    const [strings, styles] = [await readStrings(zip), await wholeText(zip, 'xl/styles.xml')]
    const look = { strings, formats: dateFormats(styles), is1904 }
    const tables = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]): Table[] => {
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
