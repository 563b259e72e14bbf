import '../../texts/parcelAccounts.ts'
import { NativeSelect, Skeleton } from '@mantine/core'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import type { WireParcelAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** What is asked with one of the company's accounts; without any it is said where one is set up. */
export function ChooseAccount({
  children,
}: {
  /** @param choice the field in which the account is chosen */
  children: (accountId: number, choice: ReactNode) => ReactNode
}) {
  const t = useText()
  const { data, error, refetch } = useCall(GetParcelAccountDetails, {}, { freshFor: 60_000 })
  const [chosen, setChosen] = useState(0)
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={180} radius={4} m={16} />
    ) : (
      <ErrorState {...explain(error, 'parcelAccounts.getFailed')} onRetry={() => void refetch()} />
    )
  }
  // The pages that ask with an account are UPS's by name: where there is one with it, that stands first.
  const first = data.accounts.find(({ mode }) => mode === 'UPS') ?? data.accounts[0]
  const account = data.accounts.find(({ AccountID }) => AccountID === chosen) ?? first
  if (account === undefined) {
    return (
      <EmptyState
        title={t('upsRate.noAccount')}
        why={t('upsRate.noAccountWhy')}
        action={<Link to="/ParcelAccounts">{t('upsRate.toAccounts')}</Link>}
      />
    )
  }
  const nameOf = ({ CarrierName, AccountNumber, environment }: WireParcelAccount): string =>
    [CarrierName, AccountNumber, ...(environment === 'test' ? [t('parcelAccounts.test')] : [])].join(', ')
  const choice = (
    <NativeSelect
      label={t('upsRate.account')}
      value={String(account.AccountID)}
      data={data.accounts.map(one => ({ value: String(one.AccountID), label: nameOf(one) }))}
      onChange={event => setChosen(Number(event.currentTarget.value))}
    />
  )
  return children(account.AccountID, choice)
}
