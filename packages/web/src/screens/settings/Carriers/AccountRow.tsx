import { ActionIcon, Button } from '@mantine/core'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { useState } from 'react'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { IconPencil, IconTrash } from '../../../ui/icons.generated.ts'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { notify } from '../../../ui/notify.ts'
import classes from './Carriers.module.css'
import { explainCarrier, providerWords } from './explainCarrier.ts'

/** One account at the provider. Deleting it asks first: the provider forgets its credentials. */
export function AccountRow({ account, onEdit }: { account: WireProviderAccount; onEdit: () => void }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
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
    <li>
      <div className={classes.row}>
        <span className={classes.words}>
          {t('carriers.account', { name, scac })}
          <Hint inline small>
            {t('carriers.accountAt', { group: groupCode, code: accountCode })}
          </Hint>
        </span>
        <ActionIcon variant="subtle" color="gray" aria-label={t('carriers.accountEdit', { name })} onClick={onEdit}>
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
        <ToChange>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('carriers.accountDelete', { name })}
            onClick={() => setAsking(!isAsking)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
        </ToChange>
      </div>
      {isAsking && (
        <>
          <p>{t('carriers.accountQuestion', { name })}</p>
          <ButtonRow>
            <ActionButton size="xs" color="red.9" onAct={remove}>
              {t('carriers.delete')}
            </ActionButton>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('actions.cancel')}
            </Button>
          </ButtonRow>
        </>
      )}
    </li>
  )
}
