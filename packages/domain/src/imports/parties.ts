import type { PlacePart } from './fields.ts'
import { headWords } from './words.ts'

/** Whose place a head speaks of: the one that freight goes to, the payer's, the one that it leaves, the buyer's, or another's. */
export type Party = 'shipTo' | 'billTo' | 'shipFrom' | 'buyer' | 'other'

/** What heads call a party, in the words of `headWords`; longer ones before those that begin them. */
const partyWords: readonly (readonly [string, Party])[] = (
  [
    ['shipTo', 'ship to', 'shipto', 'shipping', 'ship', 'deliver to', 'delivery', 'consignee', 'destination', 'dest'],
    ['shipTo', 'recipient', 'receiver', 'drop off', 'dropoff', 'destinatario', 'envio', 'entrega', 'enviar a'],
    ['shipTo', 'ship to party', 'entregar a', 'livraison', 'livrer a', 'expedier a', 'destinataire'],
    ['shipTo', 'lieferanschrift', 'lieferadresse', 'lieferung', 'liefer', 'empfanger', 'warenempfanger'],
    [
      'billTo',
      'bill to',
      'billto',
      'billing',
      'bill',
      'invoice to',
      'invoicing',
      'invoice',
      'payer',
      'sold to',
      'soldto',
    ],
    ['billTo', 'facturacion', 'facturar a', 'pagador', 'remit to', 'sold to party', 'bill to party', 'fiscal'],
    ['billTo', '3 rd party', '3rd party', 'third party', '3rd party bill to', 'third party bill to', 'freight bill to'],
    ['billTo', 'facturation', 'facture', 'facturer a', 'rechnung', 'rechnungsanschrift', 'rechnungsadresse'],
    ['shipFrom', 'ship from', 'shipfrom', 'shipper', 'origin', 'from', 'pickup from', 'pick up', 'pickup', 'sender'],
    ['shipFrom', 'warehouse', 'return to', 'return', 'returns', 'origen', 'remitente', 'recoleccion', 'almacen'],
    ['shipFrom', 'expediteur', 'absender'],
    ['buyer', 'buyer', 'customer', 'purchaser', 'ordered by', 'sell to', 'comprador', 'acheteur', 'kaufer'],
    ['other', 'seller', 'merchant', 'vendor', 'supplier', 'carrier', 'broker', 'sales rep', 'salesperson', 'agent'],
    ['other', 'notify', 'notify party', 'owner', 'proveedor', 'vendedor', 'transportista'],
  ] as const
)
  .flatMap(([party, ...names]) => names.map(name => [name, party] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Parts of a place as heads name them behind a party; the first of several columns of one part is the best. */
const partWords: Readonly<Record<PlacePart, readonly string[]>> = {
  company: [
    'company',
    'company name',
    'organization',
    'organisation',
    'business',
    'business name',
    'empresa',
    'compania',
  ],
  name: ['name', 'full name', 'addressee', 'address name'],
  firstName: ['first name', 'firstname', 'given name', 'forename'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos'],
  contact: ['contact', 'contact name', 'attention', 'attn', 'care', 'atencion', 'contacto', 'contact person'],
  street: [
    // `Delivery Address/Street` is more of a street than `Delivery Address`, which is a name beside it.
    'address street',
    ...[
      'address 1',
      'address line 1',
      'street 1',
      'street address 1',
      'address 1 2',
      'line 1',
      'address line',
      'address',
    ],
    ...['street address', 'street', 'street line 1', 'calle', 'domicilio'],
  ],
  street2: [
    'address 2',
    'address line 2',
    'street 2',
    'street line 2',
    'street address 2',
    'line 2',
    'suite',
    'unit',
    'apt',
  ],
  street3: ['address 3', 'address line 3', 'street 3', 'street line 3', 'line 3', 'address 4', 'address line 4'],
  city: ['city', 'address city', 'town', 'suburb', 'locality', 'city name', 'ciudad', 'municipio', 'poblacion'],
  state: [
    ...[
      'state',
      'address state',
      'state code',
      'province',
      'province code',
      'region code',
      'region',
      'state province',
      'state region',
    ],
    ...['province state', 'state abbreviation', 'state name', 'province name', 'region name', 'estado', 'provincia'],
  ],
  zip: [
    ...[
      'zip',
      'zip code',
      'zipcode',
      'postal code',
      'postalcode',
      'postcode',
      'post code',
      'postal',
      'zip postal code',
    ],
    ...[
      'zip postal',
      'postal zip',
      'postal code zip',
      'code postal',
      'pin code',
      'code zip',
      'address zip',
      'c p',
      'cp',
    ],
  ],
  country: [
    'country',
    'address country',
    'country code',
    'country id',
    'country iso',
    'country name',
    'nation',
    'pais',
    'code pais',
  ],
  phone: ['phone', 'phone number', 'mobile', 'cell', 'contact phone', 'tel number', 'contact number'],
  email: ['email', 'e mail', 'email address', 'contact email', 'correo', 'e mail address'],
}

/** A head that names a part of somebody's place. `rank` 0 is the head that says it best. */
export interface PartyHead {
  readonly party: Party
  readonly part: PlacePart
  readonly rank: number
}

const parts = Object.entries(partWords).flatMap(([part, names]) =>
  names.map((name, rank) => [name, { part: part as PlacePart, rank }] as const),
)
const partByWords: ReadonlyMap<string, { readonly part: PlacePart; readonly rank: number }> = new Map(parts)

/** Names of parties in heads of electronic documents: `N1_ST_Name`, and `ST Name` in capitals alone. */
const segments: Readonly<Record<string, string>> = {
  ...{ ST: 'ship to', CN: 'consignee', BT: 'bill to', BY: 'buyer', SF: 'ship from', SH: 'shipper', SE: 'seller' },
  ...{ SO: 'sold to', RI: 'remit to' },
}
const SEGMENT = /^N[1-4](?:0\d)?[ _-]+(ST|CN|BT|BY|SF|SH|SE|SO|RI)[ _-]+/
const CAPITALS = /^(ST|BT|SF)[ _-]+(?=[A-Za-z])/

/** The words of a head of places, as they are compared. */
const placeWords = (head: string): string =>
  headWords(
    head
      .trim()
      .replace(SEGMENT, (_, party: string) => `${segments[party]} `)
      .replace(CAPITALS, (_, party: string) => `${segments[party]} `)
      .replace(/\b(ship|bill|sold)to(?=[a-z])/gi, '$1 to '),
  )

/** Each reading of words as a party and what is said of it. */
function* partiesIn(words: string): Generator<{ readonly party: Party; readonly rest: string }> {
  for (const [name, party] of partyWords) {
    if (words.startsWith(`${name} `)) yield { party, rest: words.slice(name.length + 1) }
    else if (words.endsWith(` ${name}`)) yield { party, rest: words.slice(0, -name.length - 1) }
  }
}

/**
 * Whose place a head speaks of, and which part of it: `Billing Zip`, `First Name (Shipping)`, `ship-city`. Null: it names no
 * party, or nothing of a place, as `Ship date` does.
 */
export function partyHeadOf(head: string): PartyHead | null {
  for (const { party, rest } of partiesIn(placeWords(head))) {
    const found = partByWords.get(rest)
    if (found !== undefined) return { party, ...found }
  }
  return null
}

/** Which part of a place a head without a party names; null: none. */
export const plainPartOf = (head: string): PlacePart | null => partByWords.get(placeWords(head))?.part ?? null

/** Whether a head is another party's than the receiver's, whatever it says of it: `CP de facturación`, `Vendor region`. */
export function isOfOthers(head: string): boolean {
  const [first] = partiesIn(placeWords(head))
  return first !== undefined && first.party !== 'shipTo' && first.party !== 'buyer'
}

/** What another system calls a place or a party by: `Ship-to Code`, `Customer ID`. */
const numbers = new Set(['code', 'id', 'number', 'key', 'location', 'location code', 'store', 'store number', 'gln'])

/** Whether a head is the number of a party in another system: nothing of a place, and nothing of an item. */
export function isPartyNumber(head: string): boolean {
  const words = placeWords(head)
  return [...partiesIn(words)].some(({ rest }) => numbers.has(rest))
}

const partyOnly: ReadonlyMap<string, Party> = new Map(partyWords)

/** Whether a text is a party and nothing else: the title over the heads of its place. */
export const isPartyAlone = (text: string): boolean => partyOnly.has(placeWords(text))

/** Parties that are also days, prices and methods of their deliveries. */
const elseToo = new Set([
  ...['ship', 'shipping', 'delivery', 'destination', 'dest', 'envio', 'entrega', 'livraison', 'lieferung', 'liefer'],
  ...['lieferanschrift', 'lieferadresse'],
])

/** Whether a head calls the receiver by nothing but that: `Ship to`, `Consignee`. */
export function isReceiverHead(head: string): boolean {
  const words = placeWords(head)
  return partyOnly.get(words) === 'shipTo' && !elseToo.has(words)
}
