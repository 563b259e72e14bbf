import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { MessageCode } from '@waybill/contract'
import { type FileForm, formOfMark } from '@waybill/domain'
import { csvSplitter, delimiterOf, EndlessRow, ROW_MAX } from './csvRows.ts'
import { type Encoding, encodingOf, textOf } from './encoding.ts'
import { JsonError, jsonRows, looksLikeJson } from './jsonTable.ts'
import { takingTurns } from './takingTurns.ts'
import { openWorkbook, type Table } from './workbook.ts'
import { ZipError } from './zip.ts'

/** Why a file cannot be read as tables at all. */
export type Unreadable = 'password' | 'oldWorkbook' | 'notATable' | 'damaged' | 'longRow'

/** What is said of it. */
export const unreadableCodes = {
  password: 'RateFilePassword',
  oldWorkbook: 'RateFileOld',
  notATable: 'RateFileNoTable',
  damaged: 'RateFileDamaged',
  longRow: 'TableRowTooLong',
} as const satisfies Readonly<Record<Unreadable, MessageCode>>

export class UnreadableFile extends Error {
  readonly why: Unreadable
  /** What its message names. */
  readonly params: Readonly<Record<string, number>>
  constructor(why: Unreadable, params: Readonly<Record<string, number>> = {}) {
    super(why)
    this.why = why
    this.params = params
  }
}

/** What Excel wraps a workbook in when it has a password, and what it wrote before 2007. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ZIP = Buffer.from('PK\u0003\u0004')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Bytes that say what a file is. */
const HEAD = 65_536

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A file of text as a table: what it holds in JSON, or what stands between marks. */
function textTable(path: string, name: string, encoding: Encoding, head: string, isWhole: boolean) {
  if (looksLikeJson(head)) {
    return { form: 'json' as const, table: { name, rows: () => numbered(jsonRows(() => textOf(path, encoding))) } }
  }
  const delimiter = delimiterOf(head, isWhole)
  const table: Table = { name, rows: () => csvRows(textOf(path, encoding), delimiter) }
  return { form: formOfMark(delimiter), table }
}

type Rows = ReturnType<Table['rows']>

/** Each row with its number, from 1. */
async function* numbered(rows: AsyncIterable<string[]>): Rows {
  let number = 0
  for await (const cells of rows) {
    number += 1
    yield { number, cells }
  }
}

/** Of many empty lines one behind the other, one in so many is given: whoever reads knows how far the file is. */
const EMPTY_GIVEN = 1_000
/** Empty lines that are all given, as people leave them between tables. */
const EMPTY_USUAL = 100

const isEmptyLine = ({ length, 0: only }: readonly string[]): boolean => length === 1 && only?.trim() === ''

/** Rows with their numbers, from 1; of empty lines by the thousand most are left out, as a workbook leaves them out. */
async function* csvRows(text: AsyncIterable<string>, delimiter: string): Rows {
  const splitRow = csvSplitter(delimiter)
  let rows = 0
  let empty = 0
  const rowAt = (text: string, from: number, isLast: boolean) => {
    try {
      const row = splitRow(text, from, isLast)
      if (row !== null) rows += 1
      return row
    } catch (error) {
      throw error instanceof EndlessRow ? new UnreadableFile('longRow', { row: rows + 1, max: ROW_MAX }) : error
    }
  }
  const isGiven = (cells: readonly string[]): boolean => {
    empty = isEmptyLine(cells) ? empty + 1 : 0
    return empty <= EMPTY_USUAL || empty % EMPTY_GIVEN === 0
  }
  let kept = ''
  for await (const piece of text) {
    kept += piece
    let at = 0
    for (let row = rowAt(kept, at, false); row !== null; row = rowAt(kept, at, false)) {
      if (isGiven(row.cells)) yield { number: rows, cells: row.cells }
      at = row.next
    }
    kept = kept.slice(at)
  }
  for (let at = 0; at < kept.length; ) {
    const row = rowAt(kept, at, true)
    if (row === null) return
    if (isGiven(row.cells)) yield { number: rows, cells: row.cells }
    at = row.next
  }
}

export interface OpenTables {
  /** What the bytes are; null: text with a mark that is seldom used. */
  readonly form: FileForm | null
  readonly tables: readonly Table[]
  close(): Promise<void>
}

/**
 * The tables of an uploaded CSV, XLSX or JSON, to be read row by row: what is held is one row, and the texts that a
 * workbook shares. What the bytes are decides, not the name; whatever stands in a cell can be stored.
 * @throws {UnreadableFile}
 */
export async function openTables(path: string, name: string): Promise<OpenTables> {
  const head = await firstBytes(path)
  if (head.subarray(0, 4).equals(COMPOUND)) {
    throw new UnreadableFile(head.includes(ENCRYPTED) || (await endsEncrypted(path)) ? 'password' : 'oldWorkbook')
  }
  if (head.subarray(0, 4).equals(ZIP)) {
    try {
      const { tables, close } = await openWorkbook(path)
      return { form: 'xlsx', tables: tables.map(soundTable).map(storableTable), close }
    } catch (error) {
      throw asUnreadable(error)
    }
  }
  const encoding = head.length === 0 ? null : await encodingOf(path, head)
  if (encoding === null) throw new UnreadableFile('notATable')
  const isWhole = head.length < HEAD
  // The last letter of what was read may be cut.
  const text = new TextDecoder(encoding).decode(head, { stream: true }).replaceAll('\0', '')
  if (isWhole && text.trim() === '') throw new UnreadableFile('notATable')
  const { form, table } = textTable(path, name, encoding, text, isWhole)
  return { form, tables: [storableTable(soundTable(table))], close: async () => {} }
}

/** The directory of a compound file may stand at its end. */
async function endsEncrypted(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    if ((chunk as Buffer).includes(ENCRYPTED)) return true
  }
  return false
}

/** An archive that is damaged, or one whose parts do not unpack; a list that is cut short. */
function asUnreadable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isDamage = error instanceof ZipError || error instanceof JsonError
  return isDamage || code.startsWith('Z_') ? new UnreadableFile('damaged') : error
}

const soundTable = (table: Table): Table => ({
  name: table.name,
  async *rows() {
    const turn = takingTurns()
    try {
      for await (const row of table.rows()) {
        const others = turn()
        if (others !== undefined) await others
        yield row
      }
    } catch (error) {
      throw asUnreadable(error)
    }
  },
})

/** Without what no database keeps: zero bytes and halves of letters. */
const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.toWellFormed().replaceAll('\0', '')

const storableTable = (table: Table): Table => ({
  name: storable(table.name),
  async *rows() {
    for await (const { number, cells } of table.rows()) {
      for (let i = 0; i < cells.length; i += 1) cells[i] = storable(cells[i] ?? '')
      yield { number, cells }
    }
  },
})
