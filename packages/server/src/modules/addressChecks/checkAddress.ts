import type { AddressVerdict } from '@waybill/carriers'
import type { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import { SUGGESTIONS_MAX, type WireAddressCheck } from '@waybill/contract/wire/addressCheck.ts'
import { type Address, blankAddress, sentence } from '@waybill/domain'
import { able, type NamedAccount, validators } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Given } from '../../handler.ts'
import { checkAddress as checkZip } from '../../places/checkAddress.ts'

/** What is asked by any of the calls that look at an address. */
export type AskedAddress = Pick<Given<typeof AddressValidation>, 'app' | 'db' | 'who' | 'input'>

/** Whoever waits for it looks at a form. */
const DEADLINE_MS = 5_000

const addressOf = ({ input }: AskedAddress): Address => ({
  ...blankAddress,
  company: input.CompanyName,
  ...{ street: input.Street, street2: input.Street2, city: input.City },
  ...{ state: input.State, zip: input.Zip, country: input.CountryCode },
})

const wireSuggestion = (one: Pick<Address, 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'>) => ({
  ...{ Street: one.street, Street2: one.street2, City: one.city },
  ...{ State: one.state, Zip: one.zip, CountryCode: one.country },
})

/** What the table of ZIPs says, which knows no streets. */
function byTable(address: Address, Message: string): WireAddressCheck {
  const { verdict, city, state } = checkZip(address)
  const common = { classification: 'unknown' as const, checkedBy: '', Message }
  if (verdict === 'confirmed') return { ...common, verdict: 'valid', suggestions: [] }
  if (verdict === 'unknown') {
    return { ...common, verdict: 'unknown', suggestions: [], Message: Message || sentence('zipUnknown') }
  }
  // In Canada the table names quarters, which are no cities to be written on a label.
  const better = { ...address, state, ...(address.country === 'CA' ? {} : { city }) }
  return { ...common, verdict: 'corrected', suggestions: [wireSuggestion(better)] }
}

async function ask(asked: AskedAddress, account: NamedAccount, address: Address): Promise<AddressVerdict> {
  const { app, who } = asked
  const about = {
    ...{ clientId: who.clientId, shipmentId: null },
    ...{ accountId: account.accountId, connector: account.connector },
  }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const verdict = await able(account, 'checkAddress')({ address }, wireCall)
  keepSoon()
  return verdict
}

/**
 * One answer about an address: of the first account whose carrier looks at addresses, else, or where that one is not heard, of
 * the table of ZIPs. It suggests, and changes nothing.
 */
export async function checkAddress(asked: AskedAddress): Promise<WireAddressCheck> {
  const { app, db, who } = asked
  const address = addressOf(asked)
  const [account] = address.street === '' ? [] : await validators(app, db, who.clientId)
  if (account === undefined) return byTable(address, '')
  const answer = await ask(asked, account, address)
  if (answer.kind === 'failed') return byTable(address, answer.message)
  const { verdict, classification, suggestions } = answer
  return {
    ...{ verdict, classification, checkedBy: account.carrierName, Message: '' },
    suggestions: suggestions.slice(0, SUGGESTIONS_MAX).map(wireSuggestion),
  }
}
