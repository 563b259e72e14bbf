import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { MessageCode } from '@waybill/contract'
import { CsvError, parse } from 'csv-parse'
import { openWorkbook, type Table } from './workbook.ts'
import { ZipError } from './zip.ts'

/** Why a file cannot be read as tables at all. */
export type Unreadable = 'password' | 'oldWorkbook' | 'notATable' | 'damaged'

/** What is said of it. */
export const unreadableCodes = {
  password: 'RateFilePassword',
  oldWorkbook: 'RateFileOld',
  notATable: 'RateFileNoTable',
  damaged: 'RateFileDamaged',
} as const satisfies Readonly<Record<Unreadable, MessageCode>>

export class UnreadableFile extends Error {
  readonly why: Unreadable
  constructor(why: Unreadable) {
    super(why)
    this.why = why
  }
}

/** What Excel wraps a workbook in when it has a password, and what it wrote before 2007. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ZIP = Buffer.from('PK\u0003\u0004')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Characters of one row: a quote that nobody closed would else swallow the file. */
const ROW_MAX = 200_000

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The mark between cells: the one that the first line has most of. */
function delimiterOf(head: string): string {
  const [line = ''] = head.split(/\r?\n/, 1)
  const counted = [',', ';', '\t', '|'].map(mark => ({ mark, n: line.split(mark).length }))
  return counted.reduce((best, one) => (one.n > best.n ? one : best)).mark
}

function csvTable(path: string, name: string, head: Buffer): Table {
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  const encoding = isUtf16 ? 'utf16le' : 'utf8'
  return {
    name,
    async *rows() {
      const parser = parse({
        bom: true,
        delimiter: delimiterOf(head.toString(encoding)),
        relaxColumnCount: true,
        relaxQuotes: true,
        maxRecordSize: ROW_MAX,
      })
      const source = createReadStream(path, { encoding })
      source.on('error', error => parser.destroy(error)).pipe(parser)
      let number = 0
      try {
        for await (const cells of parser) {
          number += 1
          yield { number, cells: cells as string[] }
        }
      } catch (error) {
        throw error instanceof CsvError ? new UnreadableFile('damaged') : error
      } finally {
        source.destroy()
      }
    },
  }
}

export interface OpenTables {
  readonly tables: readonly Table[]
  close(): Promise<void>
}

/**
 * The tables of an uploaded CSV or XLSX, to be read row by row: what is held is one row, and the texts that a workbook
 * shares. What the bytes are decides, not the name; whatever stands in a cell can be stored.
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
      return { tables: tables.map(soundTable).map(storableTable), close }
    } catch (error) {
      throw asUnreadable(error)
    }
  }
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  if (head.length === 0 || (!isUtf16 && head.subarray(0, 4_096).includes(0))) throw new UnreadableFile('notATable')
  return { tables: [storableTable(csvTable(path, name, head))], close: async () => {} }
}

/** The directory of a compound file may stand at its end. */
async function endsEncrypted(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    if ((chunk as Buffer).includes(ENCRYPTED)) return true
  }
  return false
}

/** An archive that is damaged, or one whose parts do not unpack. */
function asUnreadable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return error instanceof ZipError || code.startsWith('Z_') ? new UnreadableFile('damaged') : error
}

const soundTable = (table: Table): Table => ({
  name: table.name,
  async *rows() {
    try {
      yield* table.rows()
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
