import { randomBytes } from 'node:crypto'
import type { SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { faultOfCountry, faultOfForm, goodsOf, needsForm } from './customs.ts'
import { zplOf } from './label.ts'
import { fault, pricedAs } from './prices.ts'
import { no } from './said.ts'
import { services, type Trip } from './services.ts'

const linesOf = (party: Json): readonly string[] => [
  textOf(party.firm) || `${textOf(party.firstName)} ${textOf(party.lastName)}`,
  textOf(party.streetAddress),
  textOf(party.secondaryAddress),
  [party.city, party.state, party.ZIPCode, party.province, party.postalCode, party.countryISOAlpha2Code]
    .map(textOf)
    .filter(Boolean)
    .join(' '),
]

/** What is wrong with the order of a label; null: the post sells it. */
export function faultOf(body: Json, trip: Trip): Reply | null {
  const parcel = objectOf(body.packageDescription)
  const [from, to] = [objectOf(body.fromAddress), objectOf(body.toAddress)]
  if (services[textOf(parcel.mailClass)]?.trip !== trip) {
    return no(400, '160010', 'mailClass is invalid', 'packageDescription.mailClass')
  }
  const zips = [textOf(from.ZIPCode), textOf(to.ZIPCode)] as const
  if (trip === 'abroad') {
    const unreached = faultOfCountry(textOf(to.countryISOAlpha2Code))
    if (unreached !== null) return unreached
  } else {
    if (!/^\d{5}$/.test(zips[1])) return no(400, '010002', 'Invalid ZIP Code', 'toAddress.ZIPCode')
    if (!/\d|box/i.test(textOf(to.streetAddress))) return no(400, '010001', 'Invalid Address', 'toAddress')
  }
  const wrong = trip === 'abroad' || needsForm(...zips) ? faultOfForm(body) : null
  return wrong ?? fault(parcel)
}

/** What is said of a label beside its picture. */
function metadataOf(label: SoldLabel, body: Json, trip: Trip) {
  const parcel = objectOf(body.packageDescription)
  const [from, to] = [objectOf(body.fromAddress), objectOf(body.toAddress)]
  const one = pricedAs(parcel, label.serviceCode, textOf(from.ZIPCode), textOf(to.ZIPCode))
  const price = { postage: one.postage / 100, weightUOM: 'lb', weight: one.weight, fees: [] }
  const extraServices = one.extras.map(({ name, SKU, price: cost }) => ({ name, SKU, price: cost }))
  if (trip === 'abroad') {
    return {
      ...price,
      labelAddress: to,
      internationalTrackingNumber: label.trackingNumber,
      constructCode: 'I01',
      SKU: 'IEXX0XXXXB01020',
      extraServices: one.extras.map(({ name, SKU, extraService, price: cost }) => ({
        ...{ serviceID: extraService, serviceName: name, sku: SKU, price: cost, warnings: [] },
      })),
      internationalPriceGroup: one.zone,
      dimensionalWeight: (one.dimWeight / 16).toFixed(1),
      mailingDate: textOf(parcel.mailingDate),
    }
  }
  const within = {
    ...price,
    extraServices,
    routingInformation: `420${label.to.zip}`,
    trackingNumber: label.trackingNumber,
    SKU: `D${one.service.stc}`,
    zone: one.zone,
    dimensionalWeight: one.dimWeight,
    bannerText: 'USPS TRACKING # EP',
    retailDistributionCode: '',
    serviceTypeCode: one.service.stc,
  }
  return trip === 'return'
    ? { ...within, labelAddress: from, mailingDate: label.entry.at }
    : { ...within, labelAddress: to, constructCode: 'C03' }
}

/** A label that was sold, with its picture in another part. */
export function soldReply(label: SoldLabel, body: Json): Reply {
  const trip = services[label.serviceCode]?.trip ?? 'domestic'
  const [from, to] = [objectOf(body.fromAddress), objectOf(body.toAddress)]
  const image = zplOf(label, linesOf(from), linesOf(to), goodsOf(body)).toString('base64')
  const [said, picture] =
    trip === 'return' ? ['returnLabelMetadata', 'returnLabelImage'] : ['labelMetadata', 'labelImage']
  const boundary = randomBytes(12).toString('hex')
  const part = (head: string, text: string) => `--${boundary}\r\n${head}\r\n\r\n${text}\r\n`
  const json = `Content-Type: application/json\r\nContent-Disposition: form-data; name="${said}"`
  const file = `Content-Type: application/octet-stream\r\nContent-Disposition: form-data; filename="labelImage.zpl"; name="${picture}"`
  const text = `${part(json, JSON.stringify(metadataOf(label, body, trip)))}${part(file, image)}--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${boundary}`
  return { status: trip === 'abroad' ? 201 : 200, bytes: Buffer.from(text), type }
}
