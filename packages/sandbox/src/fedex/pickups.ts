import type { Ledger, LedgerEntry } from '../ledger.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no, text, yes, zipOf } from './said.ts'

const NETWORK = 'fedexPickups'

const isSunday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 0

/** By air trucks come on Saturdays, on the ground they do not. */
const comes = (carrier: string, date: string): boolean =>
  !isSunday(date) && (carrier === 'FDXE' || new Date(`${date}T12:00:00Z`).getUTCDay() !== 6)

const accountOf = (body: Json): string => text(objectOf(body.associatedAccountNumber).value)

/** Trucks that were asked for, with those of before the network was started anew. */
export function openPickups(ledger: Ledger) {
  const byNumber = new Map<string, LedgerEntry>()
  const gone = new Set<string>()
  const remember = (entry: LedgerEntry): void => {
    if (entry.kind === 'pickup') byNumber.set(entry.pickup, entry)
    else gone.add(entry.pickup)
  }
  for (const entry of ledger.entries().filter(({ details }) => textOf(details.network) === NETWORK)) remember(entry)

  return {
    available(body: Json): Reply {
      const date = textOf(body.dispatchDate)
      if (text(objectOf(body.pickupAddress).postalCode) === '') {
        return no(400, 'PICKUP.POSTALCODE.MISSING', 'PostalCode is missing.')
      }
      return yes({
        requestTimestamp: new Date().toISOString().slice(0, 19),
        options: listOf(body.carriers).map(carrier => ({
          carrier,
          available: comes(textOf(carrier), date),
          pickupDate: date,
          cutOffTime: '17:00:00',
          accessTime: { hours: 1, minutes: 0 },
          residentialAvailable: true,
          countryRelationship: textOf(body.countryRelationship),
          scheduleDay: 'FUTURE_DAY',
        })),
      })
    },

    ask(body: Json, transaction: string): Reply {
      const origin = objectOf(body.originDetail)
      const contact = objectOf(objectOf(origin.pickupLocation).contact)
      const [date = '', ready = ''] = textOf(origin.readyDateTimestamp).split('T')
      const carrier = textOf(body.carrierCode)
      if (zipOf(origin.pickupLocation) === '') return no(400, 'PICKUP.POSTALCODE.MISSING', 'PostalCode is missing.')
      if (!/^\d{10,15}$/.test(text(contact.phoneNumber))) {
        return no(400, 'PHONENUMBER.INVALID', 'A phone number of ten digits is required.')
      }
      if (textOf(origin.customerCloseTime) <= ready.slice(0, 8)) {
        return no(400, 'CLOSE.TIME.INVALID', 'The close time must be after the ready time.')
      }
      if (!comes(carrier, date)) return no(400, 'PICKUP.DATE.INVALID', 'No pickup on that day.')
      const serial = ledger.entries().length + 1
      const entry = ledger.add({
        at: new Date().toISOString(),
        kind: 'pickup',
        account: accountOf(body),
        // It tells of none by a reference: its people may look for the transaction.
        bol: transaction,
        key: '',
        dispatchId: 0,
        pickup: carrier === 'FDXG' ? `CPU${String(serial).padStart(8, '0')}` : String(serial),
        pro: '',
        details: { network: NETWORK, date, carrier },
      })
      remember(entry)
      const location = carrier === 'FDXE' ? { location: 'NQAA' } : {}
      return yes({ pickupConfirmationCode: entry.pickup, message: 'Courier on the way', ...location })
    },

    cancel(body: Json): Reply {
      const number = text(body.pickupConfirmationCode)
      const found = byNumber.get(number)
      const isIts =
        found !== undefined &&
        found.account === accountOf(body) &&
        textOf(found.details.date) === textOf(body.scheduledDate) &&
        textOf(found.details.carrier) === textOf(body.carrierCode)
      if (!isIts) return no(400, 'PICKUP.CONFIRMATION.NOTFOUND', 'No pickup with that confirmation number.')
      if (textOf(body.carrierCode) === 'FDXE' && textOf(body.location) === '') {
        return no(400, 'LOCATION.REQUIRED', 'Location is required to cancel an Express pickup.')
      }
      if (gone.has(number)) return no(400, 'PICKUP.ALREADY.CANCELLED', 'The pickup has already been cancelled.')
      const { seq: _, ...entry } = found
      remember(ledger.add({ ...entry, at: new Date().toISOString(), kind: 'pickupCancel' }))
      const cancelConfirmationMessage = 'Requested pickup has been cancelled successfully.'
      return yes({ pickupConfirmationCode: number, cancelConfirmationMessage })
    },
  }
}
