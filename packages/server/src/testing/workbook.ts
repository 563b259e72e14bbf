import { crc32, deflateRawSync } from 'node:zlib'

/** A cell of a workbook: a text, a number, or XML of its own. */
export type BookCell = string | number | { readonly xml: string }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(cell: BookCell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return cell === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return cell.xml.replace('<c', `<c r="${at}"`)
}

const sheetXml = (rows: readonly (readonly BookCell[])[]): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, i) => cellXml(cell, `${letters(i)}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** Style 1 is a day, style 2 a percent. */
const STYLES =
  '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>'

function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const [bytes, label] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(16)
    facts.writeUInt32LE(crc32(bytes), 0)
    facts.writeUInt32LE(packed.length, 4)
    facts.writeUInt32LE(bytes.length, 8)
    facts.writeUInt16LE(label.length, 12)
    const local = Buffer.concat([Buffer.from('504b030414000000080000000000', 'hex'), facts, label, packed])
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([
        Buffer.from('504b01021400140000000800' + '00000000', 'hex'),
        facts,
        offset.subarray(0, 14),
        label,
      ]),
    )
    files.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, listed, end])
}

/** What stands in every workbook, whatever its tabs hold. */
const frameOf = (names: readonly string[]): Readonly<Record<string, string>> => ({
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
  'xl/styles.xml': STYLES,
})

/** A workbook of one tab with these parts as they are written, however broken. */
export const bookOfParts = (parts: Readonly<Record<string, string>>): Buffer =>
  zipOf({ ...frameOf(['Rates']), 'xl/worksheets/sheet1.xml': sheetXml([]), ...parts })

/** An XLSX made by hand, so that no writer shares the reader's mistakes. */
export function workbookOf(
  tabs: Readonly<Record<string, readonly (readonly BookCell[])[]>>,
  strings: readonly string[] = [],
): Buffer {
  const names = Object.keys(tabs)
  const parts: Record<string, string> = {
    ...frameOf(names),
    'xl/sharedStrings.xml': `<sst>${strings.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  names.forEach((name, i) => {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(tabs[name] ?? [])
  })
  return zipOf(parts)
}
