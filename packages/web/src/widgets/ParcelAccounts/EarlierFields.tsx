import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { PasswordField, TextField } from '../../ui/form/fields.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { FieldGroup } from '../../ui/Sheet.tsx'

interface Props<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  /** Names of secrets that are kept. */
  readonly kept: readonly string[]
  readonly environment: 'test' | 'live'
}

/** What FedEx and USPS took before, with what they use today. */
export function EarlierFields<V extends FieldValues>({ mode, ...props }: Props<V> & { mode: string }) {
  if (mode === 'FEDEX') return <FedExFields {...props} />
  return mode === 'USPS' ? <UspsFields {...props} /> : null
}

function useNamed<V extends FieldValues>({ form, kept }: Props<V>) {
  const t = useText()
  const plain = (name: string, label: string) => ({
    ...{ form, label, name: `earlier.${name}` as FieldPath<V>, autoComplete: 'off' },
  })
  const secret = (name: string, label: string) => ({
    ...{ ...plain(name, label), autoComplete: 'new-password' },
    ...(kept.includes(name) ? { description: t('parcelAccounts.kept') } : {}),
  })
  return { t, plain, secret }
}

function FedExFields<V extends FieldValues>(props: Props<V>) {
  const { t, plain, secret } = useNamed(props)
  const at = `FedEx.${props.environment}`
  return (
    <FieldGroup name={t('parcelAccounts.earlier')}>
      <Hint small>{t('parcelAccounts.earlierFedEx')}</Hint>
      <TextField {...plain(`${at}.AccountNumber`, t('parcelAccounts.accountNumber'))} />
      <PasswordField {...secret(`${at}.Key`, t('parcelAccounts.key'))} />
      <PasswordField {...secret(`${at}.Password`, t('parcelAccounts.password'))} />
      <TextField {...plain(`${at}.MeterNumber`, t('parcelAccounts.meter'))} />
      <TextField
        {...plain('FedEx.DefaultPickupLocation', t('parcelAccounts.pickupLocation'))}
        description={t('parcelAccounts.pickupHint')}
      />
    </FieldGroup>
  )
}

function UspsFields<V extends FieldValues>(props: Props<V>) {
  const { t, plain, secret } = useNamed(props)
  return (
    <FieldGroup name={t('parcelAccounts.earlier')}>
      <Hint small>{t('parcelAccounts.earlierUsps')}</Hint>
      <TextField {...plain('USPS.AccountNumber', t('parcelAccounts.accountNumber'))} />
      <PasswordField {...secret('USPS.Password', t('parcelAccounts.password'))} />
      <TextField {...plain('USPS.RequesterID', t('parcelAccounts.requester'))} />
    </FieldGroup>
  )
}
