import { reportFormats } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import type { ReportQuestion } from '@waybill/contract/wire/report.ts'
import type { UseFormReturn } from 'react-hook-form'
import { type TextKey, useText } from '../../texts/texts.ts'
import { CheckField, ChoiceField, TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { ownZone } from '../../ui/format.ts'
import type { Option } from '../DataList/types.ts'
import { alerts, figuresOf, recurrences, type SendingValues, spans, weekdays } from './sendingForm.ts'

/** To whom a report goes, as what, of which days, and when. */
export function SendingFields({
  form,
  question,
  currencies,
}: {
  form: UseFormReturn<SendingValues>
  question: ReportQuestion
  currencies: readonly Option[]
}) {
  const t = useText()
  const [type, every, alert, column] = form.watch(['type', 'every', 'alert', 'column'])
  const isScheduled = type !== 'runNow'
  const zone = form.formState.defaultValues?.zone ?? ownZone()
  const figures = figuresOf(question)
  const isAmount = figures.some(([id, { unit }]) => id === column && unit === 'money')
  return (
    <>
      <TextAreaField
        form={form}
        name="recipients"
        label={t('reportRuns.recipients')}
        description={t('reportRuns.recipientsWhy')}
        required
      />
      <ChoiceField
        form={form}
        name="format"
        label={t('reportRuns.format')}
        choices={reportFormats.map(value => ({ value, label: t(`reports.${value}`) }))}
      />
      <ChoiceField
        form={form}
        name="span"
        label={t('reportRuns.span')}
        choices={spans.map(value => ({ value, label: t(`reportRuns.span_${value}`) }))}
      />
      {isScheduled && (
        <>
          <ChoiceField
            form={form}
            name="every"
            label={t('reportRuns.every')}
            choices={recurrences.map(value => ({ value, label: t(`reportRuns.every_${value}`) }))}
          />
          {every === 'week' && (
            <ChoiceField
              form={form}
              name="weekday"
              label={t('reportRuns.weekday')}
              choices={weekdays.map(value => ({ value: String(value), label: t(`reportRuns.weekday_${value}`) }))}
            />
          )}
          {every === 'month' && (
            <TextField
              form={form}
              name="dayOfMonth"
              label={t('reportRuns.dayOfMonth')}
              description={t('reportRuns.dayOfMonthWhy')}
              inputMode="numeric"
            />
          )}
          <TimeField form={form} name="at" label={t('reportRuns.at')} required />
          <ChoiceField
            form={form}
            name="zone"
            label={t('reportRuns.zone')}
            choices={[...new Set([zone, ownZone(), ...Intl.supportedValuesOf('timeZone')])].map(value => ({
              value,
              label: value.replaceAll('_', ' '),
            }))}
          />
          <TextField form={form} name="until" label={t('reportRuns.until')} type="date" />
          <ChoiceField
            form={form}
            name="alert"
            label={t('reportRuns.alert')}
            description={t('reportRuns.alertWhy')}
            choices={alerts.map(value => ({ value, label: t(`reportRuns.alert_${value}`) }))}
          />
          {alert === 'measure' && (
            <>
              <ChoiceField
                form={form}
                name="column"
                label={t('reportRuns.column')}
                choices={figures.map(([value, { label }]) => ({ value, label: t(label as TextKey) }))}
              />
              <TextField form={form} name="figure" label={t('reportRuns.figure')} inputMode="decimal" required />
              {isAmount && currencies.length > 0 && (
                <ChoiceField form={form} name="currency" label={t('reportRuns.currency')} choices={currencies} />
              )}
              <CheckField form={form} name="isBelow" label={t('reportRuns.below')} />
            </>
          )}
        </>
      )}
    </>
  )
}
