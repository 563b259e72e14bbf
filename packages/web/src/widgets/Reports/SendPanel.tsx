import '../../texts/reportRuns.ts'
import { reportFormats } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import type { ReportColumn, ReportShape } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportQuestion } from '@waybill/contract/wire/report.ts'
import type { ReportAlert } from '@waybill/contract/wire/reportSchedule.ts'
import { minorDigits, relativeSpans } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { CheckField, ChoiceField, TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { ownZone } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import type { Option } from '../DataList/types.ts'

const types = ['runNow', 'runNowAndSchedule', 'schedule'] as const
const recurrences = ['day', 'week', 'month'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const alerts = ['', 'rows', 'measure'] as const

const addressesIn = (typed: string): readonly string[] => typed.split(/[\s,;]+/).filter(one => one !== '')
const isNumber = (typed: string): boolean => /^-?\d+(\.\d{1,4})?$/.test(typed.trim())

const schema = z
  .object({
    type: z.enum(types),
    format: z.enum(reportFormats),
    recipients: z
      .string()
      .max(5_000)
      .refine(typed => addressesIn(typed).length > 0, { params: { code: 'required' } }),
    span: z.enum(['', ...relativeSpans]),
    every: z.enum(recurrences),
    at: z.string().min(1),
    zone: z.string(),
    weekday: z.string(),
    dayOfMonth: z.string().regex(/^([1-9]|[12]\d|3[01])$/),
    until: z.string(),
    alert: z.enum(alerts),
    column: z.string(),
    isBelow: z.boolean(),
    figure: z.string(),
    currency: z.string(),
  })
  .refine(({ alert, figure }) => alert !== 'measure' || isNumber(figure), {
    path: ['figure'],
    params: { code: 'invalid_number' },
  })
type Values = z.output<typeof schema>

/** What an alert watches for, as the report gives it: amounts in minor units. */
function alertIn({ alert, column, isBelow, figure, currency }: Values, unit: ReportColumn['unit'] | undefined) {
  if (alert === '') return null
  if (alert === 'rows') return { kind: 'rows' } as const
  const isMoney = unit === 'money'
  const value = isMoney ? Math.round(Number(figure) * 10 ** minorDigits(currency)) : Number(figure)
  return {
    ...{ kind: 'measure', column, than: isBelow ? 'below' : 'above', figure: value, currency: isMoney ? currency : '' },
  } satisfies ReportAlert
}

/** Mails the report that is on screen: now, on a schedule, or both. */
export function SendPanel({
  question,
  currencies,
  onClose,
}: {
  question: ReportQuestion
  currencies: readonly Option[]
  onClose: () => void
}) {
  const t = useText()
  const report: ReportShape = reports[question.report]
  const name = t(report.label as TextKey)
  const figures = (question.columns ?? []).flatMap(id => {
    const column = report.columns[id]
    if (column === undefined || ['text', 'day', 'month'].includes(column.unit)) return []
    return [{ value: id, label: t(column.label as TextKey) }]
  })
  const zones = Intl.supportedValuesOf('timeZone')
  const send = useChange(SendReportFile, [GetReportSchedules, GetReportRuns])
  const kit = useFormKit<Values>({
    schema,
    start: {
      ...{ type: 'schedule', format: 'xlsx', recipients: '', span: '', every: 'day', at: '06:00', zone: ownZone() },
      ...{ weekday: '1', dayOfMonth: '1', until: '', alert: '', column: figures[0]?.value ?? '', isBelow: false },
      ...{ figure: '', currency: currencies[0]?.value ?? 'USD' },
    },
    explain: explainShort,
    save: async values => {
      const { type, format, recipients, span, every, at, zone, weekday, dayOfMonth, until } = values
      const isOnce = type === 'runNow'
      await send.mutateAsync({
        body: {
          ...{ type, question, format, span, recipients: [...addressesIn(recipients)] },
          ...(isOnce
            ? {}
            : {
                recurrence: { every, at, zone, weekday: Number(weekday), dayOfMonth: Number(dayOfMonth) },
                until: until === '' ? null : until,
                alert: alertIn(values, report.columns[values.column]?.unit),
              }),
        },
      })
      notify.done(t(isOnce ? 'reportRuns.sent' : 'reportRuns.scheduled', { report: name }))
      onClose()
    },
  })
  const { form } = kit
  const [type, every, alert, column] = form.watch(['type', 'every', 'alert', 'column'])
  const isScheduled = type !== 'runNow'
  const spans = ['', ...relativeSpans] as const
  return (
    <PanelForm
      kit={kit}
      title={t('reportRuns.title', { report: name })}
      submit={t(isScheduled ? 'reportRuns.submitSchedule' : 'reportRuns.submitNow')}
      onClose={onClose}
    >
      <Hint>{t('reportRuns.why')}</Hint>
      <ChoiceField
        form={form}
        name="type"
        label={t('reportRuns.type')}
        choices={types.map(value => ({ value, label: t(`reportRuns.${value}`) }))}
      />
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
            choices={[...new Set([ownZone(), ...zones])].map(value => ({ value, label: value.replaceAll('_', ' ') }))}
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
              <ChoiceField form={form} name="column" label={t('reportRuns.column')} choices={figures} />
              <TextField form={form} name="figure" label={t('reportRuns.figure')} inputMode="decimal" required />
              {report.columns[column]?.unit === 'money' && currencies.length > 0 && (
                <ChoiceField form={form} name="currency" label={t('reportRuns.currency')} choices={currencies} />
              )}
              <CheckField form={form} name="isBelow" label={t('reportRuns.below')} />
            </>
          )}
        </>
      )}
    </PanelForm>
  )
}
