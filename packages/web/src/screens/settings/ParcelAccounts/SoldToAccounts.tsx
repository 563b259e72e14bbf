import { Button, Skeleton, TextInput } from '@mantine/core'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import type { WireSoldToAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { useState } from 'react'
import { explain, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { AccountRow } from '../../../widgets/AccountRow/AccountRow.tsx'
import classes from './ParcelAccounts.module.css'

const PAGE = 50

const payments = { COLLECT: 'parcelAccounts.payC', 'THIRD PARTY': 'parcelAccounts.payT' } as const

/** What freight that others pay is charged to. */
export function SoldToAccounts({ onOpen }: { onOpen: (account: WireSoldToAccount | null) => void }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    ParcelAccountDetails,
    { query: { Operationtype: 'SELECT' }, body: { searchText: search, pageSize: PAGE, pageIndex: page } },
    { freshFor: 0 },
  )
  const change = useChange(ParcelAccountDetails, [ParcelAccountDetails, SoldToDetails])
  const remove = async ({ AccountID, version, SoldTo: party }: WireSoldToAccount): Promise<void> => {
    try {
      await change.mutateAsync({ query: { Operationtype: 'DELETE' }, body: { AccountID, version } })
      notify.done(t('parcelAccounts.soldToDeleted', { party }))
    } catch (failure) {
      notify.failed(explainWith(failure, 'parcelAccounts.deleteFailed'))
    }
  }
  const rows = data?.accounts ?? []
  const isEmpty = data !== undefined && data.total === 0 && search === ''
  return (
    <Section title={t('parcelAccounts.soldTo')} why={t('parcelAccounts.soldToWhy')}>
      {error !== null && <ErrorState {...explain(error, 'parcelAccounts.getFailed')} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={80} radius={4} />}
      {isEmpty && <EmptyState title={t('parcelAccounts.emptyTitle')} why={t('parcelAccounts.emptyWhy')} />}
      {data !== undefined && !isEmpty && (
        <TextInput
          type="search"
          aria-label={t('parcelAccounts.searchHint')}
          placeholder={t('parcelAccounts.searchHint')}
          maxLength={100}
          value={search}
          onChange={event => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
      )}
      <ul className={classes.rows}>
        {rows.map(account => (
          <AccountRow
            key={`${account.accUniqueId}.${account.version}`}
            name={account.SoldTo}
            facts={[
              t(payments[account.PaymentName]),
              account.ShipVia === account.SCAC ? account.SCAC : `${account.ShipVia} (${account.SCAC})`,
              t('parcelAccounts.account', { number: account.AccountNumber }),
            ].join(', ')}
            question={t('parcelAccounts.soldToQuestion', { number: account.AccountNumber, party: account.SoldTo })}
            onEdit={() => onOpen(account)}
            onDelete={() => remove(account)}
          />
        ))}
      </ul>
      <ButtonRow flush>
        <ChangeButton
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {t('parcelAccounts.soldToAdd')}
        </ChangeButton>
        {page > 1 && (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t('parcelAccounts.before')}
          </Button>
        )}
        {data !== undefined && data.total > page * PAGE && (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t('parcelAccounts.next')}
          </Button>
        )}
      </ButtonRow>
    </Section>
  )
}
