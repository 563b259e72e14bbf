import type { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import type { WireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { addCarrier, refuseIncomplete } from './saveCarrier.ts'

/** What each way of setting a carrier up can't do without. */
const ways = {
  INSTANT: { kind: 'instant', needed: ['CarrierName', 'SCAC', 'CarrierLocn'] },
  SPOT: { kind: 'spot', needed: ['CarrierName', 'SCAC', 'CarrierLocn', 'Email'] },
  RATESHEET: { kind: 'rateSheet', needed: ['CarrierName', 'SCAC', 'CarrierLocn', 'SalesEmail'] },
} as const satisfies Record<string, { kind: WireCarrierInput['kind']; needed: readonly (keyof WireCarrierInput)[] }>

/** The connector whose account reaches a carrier; null: none does. */
export async function connectorOf(tx: Tx, clientId: number, scac: string): Promise<string | null> {
  const row = await tx
    .selectFrom('carrier_account')
    .select('connector')
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('active', '=', true)
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst()
  return row?.connector ?? null
}

/** @throws {Refusal} CarrierDetailsMissing, CarrierAccountExists, CarrierNotReached for an instant one without an account */
export const addNewCarrier: Handler<typeof AddNewCarrier> = async ({ app, tx, who, query, input, request, now }) => {
  const { kind, needed } = ways[query.Mode]
  refuseIncomplete({ ...input, kind }, 'body.', needed)
  const connector = kind === 'instant' ? await connectorOf(tx, who.clientId, input.SCAC) : null
  if (kind === 'instant' && connector === null) throw new Refusal('CarrierNotReached', { carrier: input.CarrierName })
  const byProvider = connector !== null && app.carriers.accountKeepers.has(connector)
  const named = { CapacityProviderIdentifierType: 'SCAC', CapacityProviderIdentifierValue: input.SCAC } as const
  const saving = {
    ...{ tx, doer: { who, requestId: request.id, at: now } },
    today: localNow(now, who.timeZone).date,
  }
  const given = byProvider ? { ...input, ...named, kind: 'provider' as const } : { ...input, kind }
  const carrier = await addCarrier(saving, given)
  return { Status: 'Success', Message: `Carrier(${carrier.CarrierName}) has been added successfully`, carrier }
}
