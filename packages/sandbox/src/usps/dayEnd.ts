import type { Ledger, LedgerEntry } from '../ledger.ts'
import { paper } from '../paper.ts'
import type { SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no } from './said.ts'

const NETWORK = 'uspsPickups'

/** Pickups of this network, with those of before it was started anew. */
export function openPickups(ledger: Ledger) {
  const byNumber = new Map<string, LedgerEntry>()
  const gone = new Set<string>()
  const remember = (entry: LedgerEntry): void => {
    if (entry.kind === 'pickup') byNumber.set(entry.pickup, entry)
    else gone.add(entry.pickup)
  }
  for (const entry of ledger.entries().filter(({ details }) => textOf(details.network) === NETWORK)) remember(entry)

  return {
    eligible(query: URLSearchParams): Reply {
      const [streetAddress, city, state, ZIPCode] = ['streetAddress', 'city', 'state', 'ZIPCode'].map(
        name => query.get(name) ?? '',
      )
      if (!/^\d{5}$/.test(ZIPCode ?? '')) return no(400, '020004', 'Invalid pickup location.', 'ZIPCode')
      const address = { streetAddress, city, state, ZIPCode }
      return {
        status: 200,
        json: { firstName: 'Example', lastName: 'Resident', address, contact: [{ cellNumber: '8005550100' }] },
      }
    },

    ask(body: Json): Reply {
      const { pickupDate, pickupAddress, packages, pickupLocation } = body
      const { firstName, lastName, contact } = objectOf(pickupAddress)
      const { packageLocation, specialInstructions } = objectOf(pickupLocation)
      const date = textOf(pickupDate)
      if (textOf(firstName) === '' || textOf(lastName) === '') return no(400, '020003', 'Invalid pickup details.')
      if (listOf(contact).length === 0) return no(400, '020006', 'Phone number is invalid.', 'contact')
      if (listOf(packages).length === 0) return no(400, '020003', 'Invalid pickup details.', 'packages')
      if (packageLocation === 'OTHER' && textOf(specialInstructions) === '') {
        return no(400, '020020', 'Pickup location of Other requires additional information in comments.')
      }
      if (new Date(`${date}T12:00:00Z`).getUTCDay() === 0) {
        return no(400, '020018', 'Pickup Request cannot be scheduled on requested day.', 'pickupDate')
      }
      const reference = /Ref (\w+)$/.exec(textOf(specialInstructions))?.[1] ?? ''
      const entry = ledger.add({
        ...{ at: new Date().toISOString(), kind: 'pickup', account: '', bol: reference, key: '', dispatchId: 0 },
        ...{ pickup: `WTC${String(ledger.entries().length + 1).padStart(8, '0')}`, pro: '' },
        details: { network: NETWORK, date },
      })
      remember(entry)
      const json = { confirmationNumber: entry.pickup, pickupDate: date, carrierPickupRequest: body }
      return { status: 200, json, headers: { etag: `"${entry.pickup}-1"` } }
    },

    cancel(number: string, etag: string): Reply {
      const found = byNumber.get(number)
      if (found === undefined) return no(400, '020022', 'Pickup not found.', 'confirmationNumber')
      if (gone.has(number)) return no(400, '020023', 'Pickup has already been cancelled.', 'confirmationNumber')
      if (etag !== `"${number}-1"`) return no(400, '020024', 'If-Match does not match.', 'If-Match')
      const { seq: _, ...entry } = found
      remember(ledger.add({ ...entry, at: new Date().toISOString(), kind: 'pickupCancel' }))
      return { status: 200, json: {} }
    },
  }
}

/** SCAN forms: a label stands on one of them, once; what is unknown or given back stands on none. */
export function openForms(labelOf: (trackingNumber: string) => SoldLabel | undefined) {
  const on = new Set<string>()
  let forms = 0
  return async (body: Json): Promise<Reply> => {
    const asked = listOf(objectOf(body.shipment).trackingNumbers).map(textOf)
    const taken = asked.filter(number => labelOf(number)?.voided === false && !on.has(number))
    if (taken.length === 0) {
      return no(400, '160330', 'No labels are eligible for a SCAN form.', 'shipment.trackingNumbers')
    }
    forms += 1
    for (const number of taken) on.add(number)
    const manifestNumber = `94750382345670${String(forms).padStart(8, '0')}`
    const page = await paper('PS Form 5630, SCAN form', [
      `Form ${manifestNumber}, ${textOf(body.mailingDate)}`,
      ...taken,
    ])
    const SCANFormMetaData = { ...body, shipment: body.shipment, manifestNumber, trackingNumbers: taken }
    return { status: 200, json: { SCANFormMetaData, SCANFormImage: page.toString('base64') } }
  }
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const hoursOf = (openTime: string, closeTime: string) =>
  weekdays.map(dayOfWeek => ({ dayOfWeek, times: [{ openTime, closeTime }] }))

const offices = [
  { id: '1369001', name: 'COURT HOUSE', type: 'POST_OFFICE', street: '1 COURT SQ', miles: 0.4, until: '18:30:00' },
  { id: '1369002', name: 'EAST END', type: 'POST_OFFICE', street: '880 FIFTH ST', miles: 2.2, until: '17:00:00' },
  { id: '1369003', name: 'MARKET', type: 'CONTRACT_POSTAL_UNIT', street: '14 OAK AVE', miles: 3.9, until: '20:00:00' },
  { id: '1369004', name: 'AIRPORT', type: 'SELF_SERVICE_KIOSK', street: '400 RUNWAY DR', miles: 7.5, until: '' },
]

/** Post offices around any ZIP but those that begin with 99: there are none. */
export function locations(query: URLSearchParams): Reply {
  const ZIPCode = query.get('ZIPCode') ?? ''
  if (!/^\d{5}$/.test(ZIPCode)) return no(400, '010002', 'Invalid ZIP Code', 'ZIPCode')
  const limit = Number(query.get('limit') ?? 10)
  const near = ZIPCode.startsWith('99') ? [] : offices
  const found = near.map(one => ({
    facilityName: one.name,
    facilityID: one.id,
    facilityAddress: { streetAddress: one.street, city: query.get('city'), state: query.get('state'), ZIPCode },
    geoCoordinates: { latitude: 39.75, longitude: -84.19 },
    postOfficeType: one.type,
    distance: one.miles,
    phoneNumbers: { phone: '8005550100' },
    services: [
      // The collection box tells when it is emptied alone.
      { hours: weekdays.map(dayOfWeek => ({ dayOfWeek, times: [{ closeTime: '17:00:00' }] })) },
      ...(one.until === '' ? [] : [{ service: 'BUSINESS', hours: hoursOf('08:00:00', one.until) }]),
    ],
    timeZone: 'US/Eastern',
    DSTObserved: true,
  }))
  const metadata = { totalCount: found.length, limit, offset: 0 }
  return { status: 200, json: { locations: found.slice(0, limit), metadata } }
}
