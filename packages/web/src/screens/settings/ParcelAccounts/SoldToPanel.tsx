import { Autocomplete } from '@mantine/core'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import type { WireSoldToAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'

const schema = z.object({
  SoldTo: z.string().trim().max(100),
  PaymentType: z.enum(['', 'C', 'T']),
  ShipVia: z.string().trim().max(30),
  AccountNumber: z.string().trim().max(20),
})
type Values = z.infer<typeof schema>

/** Mandatory, with what each is called. */
const mandatory = [
  ['SoldTo', 'parcelAccounts.party'],
  ['PaymentType', 'parcelAccounts.paymentType'],
  ['ShipVia', 'parcelAccounts.shipVia'],
  ['AccountNumber', 'parcelAccounts.accountNumber'],
] as const

/** What the server answered beside the account, instead of refusing the call. */
class NotKept extends Error {}

/** An account of a sold-to party: entered or changed. */
export function SoldToPanel({ account, onClose }: { account: WireSoldToAccount | null; onClose: () => void }) {
  const t = useText()
  const change = useChange(ParcelAccountDetails, [ParcelAccountDetails, SoldToDetails])
  const { data: ways } = useCall(ParcelAccountDetails, { query: { Operationtype: 'SELECT' }, body: { pageSize: 1 } })
  const kit = useFormKit({
    schema,
    start: {
      SoldTo: account?.SoldTo ?? '',
      PaymentType: account?.PaymentType ?? '',
      ShipVia: account?.ShipVia ?? '',
      AccountNumber: account?.AccountNumber ?? '',
    } satisfies Values as Values,
    explain: error =>
      error instanceof NotKept
        ? error.message
        : explainWith(error, account === null ? 'parcelAccounts.addFailed' : 'parcelAccounts.updateFailed'),
    save: async values => {
      // All that is missing in one warning, as it is asked of this form.
      const missing = mandatory.filter(([field]) => values[field] === '').map(([, name]) => t(name))
      if (missing.length > 0) throw new NotKept(t('parcelAccounts.missing', { fields: missing.join(', ') }))
      const { Status, Message, accounts } = await change.mutateAsync({
        query: { Operationtype: account === null ? 'ADD' : 'UPDATE' },
        body: account === null ? values : { ...values, AccountID: account.AccountID, version: account.version },
      })
      if (Status === 'exist' || Status === 'error') throw new NotKept(said(Message))
      const [kept] = accounts
      const about = { scac: kept?.SCAC ?? '', number: kept?.AccountNumber ?? '', party: values.SoldTo }
      notify.done(t(account === null ? 'parcelAccounts.added' : 'parcelAccounts.updated', about))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={
        account === null ? t('parcelAccounts.soldToAdd') : t('parcelAccounts.soldToEdit', { party: account.SoldTo })
      }
      submit={t('parcelAccounts.soldToSave')}
      onClose={onClose}
    >
      <PartyField form={form} />
      <ChoiceField
        form={form}
        name="PaymentType"
        label={t('parcelAccounts.paymentType')}
        required
        choices={[
          { value: '', label: t('parcelAccounts.choose') },
          { value: 'C', label: t('parcelAccounts.payC') },
          { value: 'T', label: t('parcelAccounts.payT') },
        ]}
      />
      <Controller
        control={form.control}
        name="ShipVia"
        render={({ field, fieldState }) => (
          <Autocomplete
            {...field}
            label={t('parcelAccounts.shipVia')}
            description={t('parcelAccounts.shipViaHint')}
            withAsterisk
            aria-required
            maxLength={30}
            error={fieldState.error?.message}
            data={[...new Set((ways?.shipVias ?? []).map(({ ShipVia }) => ShipVia))]}
            limit={50}
          />
        )}
      />
      <TextField
        form={form}
        name="AccountNumber"
        label={t('parcelAccounts.accountNumber')}
        required
        autoComplete="off"
      />
    </PanelForm>
  )
}

/** The party, with those of the address book under it. */
function PartyField({ form }: { form: ReturnType<typeof useFormKit<Values>>['form'] }) {
  const t = useText()
  const typed = form.watch('SoldTo')
  const { data } = useCall(SoldToDetails, { body: { searchText: typed.slice(0, 100) } }, { freshFor: 60_000 })
  return (
    <Controller
      control={form.control}
      name="SoldTo"
      render={({ field, fieldState }) => (
        <Autocomplete
          {...field}
          label={t('parcelAccounts.party')}
          withAsterisk
          aria-required
          maxLength={100}
          error={fieldState.error?.message}
          data={[...new Set((data?.soldTo ?? []).map(({ SoldTo }) => SoldTo))]}
          limit={50}
        />
      )}
    />
  )
}
