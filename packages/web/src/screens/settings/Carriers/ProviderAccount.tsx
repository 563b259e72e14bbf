import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import { AccountRow } from '../../../widgets/AccountRow/AccountRow.tsx'
import { explainCarrier, providerWords } from './explainCarrier.ts'

/** One account at the provider. Deleting it asks first: the provider forgets its credentials. */
export function ProviderAccount({ account, onEdit }: { account: WireProviderAccount; onEdit: () => void }) {
  const t = useText()
  const change = useChange(Capacityprovideraccount, [Capacityprovideraccount, FreightCarrier, GetCollectCarriersList])
  const {
    accountId,
    version,
    CarrierName: name,
    CapacityProviderIdentifierValue: scac,
    groupCode,
    accountCode,
  } = account
  const remove = async (): Promise<void> => {
    try {
      const reply = await change.mutateAsync({ query: { operationtype: 'delete' }, body: { accountId, version } })
      // The provider's 204 comes as a success; anything else says why not.
      if (reply.Status === 'Failed') return notify.failed(said(providerWords(reply)))
      notify.done([t('carriers.accountDeleted', { name }), said(reply.message)].filter(Boolean).join(' '))
    } catch (error) {
      notify.failed(explainCarrier('carriers.deleteFailed')(error))
    }
  }
  return (
    <AccountRow
      name={name}
      title={t('carriers.account', { name, scac })}
      facts={t('carriers.accountAt', { group: groupCode, code: accountCode })}
      question={t('carriers.accountQuestion', { name })}
      onEdit={onEdit}
      onDelete={remove}
    />
  )
}
