import { Skeleton } from '@mantine/core'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import type { WireParcelAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { explain, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { AccountRow } from '../../../widgets/AccountRow/AccountRow.tsx'
import { ConnectAgain } from '../../../widgets/UpsReady/ConnectAgain.tsx'
import { ConnectedNote } from '../../../widgets/UpsReady/ConnectedNote.tsx'
import classes from './ParcelAccounts.module.css'

/** What the company's own packages are charged to. */
export function OwnAccounts({ onOpen }: { onOpen: (account: WireParcelAccount | null) => void }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetParcelAccountDetails, {}, { freshFor: 0 })
  const change = useChange(ParcelCarrier, [GetParcelAccountDetails])
  const connectedBy = ({ by: name, at }: NonNullable<WireParcelAccount['connection']>): string =>
    t('parcelAccounts.connectedBy', { name, when: formatInstant(at) })
  const remove = async ({ AccountID, version, CarrierName: name }: WireParcelAccount): Promise<void> => {
    try {
      await change.mutateAsync({ query: { function: 'DELETE' }, body: { AccountID, version } })
      notify.done(t('parcelAccounts.deleted', { name }))
    } catch (failure) {
      notify.failed(explainWith(failure, 'parcelAccounts.deleteFailed'))
    }
  }
  return (
    <Section title={t('parcelAccounts.own')} why={t('parcelAccounts.ownWhy')}>
      <ConnectedNote />
      {error !== null && <ErrorState {...explain(error, 'parcelAccounts.getFailed')} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={80} radius={4} />}
      {data !== undefined && data.accounts.length === 0 && <Hint>{t('parcelAccounts.ownNone')}</Hint>}
      {data !== undefined && data.accounts.length > 0 && (
        <ul className={classes.rows}>
          {data.accounts.map(account => (
            <AccountRow
              key={`${account.accUniqueId}.${account.version}`}
              name={account.CarrierName}
              facts={[
                [account.SCAC, t('parcelAccounts.account', { number: account.AccountNumber })].join(', '),
                ...(account.connection === null ? [] : [connectedBy(account.connection)]),
                ...(account.isConnectable && account.refusedAt !== null
                  ? [t('parcelAccounts.carrierSaid', { message: said(account.refusedWords) })]
                  : []),
              ].join('. ')}
              act={account.isConnectable && <ConnectAgain account={account} />}
              note={
                <>
                  {account.environment === 'test' && <Badge tone="quiet">{t('parcelAccounts.test')}</Badge>}
                  {account.refusedAt !== null && (
                    <Badge tone="bad">
                      {account.isConnectable
                        ? t('parcelAccounts.mustBeConnected')
                        : t('parcelAccounts.mustBeAuthorized', { message: said(account.refusedWords) })}
                    </Badge>
                  )}
                  {account.isLost && <Badge tone="bad">{t('parcelAccounts.lost')}</Badge>}
                </>
              }
              question={t('parcelAccounts.question', { name: account.CarrierName })}
              onEdit={() => onOpen(account)}
              onDelete={() => remove(account)}
            />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <ChangeButton
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {t('parcelAccounts.add')}
        </ChangeButton>
      )}
    </Section>
  )
}
