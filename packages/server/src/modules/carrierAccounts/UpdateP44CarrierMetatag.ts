import type { UpdateP44CarrierMetatag } from '@waybill/contract/calls/Shipment/UpdateP44CarrierMetatag.ts'
import { sentence } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { keepMetaTag, knownCarrier } from '../carriers/index.ts'
import { metadataOf } from './metadata.ts'
import { providerOf } from './provider.ts'

/** @throws {Refusal} NotFound when the carrier is not on the list, NotConnected */
export const updateP44CarrierMetatag: Handler<typeof UpdateP44CarrierMetatag> = async asked => {
  const { app, db, who, input, now } = asked
  const { clientId } = who
  const { scac } = await db.transaction(tx => knownCarrier(tx, clientId, input.carrierId))
  const provider = await providerOf(app, db, clientId, input.loginId)
  const answer = await metadataOf({ app, db, clientId, now, again: input.again }, provider)
  await provider.keep()
  const found =
    answer.kind === 'failed' ? undefined : answer.providers.find(({ identifier }) => identifier.value === scac)
  const tag = found && {
    type: found.identifier.type,
    value: found.identifier.value,
    definitions: found.accountDefinitions,
  }
  const failure = answer.kind === 'failed' ? answer : null
  const words = failure?.message ?? (tag === undefined ? sentence('providerKnowsNot', { scac }) : '')
  const target = { clientId, carrierId: input.carrierId, at: now, today: localNow(now, who.timeZone).date }
  const carrier = await db.transaction(tx => keepMetaTag(tx, target, tag ?? null, words))
  return {
    Status: tag === undefined ? 'Failed' : 'Success',
    providerStatus: failure?.providerStatus ?? null,
    message: words,
    carrier,
  }
}
