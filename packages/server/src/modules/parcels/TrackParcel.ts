import type { TrackParcel } from '@waybill/contract/calls/Shipment/TrackParcel.ts'
import { plainFromWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { cleanTrackingNumber, recognizeParcelNumber, shipmentOfPlain } from '@waybill/domain'
import { able } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { askedAccount } from './askedAccount.ts'

type Asked = Given<typeof TrackParcel>

const DEADLINE_MS = 10_000

/** The number without the blanks that labels group it by. @throws {Refusal} InvalidInput where no carrier's check passes */
function numberOf({ input }: Asked): string {
  const number = cleanTrackingNumber(input.TrackingNumber)
  const refuse = (code: string) => new Refusal('InvalidInput', {}, [{ at: 'body.TrackingNumber', code, params: {} }])
  if (number === '') throw refuse('required')
  if (recognizeParcelNumber(number) === null) throw refuse('notATrackingNumber')
  return number
}

/** Our own shipment with a label of that number; 0: none. */
async function ownShipment({ app, db, who }: Asked, number: string): Promise<number> {
  const label = await db.readOne(
    app.db.query
      .selectFrom('label')
      .select('shipment_id')
      .where('client_id', '=', who.clientId)
      .where('tracking_number', '=', number)
      .limit(1),
  )
  return label?.shipment_id ?? 0
}

/** Carriers of packages are asked by the number alone, whoever shipped it. */
const nobodys = () => shipmentOfPlain(plainFromWire(wireShipment.parse({ shipMode: 'PARCEL' })))

export const trackParcel: Handler<typeof TrackParcel> = async asked => {
  const { app, db, who, input } = asked
  const number = numberOf(asked)
  const account = await askedAccount(app, db, who.clientId, input.AccountID, 'track')
  const { accountId, connector } = account
  const about = { clientId: who.clientId, shipmentId: null, accountId, connector }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const confirmation = { providerId: number, pickupNumber: '', proNumber: number }
  const order = { shipment: nobodys(), bolNumber: '', confirmation }
  const answer = await able(account, 'track')(order, wireCall)
  keepSoon()
  const common = { TrackingNumber: number, shipmentId: await ownShipment(asked, number) }
  if (answer.kind === 'failed') return { ...common, events: [], refusal: answer.message, messages: [] }
  return {
    ...common,
    events: answer.events.toReversed().map(({ at, code, description, city, state, country }) => ({
      ...{ at, code, description },
      ...{ City: city, State: state, CountryCode: country },
    })),
    ...{ refusal: '', messages: [...(answer.messages ?? [])] },
  }
}
