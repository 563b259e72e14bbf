import type { Ledger, LedgerEntry } from '../ledger.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { How, Reply } from '../wire.ts'
import { no } from './said.ts'

const NETWORK = 'upsPickups'
const PRICE = 795
/** What a truck costs on a Saturday more. */
const SATURDAY = 400

interface Pickup {
  readonly entry: LedgerEntry
  /** Until then nobody who asks is told of it; milliseconds since 1970. */
  readonly shownFrom: number
  cancelled: boolean
}

/** `20261130` as a date of ours. */
const dayOf = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`

const priced = (date: string) => {
  const cents = PRICE + (new Date(`${dayOf(date)}T12:00:00Z`).getUTCDay() === 6 ? SATURDAY : 0)
  return { CurrencyCode: 'USD', GrandTotalOfAllCharge: (cents / 100).toFixed(2) }
}

/** What is wrong with when and where a truck shall come; null: nothing. */
function wrong(request: Json): Reply | null {
  const { PickupDate } = objectOf(request.PickupDateInfo)
  const { PostalCode } = objectOf(request.PickupAddress)
  const date = textOf(PickupDate)
  if (!/^\d{8}$/.test(date)) return no(400, '9510113', 'Missing or invalid pickup date.')
  if (new Date(`${dayOf(date)}T12:00:00Z`).getUTCDay() === 0) return no(400, '9500549', 'No pickup on a Sunday.')
  // Nobody lives there.
  return textOf(PostalCode).startsWith('000') ? no(400, '9510120', 'The pickup address is not served.') : null
}

/** Trucks that were asked for, with those of before the network was started anew. */
export function openPickups(ledger: Ledger) {
  const byNumber = new Map<string, Pickup>()
  const remember = (entry: LedgerEntry, shownFrom = 0): void => {
    const known = byNumber.get(entry.pickup)
    if (entry.kind === 'pickup') byNumber.set(entry.pickup, { entry, shownFrom, cancelled: false })
    else if (known !== undefined) known.cancelled = true
  }
  for (const entry of ledger.entries().filter(({ details }) => textOf(details.network) === NETWORK)) remember(entry)

  return {
    ask(body: Json, { hiddenMs }: How): Reply {
      const request = objectOf(body.PickupCreationRequest)
      const { AccountNumber } = objectOf(objectOf(request.Shipper).Account)
      const { Number: phone } = objectOf(objectOf(request.PickupAddress).Phone)
      const date = textOf(objectOf(request.PickupDateInfo).PickupDate)
      const refused = wrong(request)
      if (refused !== null) return refused
      if (textOf(phone) === '') return no(400, '9510118', 'Missing phone number.')
      if (listOf(request.PickupPiece).length === 0) return no(400, '9510119', 'Missing pickup piece.')
      const entry = ledger.add({
        at: new Date().toISOString(),
        kind: 'pickup',
        account: textOf(AccountNumber).toUpperCase(),
        bol: textOf(request.ReferenceNumber),
        key: textOf(request.ReferenceNumber),
        dispatchId: 0,
        pickup: `29${String(ledger.entries().length + 1).padStart(9, '0')}`,
        pro: '',
        details: { network: NETWORK, date },
      })
      remember(entry, Date.now() + hiddenMs)
      return {
        status: 200,
        json: {
          PickupCreationResponse: {
            Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
            PRN: entry.pickup,
            RateStatus: { Code: '01', Description: 'Rate available' },
            RateResult: { RateType: 'SD', ...priced(date) },
          },
        },
      }
    },

    rate(body: Json): Reply {
      const request = objectOf(body.PickupRateRequest)
      const RateResult = { RateType: 'SD', ...priced(textOf(objectOf(request.PickupDateInfo).PickupDate)) }
      const Response = { ResponseStatus: { Code: '1', Description: 'Success' } }
      return wrong(request) ?? { status: 200, json: { PickupRateResponse: { Response, RateResult } } }
    },

    pending(account: string): Reply {
      const found = [...byNumber.values()].filter(
        one => one.entry.account === account.toUpperCase() && one.shownFrom <= Date.now() && !one.cancelled,
      )
      if (found.length === 0) return no(400, '9510121', 'No pending pickup found for the account.')
      const pending = found.map(({ entry }) => ({
        PickupType: '01',
        ServiceDate: textOf(entry.details.date),
        PRN: entry.pickup,
        OnCallStatusCode: '002',
        PickupStatusMessage: 'Dispatched to driver',
        ReferenceNumber: entry.bol,
      }))
      const Response = { ResponseStatus: { Code: '1', Description: 'Success' } }
      // One alone is no list.
      const PendingStatus = pending.length === 1 ? pending[0] : pending
      return { status: 200, json: { PickupPendingStatusResponse: { Response, PendingStatus } } }
    },

    cancel(number: string): Reply {
      const found = byNumber.get(number)
      if (found === undefined) return no(400, '9510115', 'Invalid pickup request number.')
      if (found.cancelled) return no(400, '9510116', 'The pickup has already been cancelled.')
      const { seq: _, ...entry } = found.entry
      remember(ledger.add({ ...entry, at: new Date().toISOString(), kind: 'pickupCancel' }))
      const Response = { ResponseStatus: { Code: '1', Description: 'Success' } }
      return { status: 200, json: { PickupCancelResponse: { Response, PickupType: '01' } } }
    },
  }
}
