/** Marks over and under letters, which are left out where words are compared. */
const ACCENTS = /[\u0300-\u036f]/g

/** Words as they are compared: small letters and digits without accents, single blanks between. `Qty. (pcs)` → `qty pcs` */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
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
  'usd',
  'de',
  'del',
  'la',
  'el',
])

/** The words of a head as they are compared with others. `OrderNo` and `Order #` → `order number` */
export function headWords(head: string): string {
  const parted = head
    // `ORDER_NO`, `orderNo` and `OrderNo1` are words, too.
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z])([0-9])/g, '$1 $2')
  const words = plainWords(parted)
    .split(' ')
    .map(word => longForms[word] ?? word)
  const telling = words.filter(word => !silent.has(word))
  return (telling.length === 0 ? words : telling).join(' ')
}

/** The unit that a head names: `Weight (kg)` → `kg`. */
export function unitOfHead(head: string): string | undefined {
  const words = plainWords(head).split(' ')
  return words.find(word =>
    /^(?:lbs?|pounds?|libras?|kgs?|kilos?|kilogramos?|g|grams?|oz|ounces?|onzas?|in|inch|inches|pulgadas?|ft|feet|foot|pies|cm|mm|m|meters?|metros?|tons?)$/.test(
      word,
    ),
  )
}
