import '../../texts/parcelAccounts.ts'
import { NativeSelect, Skeleton } from '@mantine/core'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import type { WireParcelAccount, WireParcelCarrier, WireSettingsField } from '@waybill/contract/wire/parcelAccount.ts'
import { type ReactNode, useState } from 'react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { explain, explainWith } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useLanguage } from '../../texts/language.ts'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChoiceField, PasswordField, TextField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { accountSchema, valuesOf } from './accountSchema.ts'
import { EarlierFields } from './EarlierFields.tsx'

interface Props {
  /** Null: a new one. */
  readonly account: WireParcelAccount | null
  readonly onClose: () => void
  /** Beside the button that saves. */
  readonly also?: ReactNode
}

/** One of the company's own accounts with a carrier of small packages: its form is the connector's. */
export function ParcelAccountPanel(props: Props) {
  const t = useText()
  const { data, error, refetch } = useCall(GetParcelAccountDetails, {}, { freshFor: 0 })
  const [chosen, setChosen] = useState(props.account?.mode)
  const carrier = data?.carriers.find(({ mode }) => mode === chosen) ?? data?.carriers[0]
  if (data === undefined || carrier === undefined) {
    return (
      <Panel title={t('parcelAccounts.addTitle')} onClose={props.onClose} footer={props.also}>
        {data === undefined && error === null && <Skeleton height={180} radius={4} />}
        {error !== null && (
          <ErrorState {...explain(error, 'parcelAccounts.getFailed')} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Hint role="status">{t('parcelAccounts.noCarriers')}</Hint>}
      </Panel>
    )
  }
  const choice = props.account === null && data.carriers.length > 1 && (
    <NativeSelect
      label={t('parcelAccounts.carrier')}
      value={carrier.mode}
      data={data.carriers.map(({ mode, CarrierName }) => ({ value: mode, label: CarrierName }))}
      onChange={event => setChosen(event.currentTarget.value)}
    />
  )
  const fields = carrier.fields.filter(
    ({ signsIn }) => !(signsIn && props.account !== null && props.account.connection !== null),
  )
  return <AccountForm key={carrier.mode} {...props} carrier={{ ...carrier, fields }} choice={choice} />
}

/** The carrier's words, or ours, why nothing was kept. */
class NotKept extends Error {}

function AccountForm({
  account,
  carrier,
  choice,
  also,
  onClose,
}: Props & { carrier: WireParcelCarrier; choice: ReactNode }) {
  const t = useText()
  const change = useChange(ParcelCarrier, [GetParcelAccountDetails, FreightCarrier, CarriersList])
  const kept = account?.secrets ?? []
  const kit = useFormKit({
    schema: accountSchema(carrier, kept),
    start: valuesOf(account, carrier),
    explain: error =>
      error instanceof NotKept
        ? error.message
        : explainWith(error, account === null ? 'parcelAccounts.addFailed' : 'parcelAccounts.updateFailed'),
    save: async values => {
      const { Status, Message } = await change.mutateAsync(
        account === null
          ? { query: { function: 'ADD', mode: carrier.mode }, body: values }
          : {
              query: { function: 'UPDATE' },
              body: { ...values, AccountID: account.AccountID, version: account.version },
            },
      )
      const message = said(Message)
      if (Status === 'exist') throw new NotKept(message)
      if (Status === 'error') throw new NotKept(t('parcelAccounts.refused', { message }))
      if (Status === 'failed') throw new NotKept(t('parcelAccounts.notAsked', { message }))
      notify.done(t('parcelAccounts.saved', { name: account?.CarrierName ?? carrier.CarrierName }))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const environment = useWatch({ control: form.control, name: 'environment' })
  const isNew = account === null
  return (
    <PanelForm
      kit={kit}
      title={isNew ? t('parcelAccounts.addTitle') : t('parcelAccounts.editTitle', { name: account.CarrierName })}
      submit={t('parcelAccounts.save')}
      also={also}
      onClose={onClose}
    >
      {choice}
      {account?.isLost === true && <Hint role="alert">{t('parcelAccounts.lost')}</Hint>}
      <TextField
        form={form}
        name="name"
        label={t('parcelAccounts.name')}
        disabled={!isNew}
        {...(isNew ? { description: t('parcelAccounts.nameHint') } : {})}
      />
      {carrier.fields.map(field => (
        <SettingsField key={field.name} form={form} field={field} isKept={kept.includes(field.name)} />
      ))}
      <ChoiceField
        form={form}
        name="environment"
        label={t('parcelAccounts.environment')}
        disabled={!isNew}
        description={t('parcelAccounts.environmentHint')}
        choices={[
          { value: 'live', label: t('parcelAccounts.environmentLive') },
          { value: 'test', label: t('parcelAccounts.environmentTest') },
        ]}
      />
      <EarlierFields form={form} kept={kept} environment={environment} mode={carrier.mode} />
      {isNew && <Hint small>{t('parcelAccounts.onList')}</Hint>}
    </PanelForm>
  )
}

type Form = ReturnType<typeof useFormKit<ReturnType<typeof valuesOf>>>['form']

/** A field as the connector describes it, in the language in force. */
function SettingsField({ form, field, isKept }: { form: Form; field: WireSettingsField; isKept: boolean }) {
  const t = useText()
  const spoken = useLanguage() === 'es-es' ? 'es' : 'en'
  const hint = field.secret && isKept ? t('parcelAccounts.kept') : field.hint?.[spoken]
  const shown = {
    ...{
      form,
      name: ['fields', field.name].join('.') as FieldPath<ReturnType<typeof valuesOf>>,
      label: field.label[spoken],
    },
    ...(hint === undefined ? {} : { description: hint }),
    required: field.required && !(field.secret && isKept),
  }
  if (field.choices.length > 0) {
    const choices = field.choices.map(({ value, label }) => ({ value, label: label[spoken] }))
    return <ChoiceField {...shown} choices={choices} />
  }
  return field.secret ? (
    <PasswordField {...shown} autoComplete="new-password" />
  ) : (
    <TextField {...shown} autoComplete="off" />
  )
}
