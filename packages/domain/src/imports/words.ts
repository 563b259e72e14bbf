import { doubtedUnits, inches, pounds, tonIn } from './units.ts'

/** Marks over and under letters, which are left out where words are compared. */
const ACCENTS = /[\u0300-\u036f]/g

/** Words as they are compared: small letters and digits without accents, single blanks between. `Qty. (pcs)` → `qty pcs` */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Short forms in heads, and what they stand for. */
const longForms: Readonly<Record<string, string>> = {
  no: 'number',
  nbr: 'number',
  num: 'number',
  nr: 'number',
  numero: 'number',
  qty: 'quantity',
  qnty: 'quantity',
  quan: 'quantity',
  cant: 'quantity',
  cantidad: 'quantity',
  desc: 'description',
  descr: 'description',
  descripcion: 'description',
  wt: 'weight',
  wgt: 'weight',
  peso: 'weight',
  len: 'length',
  lgth: 'length',
  ht: 'height',
  hgt: 'height',
  addr: 'address',
  add: 'address',
  direccion: 'address',
  st: 'state',
  cust: 'customer',
  cst: 'customer',
  cliente: 'customer',
  ord: 'order',
  orden: 'order',
  pedido: 'order',
  dt: 'date',
  fecha: 'date',
  amt: 'amount',
  pkg: 'package',
  pkgs: 'packages',
  tel: 'phone',
  telephone: 'phone',
  telefono: 'phone',
  nom: 'name',
  nombre: 'name',
  cd: 'code',
  codigo: 'code',
  pc: 'piece',
  // French
  ...{ commande: 'order', quantite: 'quantity', qte: 'quantity', poids: 'weight', ville: 'city', adresse: 'address' },
  ...{ pays: 'country', client: 'customer', societe: 'company', produit: 'product', article: 'item', prov: 'province' },
  ...{ devise: 'currency', valeur: 'value', statut: 'status', rue: 'street', prenom: 'first name', unite: 'unit' },
  // German
  ...{ auftragsnr: 'order number', auftragsnummer: 'order number', auftrag: 'order', auftragsdatum: 'order date' },
  ...{ kunde: 'customer', firma: 'company', strasse: 'street', plz: 'zip', ort: 'city', land: 'country' },
  ...{ artikel: 'item', artikelnr: 'item number', artikelnummer: 'item number', bezeichnung: 'description' },
  ...{ menge: 'quantity', anzahl: 'quantity', stuck: 'quantity', einheit: 'unit', gewicht: 'weight', telefon: 'phone' },
  ...{ wahrung: 'currency', warenwert: 'order value', bemerkung: 'remarks', preis: 'price', datum: 'date' },
}

/** Units and words that say nothing of what a column is. */
const silent = new Set([
  'the',
  'of',
  'in',
  'lb',
  'lbs',
  'kg',
  'kgs',
  'inches',
  'inch',
  'cm',
  'mm',
  ...['usd', 'cad', 'mxn', 'eur', 'gbp'],
  'de',
  'del',
  'la',
  'el',
  'du',
  'des',
  'le',
  'y',
  'and',
  'et',
  'und',
])

/** What a weight is counted in: a head of it is one of a weight, unless it is the price of so much. */
const weightUnits = new Set(['lb', 'lbs', 'pound', 'pounds', 'kg', 'kgs', 'kilo', 'kilos', 'oz', 'ounces', 'libras'])
const weighs = new Set(['weight', 'price', 'cost', 'rate', 'tare'])

/** The words of a head as they are compared with others. `OrderNo` and `Order #` → `order number` */
export function headWords(head: string): string {
  const parted = head
    // `ORDER_NO`, `orderNo` and `OrderNo1` are words, too.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z])([0-9])/g, '$1 $2')
    // `PONumber`
    .replace(/(?<![A-Z])(PO|SO|SKU|UPC)(?=[A-Z][a-z])/g, '$1 ')
  const typed = plainWords(parted)
    .split(' ')
    .flatMap(word => (Object.hasOwn(longForms, word) ? (longForms[word] ?? word) : word).split(' '))
  // `Total lbs` is a weight.
  const isWeight = typed.some(word => weightUnits.has(word)) && !typed.some(word => weighs.has(word))
  const words = isWeight ? typed.map(word => (weightUnits.has(word) ? 'weight' : word)) : typed
  const telling = words.filter(word => !silent.has(word))
  return (telling.length === 0 ? words : telling).join(' ')
}

/** The currency that a head names by its code: `Order total (CAD)` → `cad`. */
export const currencyOfHead = (head: string): string | undefined =>
  plainWords(head)
    .split(' ')
    .find(word => ['usd', 'cad', 'mxn', 'eur', 'gbp'].includes(word))

/** Words that name a unit only where nothing else does, by their place: in parentheses, and `lt` and `metric` at the end, too. */
const unitsByPlace: Readonly<Record<string, { readonly unit: string; readonly isAtEnd: boolean }>> = {
  lt: { unit: 'long ton', isAtEnd: true },
  metric: { unit: 'metric', isAtEnd: true },
  st: { unit: 'st', isAtEnd: false },
}

/** Whether a word is the name of a unit, wherever it stands; signs are none. */
const isUnit = (word: string): boolean =>
  (Object.hasOwn(pounds, word) || Object.hasOwn(inches, word) || doubtedUnits.has(word)) &&
  !Object.hasOwn(unitsByPlace, word)

/** The unit of a head that names one only by the place of the word: `Weight (LT)`, `Weight (metric)`. */
function unitByPlace(head: string, words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? ''
  const inside = [...head.matchAll(/[([]([^)\]]+)[)\]]/g)].map(([, text = '']) => plainWords(text))
  const word = [...inside, last].find(one => Object.hasOwn(unitsByPlace, one)) ?? ''
  const named = Object.hasOwn(unitsByPlace, word) ? unitsByPlace[word] : undefined
  return named !== undefined && (named.isAtEnd || inside.includes(word)) ? named.unit : undefined
}

/** The unit that a head names: `Weight (kg)`, `WeightKG` → `kg`; before the word `in`, which names a unit only by itself. */
export function unitOfHead(head: string): string | undefined {
  const words = plainWords(head.replace(/([a-z])([A-Z])/g, '$1 $2')).split(' ')
  const ton = tonIn(words)
  if (ton !== null) return ton
  const named = words.filter(isUnit)
  return named.find(word => word !== 'in') ?? unitByPlace(head, words) ?? named[0]
}
