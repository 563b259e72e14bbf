import type { Calls } from '@waybill/contract'
import { calls } from '@waybill/contract'
import { wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { freightCarrier } from '../../carriers/index.ts'
import type { Action, BulkSubject, RowGiven } from '../action.ts'

/** A carrier as it stands, for the call that changes one. @throws {Refusal} NotFound, ChangedMeanwhile */
async function carrierOf({ tx, who, ...given }: RowGiven, { id, version }: BulkSubject) {
  const body = calls.FreightCarrier.body.parse({ carrierId: id })
  const handler: Handler<Calls['FreightCarrier']> = freightCarrier
  const { carriers } = await handler({ tx, who, ...given, query: { Mode: 'Load' }, input: body })
  const carrier = carriers[0]
  if (carrier === undefined) throw new Refusal('NotFound')
  if (version !== null && carrier.version !== version) throw new Refusal('ChangedMeanwhile')
  return { carrier, handler }
}

const deleteCarriers: Action = {
  call: calls.FreightCarrier,
  list: 'carriers',
  async act(given, row) {
    const { carrier, handler } = await carrierOf(given, row)
    const { CarrierLocn, SCAC, RateMode, version } = carrier
    const input = calls.FreightCarrier.body.parse({ CarrierLocn, SCAC, RateMode, version })
    await handler({ ...given, query: { Mode: 'DELETE' }, input })
    return {}
  },
}

const avoidCarriers: Action = {
  call: calls.FreightCarrier,
  list: 'carriers',
  async act(given, row) {
    const { carrier, handler } = await carrierOf(given, row)
    const { carrierId, version } = carrier
    const marked = { ...wireCarrierInput.parse(carrier), doNotUse: true }
    const input = calls.FreightCarrier.body.parse({ carrierId, version, carrier: marked })
    await handler({ ...given, query: { Mode: 'UPDATE' }, input })
    return {}
  },
}

export const carrierActions = { deleteCarriers, avoidCarriers }
