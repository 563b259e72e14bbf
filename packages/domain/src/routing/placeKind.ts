import { widerService } from '../freight/accessorials.ts'
import { companyKey } from './routingRule.ts'

/** Kinds of places at which carriers charge extra, and the plain one. */
export const siteKinds = [
  'business',
  'residential',
  'limitedAccess',
  'school',
  'construction',
  'storage',
  'tradeShow',
] as const
export type SiteKind = (typeof siteKinds)[number]
export const isSiteKind = (text: string): text is SiteKind => siteKinds.some(kind => kind === text)

type ChargedKind = Exclude<SiteKind, 'business'>

/** The service that a carrier charges at such a place: codes of `accessorials.ts`. */
const serviceAt: Readonly<Record<ChargedKind, Readonly<Record<'origin' | 'destination', string>>>> = {
  residential: { origin: 'RESPU', destination: 'RESDEL' },
  limitedAccess: { origin: 'LTDPU', destination: 'LTDDEL' },
  school: { origin: 'LTDPU', destination: 'EDUDEL' },
  construction: { origin: 'CONPU', destination: 'CONDEL' },
  storage: { origin: 'LTDPU', destination: 'SSTORDEL' },
  tradeShow: { origin: 'CNVPU', destination: 'CNVDEL' },
}

/** A school that is asked for as limited access is no surprise, nor limited access as a school. */
const covers = (asked: string, service: string): boolean =>
  asked === service || asked === widerService(service) || widerService(asked) === service

/** No trade names itself so: where these stand, the place is one. */
const sureWords =
  /\b(prison|jail|penitentiary|correctional|army|air force|afb|naval|marine corps|national guard|fort [a-z]+|camp lejeune|joint base|embassy)\b/

/** Words that stand for a kind of place in the name of a company, in the order in which they are looked for. */
const nameWords: readonly (readonly [ChargedKind, RegExp])[] = [
  ['construction', /\b(construction site|jobsite|job site|building site|construction trailer)\b/],
  ['storage', /\b(self storage|mini storage|storage units?|public storage|u haul|extra space|cubesmart|storage)\b/],
  [
    'school',
    /\b(school|schools|elementary|academy|university|college|preschool|kindergarten|isd|middle school|high school|escuela|universidad)\b/,
  ],
  ['tradeShow', /\b(convention cent(er|re)|expo cent(er|re)|exhibition hall|trade show|fairgrounds?|booth)\b/],
  [
    'residential',
    /\b(residence|residential|apartments?|condominiums?|condos?|townhomes?|mobile home park|c o home|home of)\b/,
  ],
  [
    'limitedAccess',
    /\b(church|chapel|cathedral|synagogue|mosque|temple|parish|ministries|farms?|ranch|orchards?|vineyards?|dairy|mine|mines|quarry|correction center|detention|hotel|motel|inn|resort|casino|navy|military|camp [a-z]+|armory|arsenal|airport|hospital|nursing home|assisted living|marina|golf|country club|campground|camp|zoo|amusement|museum|courthouse|police|fire (station|dept|department)|nuclear|power plant|port authority|wind farm|solar farm)\b/,
  ],
]

/**
 * Words of trades that deal in what such places use, or in their name: a church supply house has a dock. They stand in the
 * same name as the other word.
 */
const tradeWords =
  /\b(supply|supplies|suppliers?|equipment|distribut(ion|ors?|ing)|products?|manufacturing|mfg|wholesale|wholesalers|logistics|warehouse|warehousing|fulfillment|industries|systems|special(ty|ties)|insurance|bureau|fresh|foods?|brands?|materials|tools?|outfitters|implements?|machinery|rentals|packaging|freight|cold storage|uniforms?|furnishings|fixtures|credit|bank|surplus|safety|works|steel|motors|electronics)\b/

/** In a street: a flat is where people live. `Ste` and `Unit` are not. */
const streetWords = /\b(apt|apartment|trailer park|lot)\b(?! line)/

export interface NamedPlace {
  readonly company: string
  readonly street: string
  readonly street2: string
}

export interface FoundKind {
  readonly kind: SiteKind
  /** The word that gave it away, as it stands without case; empty where somebody said so. */
  readonly word: string
}

const wordIn = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? ''

/** What the name and the street of a place give away; null where they say nothing. Without a guess about people's names. */
export function placeKindOf({ company, street, street2 }: NamedPlace): FoundKind | null {
  const name = companyKey(company)
  const sure = wordIn(name, sureWords)
  if (sure !== '') return { kind: 'limitedAccess', word: sure }
  for (const [kind, pattern] of nameWords) {
    const word = wordIn(name, pattern)
    if (word !== '' && !tradeWords.test(name.replace(word, ' '))) return { kind, word }
  }
  const flat = wordIn(companyKey(`${street} ${street2}`), streetWords)
  return flat === '' ? null : { kind: 'residential', word: flat }
}

/** By what a place is remembered: company, street and ZIP without case and stops. */
export const placeKey = ({ company, street, zip }: NamedPlace & { readonly zip: string }): string =>
  [company, street, zip.slice(0, 5)].map(companyKey).join('|')

/** A place whose carrier will charge for what it is, while nobody asked for the service. */
export interface PlaceSurprise extends FoundKind {
  readonly end: 'origin' | 'destination'
  /** The service that would make it no surprise. */
  readonly service: string
}

/**
 * What is found at one end of the way and not asked for yet; null where nothing is.
 * @param said what somebody said of the place before, which goes before its name
 */
export function placeSurprise(
  end: 'origin' | 'destination',
  place: NamedPlace,
  said: SiteKind | null,
  services: readonly string[],
): PlaceSurprise | null {
  const found = said === null ? placeKindOf(place) : { kind: said, word: '' }
  if (found === null || found.kind === 'business') return null
  const service = serviceAt[found.kind][end]
  return services.some(code => covers(code, service)) ? null : { ...found, end, service }
}
