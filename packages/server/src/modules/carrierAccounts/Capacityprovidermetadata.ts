import type { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { capacityProviderIdentifierTypes } from '@waybill/contract/wire/providerAccount.ts'
import type { Handler } from '../../handler.ts'
import { metadataOf } from './metadata.ts'
import { providerOf } from './provider.ts'

const typeOf = (text: string) => capacityProviderIdentifierTypes.find(type => type === text) ?? 'SYSTEM'

export const capacityprovidermetadata: Handler<typeof Capacityprovidermetadata> = async asked => {
  const { app, db, who, input, now } = asked
  const provider = await providerOf(app, db, who.clientId, input.loginId)
  const answer = await metadataOf({ app, db, clientId: who.clientId, now, again: input.again }, provider)
  await provider.keep()
  if (answer.kind === 'failed') {
    const { providerStatus, message } = answer
    return { Status: 'Failed', providerStatus, message, capacityProviders: [], loadedAt: '' }
  }
  return {
    Status: 'Success',
    providerStatus: null,
    message: '',
    loadedAt: answer.loadedAt,
    capacityProviders: answer.providers.map(({ identifier, name, accountDefinitions }) => ({
      CapacityProviderIdentifierType: typeOf(identifier.type),
      CapacityProviderIdentifierValue: identifier.value,
      name,
      accountDefinitions: accountDefinitions.map(one => ({ ...one, fields: [...one.fields] })),
    })),
  }
}
