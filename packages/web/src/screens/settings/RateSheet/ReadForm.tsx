import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { ReadRateSheet } from '@waybill/contract/calls/RateSheets/ReadRateSheet.ts'
import type { TableMapping, WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { freightClasses } from '@waybill/domain'
import { useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { AmountField, CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { Mapping } from './Mapping.tsx'
import classes from './RateSheet.module.css'
import { termsOf, termsSchema, valuesOf } from './termsForm.ts'

type Data = ReplyOf<typeof GetRateSheet>

const currencies = ['USD', 'CAD', 'MXN'] as const

/** How the file is to be read: what its columns say, and what it does not say itself. */
export function ReadForm({ data, tables }: { data: Data; tables: readonly WireRateTable[] }) {
  const t = useText()
  const { sheet } = data
  const [mappings, setMappings] = useState<readonly TableMapping[]>(() =>
    tables.map(({ kind, headerRow, columns, ignored }) => ({ kind, headerRow, columns, ignored })),
  )
  const change = useChange(ReadRateSheet, [GetRateSheet, GetRateSheets])
  const kit = useFormKit({
    schema: termsSchema,
    start: valuesOf(data.terms, sheet.from),
    explain: explainShort,
    save: async values => {
      const body = { versionId: sheet.versionId, tables: [...mappings], terms: termsOf(values) }
      await change.mutateAsync({ body })
      notify.done(t('rateSheets.readStarted'))
    },
  })
  const { form } = kit
  const classesChoice = [{ value: '', label: '–' }, ...freightClasses.map(value => ({ value, label: value }))]
  const placesAsked = (name: string): readonly number[] =>
    (data.file?.faults ?? []).flatMap(({ file, params }) =>
      file === name && typeof params.place === 'number' ? [params.place] : [],
    )
  const bases = data.baseTariffs.flatMap(({ code, from }) => [`${code} ${from}`])
  return (
    <KitForm kit={kit}>
      <Section title={t('rateSheets.columns')} why={t('rateSheets.columnsWhy')}>
        {tables.map((table, index) => (
          <Mapping
            key={table.name}
            table={table}
            mapping={mappings[index] ?? { kind: 'skip', headerRow: 0, columns: {}, ignored: [] }}
            asked={placesAsked(table.name)}
            onChange={next => setMappings(now => now.map((one, at) => (at === index ? next : one)))}
          />
        ))}
      </Section>
      <Section title={t('rateSheets.terms')} why={t('rateSheets.termsWhy')}>
        <div className={classes.terms}>
          <TextField form={form} name="from" label={t('rateSheets.from')} type="date" required />
          <TextField form={form} name="to" label={t('rateSheets.to')} type="date" />
          {sheet.kind === 'sheet' && (
            <>
              <ChoiceField
                form={form}
                name="currency"
                label={t('rateSheets.currency')}
                choices={currencies.map(value => ({ value, label: value }))}
              />
              <AmountField form={form} name="days" label={t('rateSheets.days')} kind="quantity" />
              <TextField form={form} name="discount" label={t('rateSheets.discount')} inputMode="decimal" />
              <TextField form={form} name="minimum" label={t('rateSheets.minimum')} inputMode="decimal" />
              <ChoiceField form={form} name="fakFrom" label={t('rateSheets.fakFrom')} choices={classesChoice} />
              <ChoiceField form={form} name="fakTo" label={t('rateSheets.fakTo')} choices={classesChoice} />
              <ChoiceField form={form} name="fakClass" label={t('rateSheets.fakClass')} choices={classesChoice} />
              <AmountField form={form} name="maxWeightLb" label={t('rateSheets.maxWeight')} kind="quantity" />
              <ChoiceField
                form={form}
                name="fuelProgram"
                label={t('rateSheets.fuelProgram')}
                choices={[
                  { value: '', label: t('rateSheets.fuelNone') },
                  ...data.fuelPrograms.map(value => ({ value, label: value })),
                ]}
              />
              <TextField form={form} name="fuelPercent" label={t('rateSheets.fuelPercent')} inputMode="decimal" />
              <CheckField form={form} name="fuelIncluded" label={t('rateSheets.fuelIncluded')} />
              <ChoiceField
                form={form}
                name="base"
                label={t('rateSheets.baseTariff')}
                choices={[
                  { value: '', label: t('rateSheets.baseNone') },
                  ...bases.map(value => ({ value, label: value })),
                ]}
              />
              <ChoiceField
                form={form}
                name="discountAbove"
                label={t('rateSheets.discountAbove')}
                choices={(['', 'lighter', 'none'] as const).map(value => ({
                  value,
                  label: t(`rateSheets.discountAbove_${value || 'ask'}`),
                }))}
              />
              <CheckField form={form} name="carrierMeant" label={t('rateSheets.carrierMeant')} />
            </>
          )}
          <CheckField form={form} name="breaksAreWhole" label={t('rateSheets.breaksAreWhole')} />
          <CheckField form={form} name="aboveIsSaid" label={t('rateSheets.aboveIsSaid')} />
        </div>
        <FormProblem problem={kit.problem} />
        <BusyButton type="submit" isBusy={kit.saving} variant={sheet.state === 'draft' ? 'default' : 'filled'}>
          {t(sheet.state === 'mapping' ? 'rateSheets.read' : 'rateSheets.readAgain')}
        </BusyButton>
      </Section>
    </KitForm>
  )
}
