import { linesFromWire, linesToWire, type WireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'

const line = (max: number) => z.string().trim().max(max)

/** The form shows the two lines of the street apart; the first one is named as both are on the wire. */
export const billToSchema = z.object({
  companyName: line(textLimits.company).min(1),
  addressLines: line(textLimits.street).min(1),
  line2: line(textLimits.street2),
  city: line(textLimits.city).min(1),
  state: line(textLimits.state).min(1),
  zip: line(textLimits.zip).min(1),
  country: z.enum(['US', 'CA']),
})
export type BillToValues = z.infer<typeof billToSchema>

const blank: BillToValues = {
  ...{ companyName: '', addressLines: '', line2: '' },
  ...{ city: '', state: '', zip: '', country: 'US' },
}

/** @param location null for a new one. */
export function valuesOf(location: WireBillTo | null): BillToValues {
  if (location === null) return blank
  const [first, second] = linesFromWire(location.addressLines)
  const { companyName, city, state, zip, country } = location
  return { companyName, addressLines: first, line2: second, city, state, zip, country }
}

export const addressOf = ({ addressLines, line2, ...rest }: BillToValues) => ({
  ...rest,
  state: rest.state.toUpperCase(),
  zip: rest.zip.toUpperCase(),
  addressLines: linesToWire(addressLines, line2),
})
