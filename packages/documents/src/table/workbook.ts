import { crc32, deflateRawSync } from 'node:zlib'
import type { Cell } from './csv.ts'

/** What no XML can say, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A reader makes a line feed of it unless it is written as a sign.
    .replaceAll('\r', '&#13;')

/** The letters of a column: A, B … Z, AA. */
export const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** A text is written as one and can't become a formula; a number stays a number. */
function cellXml(value: Cell, at: string): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : ''
  const text = escaped(String(value ?? ''))
  return text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const related = (kind: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`

const partOf = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`

/** Each part packed, behind one another, with the directory that a reader begins with; no time, so that the same is the same bytes. */
function zipOf(parts: readonly (readonly [name: string, text: string])[]): Buffer {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of parts) {
    const [bytes, label] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    // Version 2.0, deflated, the first day that a directory can name.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(label.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('504b01021400', 'hex'), facts, place, label)
    entries.push(Buffer.from('504b0304', 'hex'), facts, label, packed)
    at += 4 + facts.length + label.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...entries, listed, end])
}

/** Rows as an XLSX of one sheet, for files that are held whole. The same rows are the same bytes. */
export function workbook(sheet: string, rows: readonly (readonly Cell[])[]): Buffer {
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`)).join('')}</row>`,
  )
  const main = 'xl/workbook.xml'
  const own = 'xl/worksheets/sheet1.xml'
  return zipOf([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${partOf(main, 'sheet.main')}${partOf(own, 'worksheet')}</Types>`,
    ],
    ['_rels/.rels', related('officeDocument', main)],
    [
      main,
      `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', related('worksheet', 'worksheets/sheet1.xml')],
    [own, `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${written.join('')}</sheetData></worksheet>`],
  ])
}
