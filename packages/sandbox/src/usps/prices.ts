import { businessDay, groundDays, priceOf, roomWeight, zoneOf } from '../parcel/prices.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { faultOfCountry, isMilitary } from './customs.ts'
import { no } from './said.ts'
import { extraOf, services, type Trip } from './services.ts'

const OUNCES = 16

/** What is wrong with a package; null: the post takes it. */
export function fault(parcel: Json): Reply | null {
  const weight = Number(parcel.weight)
  const sides = [parcel.length, parcel.width, parcel.height].map(Number).toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides.map(side => Math.ceil(side))
  if (!(weight > 0) || weight > 70) {
    const said = 'Weight should be greater than 0 LB and should not exceed 70 LB'
    return no(400, '160098', said, 'packageDescription.weight')
  }
  if (length + 2 * (width + height) > 130) {
    return no(400, '160042', 'Dimensions cannot exceed overall 130 inches', 'packageDescription.length')
  }
  return null
}

const GROUP_ABROAD = 12

/** What a package costs by a class, in cents, and what is sold beside it. */
export function pricedAs(parcel: Json, mailClass: string, fromZip: string, toZip: string) {
  const service = services[mailClass] ?? {
    ...{ level: 1, days: null, rateIndicator: 'SP', name: '', stc: '001' },
    trip: 'domestic',
  }
  // A made-up group of countries: it is farther than any zone.
  const zone = service.trip === 'abroad' ? GROUP_ABROAD : zoneOf(fromZip, toZip)
  const room = roomWeight([parcel.length, parcel.width, parcel.height].map(Number))
  const weight = Number(parcel.weight)
  const postage = priceOf(Math.max(Math.ceil(weight), room), zone, service.level)
  const wanted = listOf(parcel.extraServices).map(code => String(code))
  const extras = wanted.flatMap(extraService => {
    const one = extraOf(extraService, mailClass)
    return one === null ? [] : [{ name: one.name, SKU: `DX${extraService}`, price: one.cents / 100, extraService }]
  })
  return {
    service,
    zone: String(zone).padStart(2, '0'),
    postage,
    weight,
    dimWeight: room > weight ? room * OUNCES : 0,
    extras,
  }
}

/** The options of a lane: every class, and of one a box of the post's own. */
export function options(body: Json): Reply {
  const parcel = objectOf(body.packageDescription)
  const [from, to] = [textOf(body.originZIPCode).slice(0, 5), textOf(body.destinationZIPCode).slice(0, 5)]
  const country = textOf(body.destinationCountryCode)
  const trip: Trip = country !== '' ? 'abroad' : parcel.mailClass === 'ALL_RETURNS' ? 'return' : 'domestic'
  const unreached = trip === 'abroad' ? faultOfCountry(country) : null
  if (unreached !== null) return unreached
  if (!/^\d{5}$/.test(from) || (trip !== 'abroad' && !/^\d{5}$/.test(to)))
    return no(400, '010002', 'Invalid ZIP Code', 'destinationZIPCode')
  const wrong = fault(parcel)
  if (wrong !== null) return wrong
  const pricing = objectOf(listOf(body.pricingOptions)[0])
  const mailed = textOf(parcel.mailingDate) || new Date().toISOString().slice(0, 10)
  const classes = Object.keys(services).filter(mailClass => services[mailClass]?.trip === trip)
  const shippingOptions = classes.map(mailClass => {
    const one = pricedAs(parcel, mailClass, from, to)
    const days = one.service.days ?? groundDays(Number(one.zone))
    const price = one.postage / 100
    const commitment = isMilitary(to)
      ? { name: 'MILITARY', scheduleDeliveryDate: '' }
      : {
          name: days === 1 ? '1 Day' : `${days} Days`,
          scheduleDeliveryDate: businessDay(mailed, days),
          expectedDeliveryDate: businessDay(mailed, days),
          guaranteedDelivery: false,
        }
    const rate = {
      description: one.service.name,
      startDate: '2026-07-12',
      endDate: '',
      price,
      zone: one.zone,
      weight: one.weight,
      dimWeight: one.dimWeight,
      dimensionalWeight: one.dimWeight,
      fees: [],
      priceType: textOf(pricing.priceType) || 'COMMERCIAL',
      mailClass,
      processingCategory: 'MACHINABLE',
      rateIndicator: one.service.rateIndicator,
      destinationEntryFacilityType: 'NONE',
      SKU: `D${one.service.stc}`,
    }
    const flatRate = { ...rate, description: `${one.service.name} Flat Rate Box`, price: 4.5, rateIndicator: 'FB' }
    return {
      mailClass,
      rateOptions: [
        // How long mail abroad takes the post does not say.
        {
          ...(trip === 'abroad' ? {} : { commitment }),
          ...{ totalBasePrice: price, rates: [rate], extraServices: one.extras },
        },
        ...(mailClass === 'PRIORITY_MAIL'
          ? [{ commitment, totalBasePrice: 4.5, rates: [flatRate], extraServices: one.extras }]
          : []),
      ],
    }
  })
  return {
    status: 200,
    json: {
      originZIPCode: from,
      ...(trip === 'abroad'
        ? { foreignPostalCode: textOf(body.foreignPostalCode), destinationCountryCode: country }
        : { destinationZIPCode: to }),
      pricingOptions: [{ shippingOptions, priceType: textOf(pricing.priceType) || 'COMMERCIAL' }],
    },
  }
}
