import { minorDigits } from '@waybill/domain'
import type { Money, Party } from './model.ts'

const HEADINGS = {
  title: ['BILL OF LADING', 'CONOCIMIENTO DE EMBARQUE'],
  supplement: ['SUPPLEMENT TO THE BILL OF LADING', 'SUPLEMENTO'],
  notNegotiable: ['STRAIGHT BILL, NOT NEGOTIABLE', 'NO NEGOCIABLE'],
  shipFrom: ['SHIP FROM', 'REMITENTE'],
  shipTo: ['SHIP TO', 'CONSIGNATARIO'],
  billTo: ['THIRD PARTY FREIGHT CHARGES BILL TO', 'FLETE A CARGO DE UN TERCERO'],
  instructions: ['SPECIAL INSTRUCTIONS', 'INSTRUCCIONES ESPECIALES'],
  orders: ['CUSTOMER ORDER INFORMATION', 'PEDIDOS DEL CLIENTE'],
  carrierBlock: ['CARRIER INFORMATION', 'DATOS DEL TRANSPORTE'],
  date: ['Date', 'Fecha'],
  name: ['Name', 'Nombre'],
  address: ['Address', 'Dirección'],
  city: ['City/State/Zip', 'Ciudad'],
  contact: ['Contact', 'Contacto'],
  number: ['Bill of Lading Number', 'Número'],
  carrier: ['Carrier name', 'Transportista'],
  trailer: ['Trailer number', 'Remolque'],
  seals: ['Seal number(s)', 'Sellos'],
  pro: ['PRO number', 'Guía'],
  terms: ['Freight charge terms', 'Pago del flete'],
  prepaid: ['Prepaid', 'Pagado'],
  collect: ['Collect', 'Por cobrar'],
  thirdParty: ['3rd party', 'Tercero'],
  master: [
    'Master bill of lading: with attached underlying bills of lading',
    'Conocimiento maestro con conocimientos anexos',
  ],
  orderNumber: ['CUSTOMER ORDER NUMBER', 'PEDIDO'],
  packages: ['# PKGS', 'BULTOS'],
  weight: ['WEIGHT (LB)', 'PESO'],
  pallet: ['PALLET/SLIP', 'TARIMA'],
  info: ['ADDITIONAL SHIPPER INFO', 'INFORMACIÓN ADICIONAL'],
  quantity: ['QTY', 'CANT.'],
  type: ['TYPE', 'TIPO'],
  handlingUnit: ['HANDLING UNIT', 'UD.'],
  package: ['PACKAGE', 'BULTO'],
  hazmat: ['H.M. (X)', 'M.P.'],
  description: ['COMMODITY DESCRIPTION', 'DESCRIPCIÓN DE LA MERCANCÍA'],
  ltl: ['LTL ONLY', 'SOLO LTL'],
  nmfc: ['NMFC #', 'NMFC'],
  freightClass: ['CLASS', 'CLASE'],
  grandTotal: ['GRAND TOTAL', 'TOTAL'],
  shipper: ['SHIPPER SIGNATURE / DATE', 'FIRMA DEL REMITENTE / FECHA'],
  loaded: ['TRAILER LOADED', 'CARGADO'],
  counted: ['FREIGHT COUNTED', 'CONTADO'],
  driver: ['CARRIER SIGNATURE / PICKUP DATE', 'FIRMA DEL TRANSPORTISTA / FECHA'],
} as const satisfies Record<string, readonly [en: string, es: string]>

export type Heading = keyof typeof HEADINGS

/** A heading in English, or in English and Spanish. */
export function heading(name: Heading, bilingual: boolean): string {
  const [english, spanish] = HEADINGS[name]
  return bilingual && english.toUpperCase() !== spanish ? `${english} / ${spanish}` : english
}

/**
 * The shipper's certification, word for word. 49 CFR 172.204(a)(1), whose note lets `herein-named` stand for
 * `above-named`: some of the materials may stand on a following page. TDG 3.6.1(1)(a) where the way is Canadian; that
 * section takes the other one as well.
 */
export const CERTIFICATIONS = {
  above:
    'This is to certify that the above-named materials are properly classified, described, packaged, marked and labeled, and are in ' +
    'proper condition for transportation according to the applicable regulations of the Department of Transportation.',
  herein:
    'This is to certify that the herein-named materials are properly classified, described, packaged, marked and labeled, and are in ' +
    'proper condition for transportation according to the applicable regulations of the Department of Transportation.',
  canada:
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, are ' +
    'properly classified and packaged, have dangerous goods safety marks properly affixed or displayed on them, and are in all respects ' +
    'in proper condition for transport according to the Transportation of Dangerous Goods Regulations.',
} as const

/** The sentences of the paper, in our own words after the rules they name. */
export const SENTENCES = {
  care: 'Goods that need special care in handling or stowing must be so marked and packed that they travel safely with ordinary care.',
  value:
    'Where the rate depends on value, the shipper must state the agreed or declared value of the goods in writing.',
  declared: (value: string, per: string) =>
    `The shipper states that the value of the goods does not exceed ${value} per ${per}.`,
  declaredOn: (bill: string) =>
    `The value of the goods is stated on bill of lading ${bill}, for all of the shipment together.`,
  liability:
    'NOTE: The carrier’s liability for loss of or damage to this shipment may be limited. See 49 U.S.C. § 14706(c)(1)(A) and (B).',
  received:
    'RECEIVED in apparent good order, except as noted, subject to the rates, contract or individually determined terms agreed in writing ' +
    'between carrier and shipper and otherwise to the classifications, tariffs and rules the carrier has established, which it gives the ' +
    'shipper on request, and to all applicable state and federal regulations. The carrier agrees to carry the goods to the place of delivery named above.',
  payment:
    'The carrier may not deliver this shipment to the consignee without payment of freight and all other lawful charges.',
  acknowledged:
    'The carrier acknowledges receipt of the packages and of any required placards, and that emergency response information was made ' +
    'available or is carried in the vehicle. The goods are received in apparent good order, except as noted.',
} as const

const moneyFormats = new Map<string, Intl.NumberFormat>()
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A count or a weight in pounds: `1,250` or `37.5`. */
export function figure(value: number): string {
  // Most weights and counts of a label need no look at groups and decimals.
  return Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : whole.format(value)
}

/** An amount as it is printed: `$139.45`, `CA$20.00`, `¥500`. */
export function money({ amount, currency }: Money): string {
  // Node's own digits are those in use: it writes no cents of a Colombian peso, and amounts are counted in them.
  const digits = minorDigits(currency)
  const format =
    moneyFormats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
    })
  moneyFormats.set(currency, format)
  return format.format(amount / 10 ** digits)
}

/** `2026-11-24` as a dock reads it: `11/24/2026`. */
export function americanDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** `Reno, NV 89502`, and the country when it is another than the United States. */
export function cityLine(party: Party): string {
  const country = party.country === 'US' ? '' : ` ${party.country}`
  return `${party.city}, ${party.state} ${party.zip}${country}`
}

/** What introduces the number to call when something leaks: 172.604(a)(3)(ii); `24-Hour Number` is TDG 3.5(1)(f). */
export const emergencyLine = (emergency: string, inCanada: boolean): string =>
  `EMERGENCY CONTACT, ${inCanada ? '24-Hour Number' : '24 hours'}: ${emergency}`
