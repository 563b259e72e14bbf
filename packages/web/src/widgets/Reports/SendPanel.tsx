import '../../texts/reportRuns.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportQuestion } from '@waybill/contract/wire/report.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ChoiceField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import type { Option } from '../DataList/types.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { SendingFields } from './SendingFields.tsx'
import { newSending, type SendingValues, sendingIn, sendingSchema, sendTypes } from './sendingForm.ts'

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
  const name = t(reports[question.report].label as TextKey)
  const send = useChange(SendReportFile, [GetReportSchedules, GetReportRuns])
  const kit = useFormKit<SendingValues>({
    schema: sendingSchema,
    start: newSending(question, currencies[0]?.value ?? 'USD'),
    explain: explainShort,
    keepAs: `sendReport.${question.report}`,
    save: async values => {
      await send.mutateAsync({ body: { type: values.type, ...sendingIn(values, question) } })
      if (values.type === 'runNow') notifyMailed(t('reportRuns.sent', { report: name }))
      else notify.done(t('reportRuns.scheduled', { report: name }))
      onClose()
    },
  })
  const { form } = kit
  const day = question.filter?.day
  const isScheduled = form.watch('type') !== 'runNow'
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
        choices={sendTypes.map(value => ({ value, label: t(`reportRuns.${value}`) }))}
      />
      <SendingFields form={form} question={question} currencies={currencies} />
      {isScheduled && day !== undefined && form.watch('span') === '' && (
        <Hint warns>
          {t('reportRuns.fixedDays', { from: formatDate(day.from ?? ''), to: formatDate(day.to ?? '') })}
        </Hint>
      )}
    </PanelForm>
  )
}
