import type { DropOffLocations } from '@waybill/contract/calls/DayEnd/DropOffLocations.ts'
import { LOCATIONS_MAX } from '@waybill/contract/wire/dayEnd.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Handler } from '../../handler.ts'
import { lookUpZip } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { dayAccount } from './dayAccount.ts'

const DEADLINE_MS = 10_000

export const dropOffLocations: Handler<typeof DropOffLocations> = async ({ app, db, who, input }) => {
  const { Zip, CountryCode, radiusMiles } = input
  const place = lookUpZip(Zip, CountryCode)
  if (place === null) throw new Refusal('InvalidInput', {}, [{ at: 'body.Zip', code: 'unknown_zip', params: {} }])
  const { open, accountId, connector } = await dayAccount(app, db, who.clientId, input.AccountID)
  if (open.locations === undefined) throw new Refusal('NotFound')
  const about = { clientId: who.clientId, shipmentId: null, accountId, connector }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const { city, state, latitude, longitude } = place
  const answer = await open.locations(
    { zip: Zip, city, state, country: CountryCode, radiusMiles, most: LOCATIONS_MAX },
    wireCall,
  )
  keepSoon()
  const center = { City: city, State: state, latitude, longitude }
  if (answer.kind === 'failed') return { center, locations: [], refusal: answer.message }
  return {
    center,
    locations: answer.locations.slice(0, LOCATIONS_MAX).map(one => ({
      ...{ id: one.id, name: one.name, type: one.type, Street: one.street, City: one.city, State: one.state },
      ...{ Zip: one.zip, phone: one.phone, distanceMiles: one.distanceMiles },
      ...{ latitude: one.latitude, longitude: one.longitude, hours: [...one.hours], hoursText: one.hoursText },
      ...{ latestGround: one.latestGround, latestAir: one.latestAir },
    })),
    refusal: '',
  }
}
