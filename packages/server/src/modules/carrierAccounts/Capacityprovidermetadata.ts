import type { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { capacityProviderIdentifierTypes } from '@waybill/contract/wire/providerAccount.ts'
import type { Handler } from '../../handler.ts'
import { providerOf } from './provider.ts'

const typeOf = (text: string) => capacityProviderIdentifierTypes.find(type => type === text) ?? 'SYSTEM'

export const capacityprovidermetadata: Handler<typeof Capacityprovidermetadata> = async ({ app, db, who, input }) => {
  const { accountsIn, wireCall, keep } = await providerOf(app, db, who.clientId, input.loginId)
  const answer = await accountsIn('', '').metadata(wireCall)
  await keep()
  if (answer.kind === 'failed') {
    const { providerStatus, message } = answer
    return { Status: 'Failed', providerStatus, message, capacityProviders: [] }
  }
  return {
    Status: 'Success',
    providerStatus: null,
    message: '',
    capacityProviders: answer.providers.map(({ identifier, name, accountDefinitions }) => ({
      CapacityProviderIdentifierType: typeOf(identifier.type),
      CapacityProviderIdentifierValue: identifier.value,
      name,
      accountDefinitions: accountDefinitions.map(one => ({ ...one, fields: [...one.fields] })),
    })),
  }
}
