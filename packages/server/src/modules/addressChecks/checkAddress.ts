import type { AddressVerdict, OpenAccount } from '@waybill/carriers'
import type { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import { SUGGESTIONS_MAX, type WireAddressCheck } from '@waybill/contract/wire/addressCheck.ts'
import { type Address, blankAddress, inOneSpelling, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, baseUrlOf, isReachable, type NamedAccount, validators } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Given } from '../../handler.ts'
import { checkAddress as checkZip } from '../../places/checkAddress.ts'

/** What is asked by any of the calls that look at an address. */
export type AskedAddress = Pick<Given<typeof AddressValidation>, 'app' | 'db' | 'who' | 'input'>

/** Whoever waits for it looks at a form. */
const DEADLINE_MS = 5_000

const GOOGLE = 'google'

const addressOf = ({ input }: AskedAddress): Address => ({
  ...blankAddress,
  company: input.CompanyName,
  ...{ street: input.Street, street2: input.Street2, city: input.City },
  ...{ state: input.State, zip: input.Zip, country: input.CountryCode },
})

/** A suggestion in our spelling: a network names a territory as a country of its own. */
function wireSuggestion(given: Pick<Address, 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'>) {
  const { street, street2, city, state, zip, country } = inOneSpelling(given)
  return { Street: street, Street2: street2, City: city, State: state, Zip: zip, CountryCode: country }
}

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

/** Somebody who looks at addresses. */
interface Look {
  readonly name: string
  readonly connector: string
  /** Null: no account of the company's. */
  readonly accountId: number | null
  readonly checkAddress: NonNullable<OpenAccount['checkAddress']>
}

const byCarrier = (account: NamedAccount): Look => ({
  name: account.carrierName,
  connector: account.connector,
  accountId: account.accountId,
  checkAddress: able(account, 'checkAddress'),
})

/** Google, where the installation has a key of it. */
function byGoogle(app: App, clientId: number): readonly Look[] {
  const { GOOGLE_ADDRESS_KEY: key } = app.settings
  if (key === undefined || !isReachable(app, GOOGLE)) return []
  const account = { clientId, accountId: 0, scac: '', baseUrl: baseUrlOf(app, GOOGLE), settings: { key } }
  const { checkAddress } = app.carriers.open(GOOGLE, account)
  return checkAddress === undefined ? [] : [{ name: 'Google', connector: GOOGLE, accountId: null, checkAddress }]
}

async function ask({ app, who }: AskedAddress, look: Look, address: Address): Promise<AddressVerdict> {
  const { connector, accountId } = look
  const about = { clientId: who.clientId, shipmentId: null, accountId, connector }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const verdict = await look.checkAddress({ address }, wireCall)
  keepSoon()
  return verdict
}

/**
 * One answer about an address: of the first account whose carrier looks at addresses; where there is none, or it is not heard,
 * of Google by the installation's key; else of the table of ZIPs. It suggests, and changes nothing.
 */
export async function checkAddress(asked: AskedAddress): Promise<WireAddressCheck> {
  const { app, db, who } = asked
  const address = addressOf(asked)
  if (address.street === '') return byTable(address, '')
  const [account] = await validators(app, db, who.clientId)
  const looks = [...(account === undefined ? [] : [byCarrier(account)]), ...byGoogle(app, who.clientId)]
  let heard = ''
  for (const look of looks) {
    const answer = await ask(asked, look, address)
    if (answer.kind === 'failed') {
      heard ||= answer.message
      continue
    }
    const { verdict, classification, suggestions } = answer
    return {
      ...{ verdict, classification, checkedBy: look.name, Message: '' },
      suggestions: suggestions.slice(0, SUGGESTIONS_MAX).map(wireSuggestion),
    }
  }
  return byTable(address, heard)
}
