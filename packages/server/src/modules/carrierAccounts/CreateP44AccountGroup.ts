import type { CarrierFailure } from '@waybill/carriers'
import type { CreateP44AccountGroup } from '@waybill/contract/calls/Address/CreateP44AccountGroup.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { type Provider, providerOf } from './provider.ts'

type Asked = Given<typeof CreateP44AccountGroup>

const failed = ({ providerStatus, message }: CarrierFailure) => ({
  ...{ Status: 'Failed' as const, providerStatus, message, groups: [] },
})

async function listed(provider: Provider) {
  const answer = await provider.accountsIn('', '').groups(provider.wireCall)
  if (answer.kind === 'failed') return failed(answer)
  return { Status: 'Success' as const, providerStatus: null, message: '', groups: [...answer.groups] }
}

async function add({ db, who, input, request, now }: Asked, provider: Provider) {
  const given = { code: input.groupCode, name: input.groupName || input.groupCode }
  const answer = await provider.accountsIn('', '').addGroup(given, provider.wireCall)
  if (answer.kind === 'failed') return failed(answer)
  await db.transaction(tx =>
    recordChange(
      tx,
      { who, requestId: request.id, at: now },
      { entity: 'carrierLogin', entityId: provider.loginId, action: 'groupAdded', after: given },
    ),
  )
  return listed(provider)
}

/** @throws {Refusal} NotConnected; InvalidInput without a code */
export const createP44AccountGroup: Handler<typeof CreateP44AccountGroup> = async asked => {
  const { app, db, who, query, input } = asked
  if (query.funtype === 'add' && input.groupCode === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.groupCode', code: 'required', params: {} }])
  }
  const provider = await providerOf(app, db, who.clientId, input.loginId)
  try {
    return await (query.funtype === 'add' ? add(asked, provider) : listed(provider))
  } finally {
    await provider.keep()
  }
}
