import { parse } from 'csv-parse/sync'
import type { Tx } from '../../db/open.ts'

/** The heads of a list; the first three and the postal code are needed, in any order. */
const heads = [
  'scac',
  'code',
  'zip',
  'name',
  'street',
  'city',
  'state',
  'country',
  'phone',
  'email',
  'hours',
  'serves',
] as const
type Head = (typeof heads)[number]
const needed: readonly Head[] = ['scac', 'code', 'zip']

const TEXT_MAX = 200
const PREFIX = /^(\d{3,5}|[A-Z]\d[A-Z])$/

/** What is wrong with a cell, or with a column that is not there (row 1). */
export interface ListFault {
  /** As a spreadsheet counts, the heads first. */
  readonly row: number
  readonly head: Head
  readonly what: 'missing' | 'tooLong' | 'wrong'
  /** What stands there. */
  readonly value: string
}

type Loaded =
  | { readonly kind: 'loaded'; readonly terminals: number }
  | { readonly kind: 'errors'; readonly errors: readonly ListFault[] }

const split = (serves: string): string[] =>
  serves
    .toUpperCase()
    .split(/[\s;,|]+/)
    .filter(one => one !== '')

function faultsOf(cells: Readonly<Record<Head, string>>, row: number): readonly ListFault[] {
  const fault = (head: Head, what: ListFault['what'], value = cells[head]): ListFault => ({ row, head, what, value })
  const zip = cells.country === 'CA' ? /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/ : /^\d{5}(-\d{4})?$/
  const isRight: Partial<Record<Head, boolean>> = {
    scac: /^[A-Z]{2,4}$/.test(cells.scac),
    country: cells.country === 'US' || cells.country === 'CA',
    zip: zip.test(cells.zip),
  }
  return [
    ...needed.filter(head => cells[head] === '').map(head => fault(head, 'missing')),
    ...heads.filter(head => cells[head].length > TEXT_MAX).map(head => fault(head, 'tooLong')),
    ...heads.filter(head => cells[head] !== '' && isRight[head] === false).map(head => fault(head, 'wrong')),
    ...split(cells.serves)
      .filter(one => !PREFIX.test(one))
      .map(one => fault('serves', 'wrong', one)),
  ]
}

/**
 * Takes a CSV list of terminals for a company: a row for each, `serves` with the beginnings of postal codes that it serves
 * (3 to 5 digits, or the first half of a Canadian code), blank: those that begin as its own. A terminal that is there by SCAC and code
 * is replaced; none is taken away. With a fault anywhere nothing is taken.
 */
export async function loadTerminals(tx: Tx, clientId: number, csv: string): Promise<Loaded> {
  const records = parse<Record<string, string>>(csv, {
    ...{ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true },
    columns: (named: string[]) => named.map(head => head.trim().toLowerCase()),
  })
  const known = new Set(Object.keys(records[0] ?? {}))
  const missing = needed.filter(head => !known.has(head))
  if (missing.length > 0) {
    return { kind: 'errors', errors: missing.map(head => ({ row: 1, head, what: 'missing', value: '' })) }
  }
  const rows = records.map(record => {
    const text = (head: Head): string => record[head] ?? ''
    const plain = Object.fromEntries(heads.map(head => [head, text(head)])) as Record<Head, string>
    return {
      ...plain,
      ...{ scac: plain.scac.toUpperCase(), zip: plain.zip.toUpperCase(), state: plain.state.toUpperCase() },
      country: plain.country === '' ? 'US' : plain.country.toUpperCase(),
    }
  })
  const errors = rows.flatMap((cells, n) => faultsOf(cells, n + 2))
  if (errors.length > 0) return { kind: 'errors', errors }
  // Of a terminal that is listed twice the later row holds.
  const byCode = new Map(rows.map(row => [`${row.scac} ${row.code}`, row]))
  for (const { serves, ...row } of byCode.values()) {
    const { scac: _, code: __, ...rest } = { ...row, serves: split(serves) }
    await tx
      .insertInto('carrier_terminal')
      .values({ ...row, serves: split(serves), client_id: clientId })
      .onConflict(oc => oc.columns(['client_id', 'scac', 'code']).doUpdateSet(rest))
      .execute()
  }
  return { kind: 'loaded', terminals: byCode.size }
}
