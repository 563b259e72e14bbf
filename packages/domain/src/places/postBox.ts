import { modes } from '../shipment/modes.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type { Address, Mode } from '../shipment/shipment.ts'
import { isMilitary } from './territories.ts'

/**
 * How boxes are written: at the post office (P.O. Box 312, POB 312, Apartado 12, Casilla 12), on a rural or highway route
 * (RR 4 Box 71) and with the route behind (Box 71, RR 4). A box without a number is the name of a street: 100 Box Elder Rd.
 * Source: Postal Service, Publication 28, 241 ff. and 28 (Puerto Rico, 29).
 */
const boxes: readonly RegExp[] = [
  /\bp\.?\s*o\.?\s*(?:box|bx|drawer)\b/i,
  /\bp\.?o\.?b\.?\s*#?\s*\d/i,
  /\bpost\s+office\s+(?:box|drawer)\b/i,
  /(?:^|,)\s*(?:lock\s*)?(?:box|bx)\.?\s*#?\s*\d/i,
  /\b(?:r\.?r\.?|rural\s+route|r\.?f\.?d\.?|hcr?|highway\s+contract(?:\s+route)?)\s*#?\s*\d+\s*,?\s*(?:box|bx)\.?\s*#?\s*\d/i,
  /(?:^|,)\s*(?:apartado|apdo\.?|casilla)(?:\s+(?:postal|de\s+correos))?\s*#?\s*\d/i,
]

/** The line of an address that is a box of the post; null: none is. */
export function postBoxIn(address: Pick<Address, 'street' | 'street2'>): 'street' | 'street2' | null {
  const isBox = (line: string): boolean => boxes.some(box => box.test(line.trim()))
  return isBox(address.street) ? 'street' : isBox(address.street2) ? 'street2' : null
}

/** Whether the Postal Service alone comes to an address: to a box, or to a military post office. */
export const isByPostAlone = (address: Address): boolean => postBoxIn(address) !== null || isMilitary(address)

/** SCAC of the Postal Service. */
const POST = 'USPS'

/**
 * What keeps a carrier from an address to which the Postal Service alone comes. Of parcels it is told once a carrier is
 * named: as long as none is, the post can still be chosen.
 * @param at where the address stands: `destination`
 */
export function postBoxProblems(
  at: string,
  address: Address,
  { mode, appointedCarrier = '' }: { readonly mode: Mode; readonly appointedCarrier?: string | undefined },
): readonly Problem[] {
  if (modes[mode].isLabelled && (appointedCarrier === '' || appointedCarrier === POST)) return []
  const line = postBoxIn(address)
  if (line !== null) return [problem(`${at}.${line}`, 'postBox')]
  return isMilitary(address) ? [problem(`${at}.state`, 'militaryMail')] : []
}
