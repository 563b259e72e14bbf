import type { Cell } from './csv.ts'
import { escaped, letters } from './workbook.ts'
import { Zip } from './zip.ts'

/** How the cells of a column are read; an amount has so many digits behind its point. */
export type SheetKind = 'text' | 'number' | 'percent' | 'day' | 'money0' | 'money2' | 'money3'

export interface SheetColumn {
  readonly head: string
  readonly kind: SheetKind
}

/** A value, or one that is read another way than its column: amounts of a row may have another currency's digits. */
export type SheetCell = Cell | { readonly value: Cell; readonly kind: SheetKind }

/** Rows that one sheet can hold, the head among them. */
export const SHEET_ROWS = 1_048_576

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles by kind, in the order in which `styles.xml` has them; the head's is the last. */
const kinds: readonly SheetKind[] = ['text', 'number', 'percent', 'day', 'money0', 'money2', 'money3']
const HEAD_STYLE = kinds.length
const formats = ['General', 'General', '0.0"%"', 'yyyy-mm-dd', '#,##0', '#,##0.00', '#,##0.000']
const stylesXml = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats
  .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${HEAD_STYLE + 1}">${kinds
  .map((_, i) => `<xf numFmtId="${i === 0 ? 0 : 164 + i}" fontId="0" applyNumberFormat="1"/>`)
  .join('')}<xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`

const DAY_MS = 86_400_000
/** Days since the first day that spreadsheets know; null for what is none. */
function serialDay(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? null : Math.round((at - Date.UTC(1899, 11, 30)) / DAY_MS)
}

function cellXml(cell: SheetCell, columnKind: SheetKind, at: string): string {
  const { value, kind } = typeof cell === 'object' && cell !== null ? cell : { value: cell, kind: columnKind }
  if (value === null || value === undefined || value === '') return ''
  const number = kind === 'day' ? serialDay(String(value)) : typeof value === 'number' ? value : null
  if (number !== null && Number.isFinite(number)) return `<c r="${at}" s="${kinds.indexOf(kind)}"><v>${number}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
}

const rowXml = (cells: readonly string[], row: number): string => `<row r="${row}">${cells.join('')}</row>`

const widthOf = ({ head, kind }: SheetColumn): number => Math.max(head.length + 2, kind === 'text' ? 22 : 12)

const sheetTop = (columns: readonly SheetColumn[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map((column, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${rowXml(
    columns.map(
      ({ head }, i) =>
        `<c r="${letters(i)}1" s="${HEAD_STYLE}" t="inlineStr"><is><t xml:space="preserve">${escaped(head)}</t></is></c>`,
    ),
    1,
  )}`

const XML_CHUNK = 256 * 1024

/**
 * Rows as an XLSX, written as they come: constant memory however many. Numbers and days are ones, texts never become
 * formulas, the head is frozen; what a sheet cannot hold goes on in the next.
 * @param rowsMax rows of a sheet, the head among them
 */
export async function* xlsx(
  title: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>,
  rowsMax = SHEET_ROWS,
): AsyncGenerator<Buffer> {
  const zip = new Zip()
  const source = (async function* () {
    yield* rows
  })()
  let next = await source.next()
  async function* sheet(): AsyncGenerator<string> {
    let [text, row] = [sheetTop(columns), 1]
    for (; next.done !== true && row < rowsMax; next = await source.next()) {
      row += 1
      const at = row
      text += rowXml(
        next.value.map((cell, i) => cellXml(cell, columns[i]?.kind ?? 'text', `${letters(i)}${at}`)),
        at,
      )
      if (text.length >= XML_CHUNK) {
        yield text
        text = ''
      }
    }
    yield `${text}</sheetData></worksheet>`
  }
  let sheets = 0
  do {
    sheets += 1
    yield* zip.part(`xl/worksheets/sheet${sheets}.xml`, sheet())
  } while (next.done !== true)
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1)
  const type = (name: string, kind: string): string =>
    `<Override PartName="/${name}" ContentType="${TYPES}.${kind}+xml"/>`
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const relations = (all: string): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`
  // A sheet's name has 31 characters, and none of these.
  const named = (n: number): string =>
    escaped(`${title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 26)}${n === 1 ? '' : ` ${n}`}`)
  const parts: readonly (readonly [string, string])[] = [
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers
        .map(n => `<sheet name="${named(n)}" sheetId="${n}" r:id="rId${n}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    ['xl/styles.xml', stylesXml],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        numbers.map(n => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)).join('') +
          relation(sheets + 1, 'styles', 'styles.xml'),
      ),
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('xl/workbook.xml', 'sheet.main')}${type('xl/styles.xml', 'styles')}${numbers.map(n => type(`xl/worksheets/sheet${n}.xml`, 'worksheet')).join('')}</Types>`,
    ],
  ]
  for (const [name, text] of parts) yield* zip.part(name, [text])
  yield zip.directory()
}
