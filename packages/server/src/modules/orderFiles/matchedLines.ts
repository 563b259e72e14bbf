import type { CountedOrderLine } from '../salesOrders/index.ts'
import type { ReadLine } from './orderOfRows.ts'

const names = ['sku', 'itemCode', 'description'] as const
type Named = Pick<ReadLine, (typeof names)[number] | 'unit' | 'shipperLine'>

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Whether two lines are of one item: the first of SKU, the customer's code and description that both say decides, and the
 * unit where the file has a column of it. Lines that the shipper's system numbers are told apart by their numbers alone.
 */
function isSameItem(known: Named, line: Named, fields: ReadonlySet<string>): boolean {
  if (known.shipperLine !== null && line.shipperLine !== null) return false
  if (fields.has('UOMType') && !same(known.unit, line.unit)) return false
  const name = names.find(one => known[one] !== '' && line[one] !== '')
  return name !== undefined && same(known[name], line[name])
}

const nameIn = (name: (typeof names)[number], line: Named): string => `${name} ${line[name].toLowerCase()}`

/** Known lines by each name they have, in their order: an order may have thousands. */
function byName(known: readonly CountedOrderLine[]): ReadonlyMap<string, CountedOrderLine[]> {
  const found = new Map<string, CountedOrderLine[]>()
  for (const line of known) {
    for (const name of names) {
      if (line[name] === '') continue
      const key = nameIn(name, line)
      const others = found.get(key)
      if (others === undefined) found.set(key, [line])
      else others.push(line)
    }
  }
  return found
}

/**
 * The known line of each line of a file: the one of its number, else the first of its item that none before it took; null:
 * it is a new one.
 */
export function matchedLines(
  known: readonly CountedOrderLine[],
  lines: readonly ReadLine[],
  fields: ReadonlySet<string>,
): readonly (CountedOrderLine | null)[] {
  const named = byName(known)
  const byNumber = new Map(
    known.flatMap(line => (line.shipperLine === null ? [] : [[line.shipperLine, line] as const])),
  )
  const numbered = lines.map(({ shipperLine }) => (shipperLine === null ? null : (byNumber.get(shipperLine) ?? null)))
  const taken = new Set(numbered.filter(line => line !== null))
  return lines.map((line, index) => {
    const its = numbered[index] ?? null
    if (its !== null) return its
    for (const name of names) {
      const called = line[name] === '' ? undefined : named.get(nameIn(name, line))
      if (called === undefined) continue
      while (called[0] !== undefined && taken.has(called[0])) called.shift()
      const found = called.find(one => !taken.has(one) && isSameItem(one, line, fields))
      if (found === undefined) continue
      taken.add(found)
      return found
    }
    return null
  })
}
