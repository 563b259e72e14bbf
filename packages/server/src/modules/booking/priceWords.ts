import { accessorialName, formatMoney } from '@waybill/domain'
import { type Tx, within } from '../../db/open.ts'
import { agreedSets, type ChargeLine, chargeLines, chargeSets } from '../charges/index.ts'
import { becomes } from './changeWords.ts'
import { servicesWords } from './letterWords.ts'
import type { Notified } from './notifications.ts'
import type { Tender } from './tenders.ts'

/** Parts of a price that are said by themselves; what the freight costs is said by the total. */
const parts: Readonly<Record<string, (code: string) => string>> = {
  accessorial: accessorialName,
  fuel: () => 'Fuel',
  stopOff: () => 'Stop-offs',
  tarps: () => 'Tarps',
  cubicCapacity: () => 'Cubic capacity',
  linearFeet: () => 'Linear-foot rule',
}

/** What became of the parts of a price, a line for each that is another: `Residential delivery: none → $95.00`. */
function partWords(before: readonly ChargeLine[], after: readonly ChargeLine[], currency: string): readonly string[] {
  const keyOf = ({ kind, code }: ChargeLine) => `${kind} ${code}`
  const was = new Map(before.map(line => [keyOf(line), line.amount]))
  const is = new Map(after.map(line => [keyOf(line), line.amount]))
  const words = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(amount, currency))
  const lines = new Map([...before, ...after].map(line => [keyOf(line), line]))
  return [...lines].flatMap(([key, { kind, code }]) => {
    const name = parts[kind]?.(code)
    const [former, now] = [was.get(key), is.get(key)]
    return name === undefined || former === now ? [] : [becomes(name, words(former), words(now))]
  })
}

/**
 * The price that holds, beside the one that the carrier heard of last, and for what it is another; none: it knows it.
 * @param tender with the services that the price in force was asked for
 */
export async function priceWords(tx: Tx, tender: Tender, last: Notified | null): Promise<readonly string[]> {
  const sets = agreedSets(await chargeSets(within(tx), tender))
  const [newest] = sets
  if (newest === undefined || newest.amendmentNo <= (last?.amendmentNo ?? 0)) return []
  const { currency } = newest
  const now = formatMoney(newest.total, currency)
  const after = await chargeLines(within(tx), tender, newest.amendmentNo)
  const unstated = tender.implied.filter(code => !after.some(line => line.code === code))
  const asked = unstated.length === 0 ? [] : [`Asked for with: ${servicesWords(unstated)}`]
  if (last === null) return [`Agreed price: ${now}`, ...asked]
  const former = sets.find(({ amendmentNo }) => amendmentNo === last.amendmentNo)
  const total =
    former?.total === newest.total
      ? `Agreed price: ${now}, as before`
      : becomes('Agreed price', former === undefined ? '' : formatMoney(former.total, former.currency), now)
  // Figures of two currencies are not set side by side.
  const isComparable = former !== undefined && former.currency === currency
  const before = isComparable ? await chargeLines(within(tx), tender, former.amendmentNo) : after
  return [total, ...partWords(before, after, currency), ...asked]
}
