import { partyHeadOf } from './parties.ts'
import { headWords } from './words.ts'

/** Words of heads whose figures are none of freight: money, numbers of other things, marks of other systems. */
const elsewhere = new Set(
  (
    'price cost tax taxes vat iva gst hst pst tariff discount discounts subtotal fee fees refund refunded refunds commission tip tips margin ' +
    'balance deposit payment paid barcode upc ean gtin isbn asin hs hts harmonized fax latitude longitude lat lng duties duty ' +
    'coupon gift voucher loyalty points score rank risk revenue profit markup handling vendor tracking transaction currency ' +
    'precio costo impuesto impuestos descuento comision saldo pago'
  ).split(' '),
)
/** Words of heads that are freight whatever stands beside them: `Handling units`, `Total weight`. */
const freight = new Set(
  (
    'quantity weight pieces piece cartons carton cases case pallets pallet skids skid units unit packages package length width height ' +
    'dimension dimensions dims volume cube class density ordered shipped open backordered gross net tare qty piezas tarimas cajas largo ancho alto'
  ).split(' '),
)
/** Words of heads that are money whatever stands beside them: `Unit price`. */
const money = new Set(['price', 'cost', 'tax', 'discount', 'precio', 'costo', 'impuesto'])
/** Last words of heads: `Order shipping`, `Item total`, `Listing ID`. */
const last = new Set(['shipping', 'total', 'subtotal', 'id', 'amount'])
/** Heads that say in just these words that they are money, or another system's number. */
const whole = new Set([
  ...['shipping', 'total', 'amount', 'grand total', 'order total', 'line total', 'extended price', 'extended amount'],
  ...['id', 'internal id', 'customer id', 'customer number', 'product id', 'item id', 'variant id', 'order item id'],
  ...[
    'order line item id',
    'phone',
    'phone number',
    'invoice number',
    'transaction id',
    'user id',
    'store id',
    'account number',
    'account code',
    'unit amount',
    'total ttc',
    'volume',
    'cube',
  ],
])

/** Whether the figures under a head are certainly nothing that an order is read from, so that passing them over loses nothing. */
export function isNeverAsked(head: string): boolean {
  const words = headWords(head)
  if (whole.has(words)) return true
  const said = partyHeadOf(head)
  if (said !== null && said.party !== 'shipTo') return true
  const each = words.split(' ')
  if (each.some(word => money.has(word))) return true
  const isFreight = each.some(word => freight.has(word))
  return !isFreight && (each.some(word => elsewhere.has(word)) || last.has(each.at(-1) ?? ''))
}
