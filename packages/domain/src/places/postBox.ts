import { modes } from '../shipment/modes.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type { Address, Mode } from '../shipment/shipment.ts'
import { isMilitary } from './territories.ts'

const streetWords = 'st|street|rd|road|ave?|avenue|ln|lane|dr|drive|blvd|boulevard|way|ct|court|hwy|highway|pkwy'

const numberSign = String.raw`\.?\s*(?:#|n(?:o|um|umber)\b\.?)?\s*`

/** A box by its number, not the name of a street: 4 Box Elder Rd and Box 4 Ranch Rd are none. */
const numberedBox = String.raw`(?:box|bx|buzon)${numberSign}[a-z]?-?\d[\w-]*(?!.*\b(?:${streetWords})\b)`

/** A route of mail carriers, which says nothing of where on it a place is. */
const mailRoute = String.raw`(?:r\.?\s*r|r\.?\s*(?:f\.?\s*)?d|rural\s+(?:route|rte?)|hcr?|h\.\s*c|(?:highway|hwy)\s+contract(?:\s+(?:route|rte?))?)\.?\s*[#-]?\s*\d+[a-z]?`

/** A place on a route in Canada: Site 6 Comp 10. */
const siteOnRoute = String.raw`site\s*#?\s*\d+[a-z]?\s*(?:comp(?:artment)?|box|bx)\.?\s*#?\s*\d`

/** A box that names its route behind it, with letters that are a road's as well: Box 12 RD 2. */
const boxOnRoute = new RegExp(String.raw`^(?:box|bx)${numberSign}[a-z]?-?\d[\w-]*\s+${mailRoute}$`)

/** Boxes of the post office and its counter, wherever they stand in a line: P.O. Box 312, Post Office Drawer 9. */
const anywhere: readonly RegExp[] = [
  /(?<![a-z\d])(?:g[\s.]*)?p[\s./-]*[o0][\s./-]*(?:box|bx|drawer|drwr)(?![a-z])/,
  /(?<![a-z\d])p[\s./-]*[o0][\s./-]*(?:bag|bin)\s*#?\s*\d/,
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
  /^(?:c\.?p\.?|b\.?p\.?)\s*#?\s*(?:\d{1,4}$|\d{1,5}\s+(?:succ(?:ursale)?|stn|station)\b)/,
  /^(?:psc|cmr)\s*#?\s*\d+\s*,?\s*(?:box|bx)\b/,
  /^unit\s*#?\s*\d{4,5}\s*,?\s*(?:box|bx)\b/,
  new RegExp(String.raw`^post[\s-]*box${numberSign}\d`),
  /^box\s*#?\s*[a-z]$/,
  /^(?:firm\s+)?caller(?:\s+service)?\s*#?\s*\d/,
  /^star\s+(?:route|rte?)\.?(?:\s*#?\s*\d|\s+(?:box|bx)\b)/,
  new RegExp(String.raw`^(?:lock\s*)?${numberedBox}`),
  boxOnRoute,
  new RegExp(String.raw`^(?:${mailRoute}\s*)?${siteOnRoute}`),
  new RegExp(String.raw`^(?:${mailRoute}|(?:route|rte?|s\.?r)\.?\s*[#-]?\s*\d+[a-z]?)\s*${numberedBox}`),
]

/** A route without a box. */
const bareRoute = new RegExp(`^${mailRoute}$`)

/** A house by its number or its street: what follows it in the line is a box at that house. */
const isHouse = (part: string): boolean =>
  /^\d+[a-z]?(?:[-/]\d+)?\s+[a-z]/.test(part) ||
  (!boxOnRoute.test(part) && new RegExp(String.raw`\S\s+(?:${streetWords})\b|^(?:calle|rue|avenida)\b`).test(part))

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

/** What says who takes freight, or where within a building: Attn Receiving, Suite 4. */
const withinPlace =
  /^(?:att(?:n|ention)\b|c\/o\b|(?:ste|suite|apt|apartment|unit|bldg|building|fl|floor|rm|room|dock|door|dept|department)\b\.?\s*#?\s*(?:\d[\w-]*|[a-z])$|#)/

/** Whether a line names a route, and neither it nor the other says where on it. */
function isRouteAlone(line: string, other: string): boolean {
  const [first = '', ...rest] = partsOfLine(line)
  const isSaidBeside = partsOfLine(other).some(part => !bareRoute.test(part) && !withinPlace.test(part))
  return bareRoute.test(first) && !rest.some(isHouse) && !isSaidBeside
}

/** The line of an address that is a box of the post; null: none is. */
export function postBoxIn(address: Pick<Address, 'street' | 'street2'>): 'street' | 'street2' | null {
  const { street, street2 } = address
  // Beside a street a route says how the mail gets there; by itself it says all that there is.
  if (isBox(street) || isRouteAlone(street, street2)) return 'street'
  if (isRouteAlone(street2, street)) return 'street2'
  if (!isBox(street2)) return null
  const isOrder = partsOfLine(street2).every(part => bareNumber.test(part))
  return isOrder && partsOfLine(street).some(isNumberedHouse) ? null : 'street2'
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
