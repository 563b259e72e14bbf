import { type WireCarrierInput, wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { addCarrier, isListed, type Saving } from './saveCarrier.ts'

/** A carrier that is asked over its own connection. */
interface Connected {
  readonly scac: string
  readonly name: string
  readonly mode: WireCarrierInput['RateMode']
}

/** Puts a carrier on the list with the account that reaches it; one that stands there stays as it is. */
export async function listConnectedCarrier(saving: Saving, { scac: SCAC, name, mode }: Connected): Promise<void> {
  const given = wireCarrierInput.parse({ SCAC, CarrierName: name, RateMode: mode, kind: 'instant' })
  if (!(await isListed(saving, given))) await addCarrier(saving, given)
}
