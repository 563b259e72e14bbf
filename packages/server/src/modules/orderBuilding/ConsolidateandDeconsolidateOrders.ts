import type { ConsolidateandDeconsolidateOrders } from '@waybill/contract/calls/Shipment/ConsolidateandDeconsolidateOrders.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { stateOf } from '../shipments/index.ts'
import { consolidate, deconsolidate } from './consolidate.ts'

export const consolidateandDeconsolidateOrders: Handler<typeof ConsolidateandDeconsolidateOrders> = async asked => {
  const { query, input } = asked
  const [first, ...others] = input.shipments
  if (first === undefined || (query.flag === 'deconsolidate' && others.length > 0)) throw new Refusal('BadRequest')
  const { record, members } =
    query.flag === 'consolidate' ? await consolidate(asked, input.shipments) : await deconsolidate(asked, first)
  return {
    ...stateOf(record),
    UniqueName: record.uniqueName,
    BOLNumber: record.bolNumber,
    members: members.map(member => ({ ...stateOf(member), BOLNumber: member.bolNumber })),
  }
}
