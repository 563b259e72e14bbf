import { modes } from '../shipment/modes.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type { Address, Mode } from '../shipment/shipment.ts'
import { isMilitary } from './territories.ts'

const streetWords = 'st|street|rd|road|ave?|avenue|ln|lane|dr|drive|blvd|boulevard|way|ct|court|hwy|highway|pkwy'

/** A box by its number, not the name of a street: 4 Box Elder Rd and Box 4 Ranch Rd are none. */
const numberedBox = String.raw`(?:box|bx|buzon)\.?\s*#?\s*[a-z]?-?\d[\w-]*(?!.*\b(?:${streetWords})\b)`

/** A route of mail carriers, which says nothing of where on it a place is. */
const mailRoute = String.raw`(?:r\.?\s*r|r\.?\s*(?:f\.?\s*)?d|rural\s+(?:route|rte?)|hcr?|h\.\s*c|highway\s+contract(?:\s+route)?)\.?\s*[#-]?\s*\d+[a-z]?`

/** Boxes of the post office and its counter, wherever they stand in a line: P.O. Box 312, Post Office Drawer 9. */
const anywhere: readonly RegExp[] = [
  /(?<![a-z\d])p[\s./-]*[o0][\s./-]*(?:box|bx|drawer|drwr)(?![a-z])/,
  /(?<![a-z\d])p[\s./]*o[\s./]*b\.?\s*#?\s*\d/,
  /\b(?:post\s+office|postal)\s+(?:box|drawer)\b/,
]

/** A number behind PO that is the post's as far as nothing else is an address: beside a house it is a purchase order's. */
const bareNumber = /^p[\s./]*o(?:\.|\s)\s*\d{1,5}[a-z]?$/

/**
 * The same at the beginning of a part of a line: PO 312, POB 7, Drawer 15, General Delivery, Apartado 33, C.P. 200 (a Mexican
 * C.P. has the five figures of a postal code, and a PO with a # or of more than five figures is a purchase order), those of
 * military units (PSC 3 Box 1), and those on routes (RR 4 Box 71).
 * Source: Postal Service, Publication 28, 241 ff. and 28 (Puerto Rico, 29); Canada Post, addressing guidelines.
 */
const atStart: readonly RegExp[] = [
  bareNumber,
  /^drawer\s*#?\s*(?:\d+[a-z]?|[a-z]{1,2})$/,
  /^gen(?:eral|\.)?\s*del(?:ivery|\.)?(?:$|\s+(?:stn|station|counter)\b)/,
  /^(?:lista\s+de\s+correos|entrega\s+general|poste\s+restante)$/,
  /^(?:apartado|apdo\.?|casilla)(?:\s+(?:postal|aereo|de\s+correos))?\s*#?\s*\d/,
  /^(?:case|boite|caja)\s+postale?\s*#?\s*\d/,
  /^(?:c\.?p\.?|b\.?p\.?)\s*#?\s*\d{1,4}$/,
  /^(?:psc|cmr)\s*#?\s*\d+\s*,?\s*(?:box|bx)\b/,
  /^unit\s*#?\s*\d{4,5}\s*,?\s*(?:box|bx)\b/,
  /^postbox\s*#?\s*\d/,
  /^star\s+(?:route|rte?)\.?(?:\s*#?\s*\d|\s+(?:box|bx)\b)/,
  new RegExp(String.raw`^(?:lock\s*)?${numberedBox}`),
  new RegExp(String.raw`^(?:${mailRoute}|(?:route|rte?|s\.?r)\.?\s*[#-]?\s*\d+[a-z]?)\s*${numberedBox}`),
]

/** A route without a box. */
const bareRoute = new RegExp(`^${mailRoute}$`)

/** A house by its number or its street: what follows it in the line is a box at that house. */
const isHouse = (part: string): boolean =>
  /^\d+[a-z]?(?:[-/]\d+)?\s+[a-z]/.test(part) ||
  new RegExp(String.raw`\S\s+(?:${streetWords})\b|^(?:calle|rue|avenida)\b`).test(part)

/** A house by its number, before the street or behind it: 5 Main St, Calle Sol 77. */
const isNumberedHouse = (part: string): boolean => isHouse(part) && /^\d|\s\d+[a-z]?$/.test(part)

/** Parts of a line, without accents and case. */
const partsOfLine = (line: string): readonly string[] =>
  line
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[,;]/)
    .map(part => part.trim())
    .filter(part => part !== '')

function isBox(line: string): boolean {
  const parts = partsOfLine(line)
  const house = parts.findIndex(isHouse)
  const leading = house < 0 ? parts : parts.slice(0, house)
  return (
    parts.some(part => anywhere.some(box => box.test(part))) ||
    leading.some(part => atStart.some(box => box.test(part))) ||
    atStart.some(box => box.test(leading.join(' ')))
  )
}

/** The line of an address that is a box of the post; null: none is. */
export function postBoxIn(address: Pick<Address, 'street' | 'street2'>): 'street' | 'street2' | null {
  const [first = ''] = partsOfLine(address.street)
  // Beside a street a route says how the mail gets there; by itself it says all that there is.
  if (isBox(address.street) || (bareRoute.test(first) && address.street2.trim() === '')) return 'street'
  if (!isBox(address.street2)) return null
  const isOrder = partsOfLine(address.street2).every(part => bareNumber.test(part))
  return isOrder && partsOfLine(address.street).some(isNumberedHouse) ? null : 'street2'
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
  if (isMilitary(address)) return [problem(`${at}.state`, 'militaryMail')]
  const line = postBoxIn(address)
  return line === null ? [] : [problem(`${at}.${line}`, 'postBox')]
}
