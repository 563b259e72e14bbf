import { wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { addCarrier, isKnown, type Saving } from './saveCarrier.ts'

/** Who gave a price by the link of a question. */
export interface AnsweredCarrier {
  readonly scac: string
  readonly name: string
  /** Where it takes mail; blank: nowhere that is known to be its own. */
  readonly email: string
}

/**
 * Puts a carrier that only answered a question on the list, so that it can be tendered to, paid and found again. One that
 * stands there, or was taken off, stays as it is.
 */
export async function addAnsweredCarrier(
  saving: Saving,
  mode: 'LTL' | 'TL',
  { scac: SCAC, name, email }: AnsweredCarrier,
): Promise<void> {
  if (await isKnown(saving, { SCAC, RateMode: mode })) return
  const given = wireCarrierInput.parse({
    ...{ SCAC, CarrierName: name || SCAC, RateMode: mode, kind: 'spot', Email: email, TenderEmail: email },
  })
  await addCarrier(saving, given)
}
