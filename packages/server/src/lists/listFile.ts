import { Readable } from 'node:stream'
import { type AnyList, type FieldOf, type RowOf, type Written, writtenOf } from '@waybill/contract/list.ts'
import { isMoney, priceMark } from '@waybill/contract/money.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { minorDigits } from '@waybill/domain'
import type { FileReply } from '../handler.ts'
import { localNow, wallTime } from '../places/localNow.ts'
import type { Who } from '../who.ts'

/** Minor units in whole ones. Below zero as a number: a text that begins with a sign would be disarmed as a formula. */
function amountCell(minor: number, currency: string): Cell {
  const digits = minorDigits(currency)
  const amount = minor / 10 ** digits
  return minor < 0 ? amount : amount.toFixed(digits)
}

/** Cells that are more than their field. */
export type Cells<L extends AnyList> = { readonly [F in FieldOf<L>]?: (row: RowOf<L>) => Cell }

function cellOf<L extends AnyList>(
  list: L,
  row: Readonly<Record<string, unknown>>,
  [field, , as]: Written<string>,
  timeZone: string,
): Cell {
  const value = row[field]
  if (value === null || value === undefined) return null
  if (as === 'day') return localNow(new Date(String(value)), timeZone).date
  if (as === 'time') return wallTime(String(value), timeZone)
  if (as !== undefined) return as[String(value)] ?? String(value)
  const type = list.row.shape[field]
  if (type !== undefined && isMoney(type)) {
    const { currency } = list.file
    return amountCell(Number(value), currency === undefined ? '' : String(row[currency]))
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? value : String(value)
}

/** The file of a list: what is shown, in the order in which it is shown, as people read it in a spreadsheet. */
export function listFile<L extends AnyList>(
  list: L,
  given: {
    readonly rows: AsyncIterable<RowOf<L>>
    readonly fields: readonly FieldOf<L>[]
    readonly cells: Cells<L>
    readonly name: string
    readonly who: Pick<Who, 'timeZone' | 'seesPrices'>
    readonly now: Date
  },
): FileReply {
  const wordsOf = (field: string) => writtenOf(list).filter(([known]) => known === field)
  const { timeZone, seesPrices } = given.who
  const isShown = ([field]: Written<string>): boolean =>
    seesPrices || list.row.shape[field] === undefined || priceMark(list.row.shape[field]) === null
  const columns = [...given.fields.flatMap(field => wordsOf(field)), ...(list.file.always ?? [])].filter(isShown)
  async function* lines() {
    for await (const row of given.rows) {
      yield columns.map(written => {
        const own = given.cells[written[0] as FieldOf<L>]
        return own === undefined ? cellOf(list, row, written, timeZone) : own(row)
      })
    }
  }
  const head = columns.map(([, words]) => words)
  return {
    name: `${given.name}-${localNow(given.now, timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, lines())),
  }
}
