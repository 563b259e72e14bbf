import { paper } from '../paper.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { addressOf, no } from './said.ts'

const countryOf = (party: unknown): string => textOf(addressOf(party).CountryCode) || 'US'
const american = ['US', 'PR']

const isReturn = (shipment: Json): boolean => shipment.ReturnService !== undefined

/** Whether a shipment of this network leaves the customs territory. */
export const isAbroad = (shipment: Json): boolean => {
  const [from, to] = [countryOf(shipment.ShipFrom), countryOf(shipment.ShipTo)]
  return from !== to && !(american.includes(from) && american.includes(to))
}

/** A made-up zone of a shipment abroad: neighbours are nearer. */
export const zoneAbroad = (shipment: Json): number => (['CA', 'MX'].includes(countryOf(shipment.ShipTo)) ? 9 : 12)

/** Countries that this network does not reach. */
const unreached = ['CU', 'IR', 'KP', 'SY']

const formsOf = (shipment: Json): Json => objectOf(objectOf(shipment.ShipmentServiceOptions).InternationalForms)

/** Why a shipment does not cross its border; null: it does, or there is none. */
export function faultAbroad(shipment: Json, isOrdered: boolean): Reply | null {
  if (!isAbroad(shipment)) return null
  if (unreached.includes(countryOf(shipment.ShipTo))) {
    return no(400, '111210', 'The requested service is unavailable between the selected locations.')
  }
  if (!isOrdered) return null
  const forms = formsOf(shipment)
  const products = listOf(forms.Product)
  if (products.length === 0) return no(400, '120415', 'International forms are required.')
  const form = isReturn(shipment) ? '05' : '01'
  if (!listOf(forms.FormType).includes(form)) return no(400, '120541', 'Invalid or missing form type.')
  const isWhole = products.every(one => {
    const { Unit, CommodityCode, OriginCountryCode } = objectOf(one)
    return Number(textOf(objectOf(Unit).Number)) > 0 && !!CommodityCode && !!OriginCountryCode
  })
  return isWhole ? null : no(400, '128069', 'Product information is missing or invalid.')
}

/** The commercial invoice of a shipment, as the answer carries it; nothing of one that stays within. */
export async function invoiceOf(shipment: Json): Promise<Json> {
  const forms = formsOf(shipment)
  const products = listOf(forms.Product).map(objectOf)
  if (products.length === 0) return {}
  const lines = products.map(one => {
    const { Number: count, Value } = objectOf(one.Unit)
    const what = textOf(listOf(one.Description)[0])
    const made = `${textOf(one.CommodityCode)} ${textOf(one.OriginCountryCode)}`
    return `${textOf(count)} × ${what}, ${made}, ${textOf(Value)} ${textOf(forms.CurrencyCode)} each`
  })
  const head = `Invoice ${textOf(forms.InvoiceNumber)}, ${textOf(forms.TermsOfShipment)}, ${textOf(forms.ReasonForExport)}`
  const pdf = await paper('Commercial invoice', [head, ...lines, textOf(forms.Comments)])
  return {
    Form: {
      Code: '01',
      Description: 'All Requested International Forms',
      Image: { ImageFormat: { Code: 'PDF', Description: 'PDF' }, GraphicImage: pdf.toString('base64') },
    },
  }
}
