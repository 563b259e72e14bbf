import type { PlacePart } from './fields.ts'
import { headWords } from './words.ts'

/** Whose place a head speaks of: the one that freight goes to, the payer's, the one that it leaves, the buyer's, or another's. */
export type Party = 'shipTo' | 'billTo' | 'shipFrom' | 'buyer' | 'other'

/** What heads call a party, in the words of `headWords`; longer ones before those that begin them. */
const partyWords: readonly (readonly [string, Party])[] = (
  [
    ['shipTo', 'ship to', 'shipto', 'shipping', 'ship', 'deliver to', 'delivery', 'consignee', 'destination', 'dest'],
    ['shipTo', 'recipient', 'receiver', 'drop off', 'dropoff', 'destinatario', 'envio', 'entrega', 'enviar a'],
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
    ['billTo', 'facturacion', 'facturar a', 'pagador', 'remit to'],
    ['shipFrom', 'ship from', 'shipfrom', 'shipper', 'origin', 'from', 'pickup from', 'pick up', 'pickup', 'sender'],
    ['shipFrom', 'warehouse', 'return to', 'return', 'returns', 'origen', 'remitente', 'recoleccion', 'almacen'],
    ['buyer', 'buyer', 'customer', 'purchaser', 'ordered by', 'comprador'],
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
  name: ['name', 'full name', 'addressee', 'party'],
  firstName: ['first name', 'firstname', 'given name', 'forename'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos'],
  contact: ['contact', 'contact name', 'attention', 'attn', 'care', 'atencion', 'contacto', 'contact person'],
  street: [
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
  city: ['city', 'town', 'suburb', 'locality', 'city name', 'ciudad', 'municipio', 'poblacion'],
  state: [
    ...['state', 'state code', 'province', 'province code', 'region code', 'region', 'state province', 'state region'],
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
    ...['zip postal', 'postal zip', 'postal code zip', 'code postal', 'pin code', 'code zip'],
  ],
  country: ['country', 'country code', 'country id', 'country iso', 'country name', 'nation', 'pais', 'code pais'],
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

/**
 * Whose place a head speaks of, and which part of it: `Billing Zip`, `First Name (Shipping)`, `ship-city`. Null: it names no
 * party, or nothing of a place, as `Ship date` does.
 */
export function partyHeadOf(head: string): PartyHead | null {
  const words = headWords(head.replace(/\b(ship|bill|sold)to(?=[a-z])/gi, '$1 to '))
  for (const [name, party] of partyWords) {
    const rest = words.startsWith(`${name} `)
      ? words.slice(name.length + 1)
      : words.endsWith(` ${name}`)
        ? words.slice(0, -name.length - 1)
        : null
    const found = rest === null ? undefined : partByWords.get(rest)
    if (found !== undefined) return { party, ...found }
  }
  return null
}
