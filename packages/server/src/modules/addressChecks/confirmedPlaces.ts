import { homeCountry } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { type AddressCheck, checkAddress, cityKey } from '../../places/checkAddress.ts'

/** What of an address is compared. */
export interface ComparedPlace {
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}

const codes: Readonly<Record<string, RegExp>> = { US: /^\d{5}/, CA: /^[A-Z]\d[A-Z]/ }

/** How a place that was confirmed is found again: by its ZIP or the first half of its postal code; null: none that is compared. */
export function placeKey(place: ComparedPlace): { readonly zip: string; readonly city_key: string } | null {
  const zip = codes[homeCountry(place)]?.exec(place.zip.trim().toUpperCase())?.[0]
  const key = cityKey(place.city)
  return zip === undefined || key === '' ? null : { zip, city_key: key }
}

/** What the table says of places, less what somebody of the company confirmed. */
export async function placeChecks(
  tx: Tx,
  clientId: number,
  places: readonly ComparedPlace[],
): Promise<(place: ComparedPlace) => AddressCheck> {
  const doubted = places.filter(place => checkAddress(place).verdict === 'otherCity')
  const zips = [...new Set(doubted.flatMap(place => placeKey(place)?.zip ?? []))]
  const rows =
    zips.length === 0
      ? []
      : await tx
          .selectFrom('confirmed_place')
          .select(['zip', 'city_key'])
          .where('client_id', '=', clientId)
          .where('zip', 'in', zips)
          .execute()
  const confirmed = new Set(rows.map(row => `${row.zip} ${row.city_key}`))
  return place => {
    const check = checkAddress(place)
    const key = placeKey(place)
    const isConfirmed = check.verdict === 'otherCity' && key !== null && confirmed.has(`${key.zip} ${key.city_key}`)
    return isConfirmed ? { ...check, verdict: 'confirmed' } : check
  }
}
