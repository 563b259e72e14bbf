import type { ReplyOf } from '@waybill/contract/call.ts'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { GetShipmentsToRepeat } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { type WireBookAddress, wireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { accessorials, freightClasses, packagings } from '@waybill/domain'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, empty } from '../wire.ts'
import { itemMaster } from './items.ts'
import { besideShipments, shipmentList } from './shipments.ts'

/** A place of the address book. */
export const place = (addressId: number, given: Partial<WireBookAddress> = {}): WireBookAddress =>
  madeUp(wireBookAddress, {
    ...{ addressId, version: 1, CompanyName: 'Demo Garden Center', Street: '12 Market Street', City: 'Reno' },
    ...{ State: 'NV', Zip: '89501', ContactName: 'Pat Demo', ContactNumber: '775-555-0123', CountryCode: 'US' },
    ...given,
  })

const dock = place(1, { CompanyName: 'Demo Own Dock', City: 'Dayton', State: 'OH', Zip: '45402', isOurs: true })

/** Places of the ZIPs that tests enter. */
const zips: Readonly<Record<string, readonly [city: string, state: string, latitude: number, longitude: number]>> = {
  45402: ['Dayton', 'OH', 39.76, -84.19],
  89501: ['Reno', 'NV', 39.53, -119.81],
  89502: ['Reno', 'NV', 39.5, -119.78],
  43604: ['Toledo', 'OH', 41.66, -83.53],
  80216: ['Denver', 'CO', 39.78, -104.97],
}

const address = answer(GetAddress, ({ body }) => {
  const { Zip = '' } = body
  const [City, State, latitude, longitude] = zips[Zip.slice(0, 5)] ?? ['', '', 0, 0]
  const place = { City, State, Zip, CountryCode: 'US', latitude, longitude, timeZone: 'America/New_York' }
  return { address: null, places: City === '' ? [] : [place] }
})

/** A Monday to Friday about a week ahead, as pickups go by. */
export function weekdayAhead(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** What is known to every form of an order: classes, packaging, services, and the own dock that it starts from. */
const commonWith = (given: Partial<ReplyOf<typeof IntialCachefunction>>) =>
  answer(
    IntialCachefunction,
    madeUp(IntialCachefunction.reply, {
      handlingUnitTypes: packagings.map(({ code, name }) => ({ Code: code, Name: name })),
      freightClasses: [...freightClasses],
      accessorials: accessorials.map(({ code, name, at }) => ({ Code: code, Name: name, At: at })),
      countries: [{ CountryCode: 'US', CountryName: 'United States', States: [] }],
      currencies: ['USD', 'CAD'],
      usualServices: ['APPTDEL', 'LGDEL'],
      defaultPickup: { date: weekdayAhead(), from: '10:00', to: '15:30' },
      defaultOrigin: dock,
      timeZone: 'America/New_York',
      ...given,
    }),
  )

/** What every form of an order knows where nothing else is said. */
export const commonData = commonWith({})

/** Nobody said yet what any place is; what is said is remembered. */
function rememberedPlaces(): Answer {
  const known = new Map<string, string>()
  return answer(PlaceKinds, ({ query, body: { places, kind = '' } }) => {
    const names = places.map(({ CompanyName = '' }) => CompanyName)
    if (query.flag === 'remember') for (const name of names) known.set(name, kind)
    return { kinds: names.map(name => known.get(name) ?? '') }
  })
}

/** An order form that begins empty: an address book with these places, an item master with these items, drafts that are kept. */
export function orderForm(
  given: {
    places?: readonly WireBookAddress[]
    items?: readonly WireMasterItem[]
    /** Own docks beside the usual one. */
    docks?: readonly WireBookAddress[]
    /** What differs in what every form knows. */
    common?: Partial<ReplyOf<typeof IntialCachefunction>>
  } = {},
) {
  const { places = [], items = [], docks = [], common = {} } = given
  const answers: readonly Answer[] = [
    ...besideShipments,
    shipmentList([]),
    commonWith(common),
    address,
    answer(AddressDataList, ({ body }) => {
      const all = body.ours ? [dock, ...docks] : [dock, ...docks, ...places]
      const found = all.filter(one => one.CompanyName.toLowerCase().includes((body.searchText ?? '').toLowerCase()))
      return { addresses: found, total: found.length }
    }),
    itemMaster(items),
    rememberedPlaces(),
    empty(GoogleAddressValidation),
    empty(GetDrafts),
    empty(GetShipmentsToRepeat),
    empty(DeleteDraft),
    empty(Ratemodedetails),
    answer(SaveDraft, { draftId: 1, updatedAt: '2030-01-04T15:00:00.000Z' }),
  ]
  return answers
}
