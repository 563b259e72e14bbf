import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { CheckField, ChoiceField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import type { CarrierValues } from './carrierForm.ts'
import { modeNames } from './carrierList.tsx'

interface Props {
  readonly form: UseFormReturn<CarrierValues>
}

/** Which carrier it is. */
export function NameFields({ form }: Props) {
  const t = useText()
  return (
    <>
      <TextField form={form} name="CarrierName" label={t('carriers.name')} required />
      <FieldPair>
        <TextField form={form} name="SCAC" label={t('carriers.scac')} required autoComplete="off" />
        <ChoiceField
          form={form}
          name="RateMode"
          label={t('carriers.mode')}
          choices={(['LTL', 'TL'] as const).map(value => ({ value, label: t(modeNames[value]) }))}
        />
      </FieldPair>
    </>
  )
}

/** Whom to write to and to call. `asks`: its prices are asked for by mail. */
export function ContactFields({ form, asks = false }: Props & { asks?: boolean }) {
  const t = useText()
  return (
    <>
      <TextField form={form} name="Email" label={t('carriers.quoteEmail')} type="email" required={asks} />
      <TextField
        form={form}
        name="TenderEmail"
        label={t('carriers.tenderEmail')}
        description={t('carriers.tenderHint')}
        type="email"
      />
      <FieldPair>
        <TextField form={form} name="Contact" label={t('carriers.contact')} />
        <TextField form={form} name="Phone" label={t('carriers.phone')} type="tel" />
      </FieldPair>
    </>
  )
}

/** Insurance and authority, as its papers say. */
export function InsuranceFields({ form }: Props) {
  const t = useText()
  return (
    <FieldGroup name={t('carriers.insurance')}>
      <TextField
        form={form}
        name="InsuranceExpires"
        label={t('carriers.insuredUntil')}
        description={t('carriers.insuredHint')}
        type="date"
      />
      <FieldPair>
        <TextField form={form} name="MCNumber" label={t('carriers.mc')} inputMode="numeric" />
        <TextField form={form} name="DOTNumber" label={t('carriers.dot')} inputMode="numeric" />
      </FieldPair>
    </FieldGroup>
  )
}

/** Whether it may be used, and for freight that the consignee pays. */
export function UseFields({ form }: Props) {
  const t = useText()
  const collect = useWatch({ control: form.control, name: 'collect' })
  return (
    <>
      <CheckField form={form} name="doNotUse" label={t('carriers.doNotUse')} description={t('carriers.doNotUseHint')} />
      <TextField
        form={form}
        name="DailyLoads"
        label={t('carriers.dailyLoads')}
        description={t('carriers.dailyLoadsHint')}
        inputMode="numeric"
      />
      <CheckField form={form} name="collect" label={t('carriers.collectOn')} />
      {collect && (
        <>
          <TextField form={form} name="ShipVia" label={t('carriers.shipVia')} />
          <CheckField
            form={form}
            name="collectFlagged"
            label={t('carriers.flagged')}
            description={t('carriers.flaggedHint')}
          />
        </>
      )}
    </>
  )
}

/** What only a carrier with rate sheets has. `asks`: its salesperson is written to. */
export function RateSheetFields({ form, asks = false }: Props & { asks?: boolean }) {
  const t = useText()
  return (
    <>
      <TextField form={form} name="SalesEmail" label={t('carriers.salesEmail')} type="email" required={asks} />
      <TextAreaField
        form={form}
        name="SetupInstructions"
        label={t('carriers.instructions')}
        description={t('carriers.instructionsHint')}
      />
    </>
  )
}

/** How it is named beside its SCAC. */
export function PlaceFields({ form }: Props) {
  const t = useText()
  return (
    <>
      <TextField
        form={form}
        name="CarrierLocn"
        label={t('carriers.location')}
        description={t('carriers.locationHint')}
        required
      />
      <TextField form={form} name="ContractId" label={t('carriers.contract')} />
    </>
  )
}
