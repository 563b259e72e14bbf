import { type WireBookAddress, type wireBookAddressInput, wireReceives } from '@waybill/contract/wire/bookAddress.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { addressSchema, emptyAddress } from '../../../widgets/AddressForm/addressSchema.ts'

const short = (max: number) => z.string().trim().max(max)
const paperNumber = short(30)

/** A place of the book as its form holds it. */
export const locationSchema = z.object({
  address: addressSchema.extend({
    ContactName: short(textLimits.contactName),
    ContactNumber: short(textLimits.contactPhone),
    EmailID: short(textLimits.contactEmail),
  }),
  isOurs: z.boolean(),
  Receives: z.object({
    ...{ FromTime: short(5), ToTime: short(5), Notes: short(500) },
    ...{
      AppointmentRequired: z.boolean(),
      LiftGate: z.boolean(),
      LimitedAccess: z.boolean(),
      Residential: z.boolean(),
    },
    Accessorials: z.array(z.string()).max(30),
  }),
  Papers: z.object({ LocationNumber: paperNumber, CID: paperNumber, SID: paperNumber, FOB: z.boolean() }),
})
export type LocationValues = z.output<typeof locationSchema>

const blank: LocationValues = {
  address: { ...emptyAddress, ContactName: '', ContactNumber: '', EmailID: '' },
  isOurs: false,
  Receives: wireReceives.parse({}),
  Papers: { LocationNumber: '', CID: '', SID: '', FOB: false },
}

export function valuesOf(place: WireBookAddress | null): LocationValues {
  if (place === null) return blank
  const { addressId: _, version: __, used: ___, isOurs, Receives, Papers, CountryCode, ...address } = place
  return {
    ...{ isOurs, Receives: { ...Receives, Accessorials: [...Receives.Accessorials] }, Papers },
    address: { ...address, CountryCode: CountryCode === 'CA' ? 'CA' : 'US' },
  }
}

export const placeOf = ({ address, ...more }: LocationValues): z.input<typeof wireBookAddressInput> => ({
  ...address,
  ...more,
})
