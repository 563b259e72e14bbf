import '../../texts/reportRuns.ts'
import { ChangeReportSchedule } from '@waybill/contract/calls/Shipment/ChangeReportSchedule.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { WireReportSchedule } from '@waybill/contract/wire/reportSchedule.ts'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { SendingFields } from './SendingFields.tsx'
import { type SendingValues, sendingIn, sendingSchema, typedSending } from './sendingForm.ts'
import { useReportChoices } from './useReportChoices.ts'

const USUAL = 'USD'

/** The schedule as it is by now; null: somebody deleted it. */
async function freshSchedule(scheduleId: number) {
  const { schedules } = await makeCall(GetReportSchedules, { body: {} })
  const now = schedules.find(one => one.scheduleId === scheduleId)
  return now === undefined ? null : { version: now.version, values: typedSending(now, USUAL) }
}

/** What a schedule sends, when and to whom, in the fields that it was made with; what the report is narrowed to stays. */
export function EditSchedule({ schedule, onClose }: { schedule: WireReportSchedule; onClose: () => void }) {
  const t = useText()
  const { scheduleId, version, question, alert } = schedule
  const name = t(reports[question.report].label as TextKey)
  const change = useChange(ChangeReportSchedule, [GetReportSchedules, GetReportRuns])
  const known = useReportChoices().currencies.map(({ value }) => value)
  const watched = alert?.kind === 'measure' ? alert.currency : ''
  const currencies = [...new Set([watched, ...known, USUAL])].filter(value => value !== '')
  const kit = useFormKit<SendingValues>({
    schema: sendingSchema,
    start: typedSending(schedule, USUAL),
    explain: error =>
      error instanceof CallProblem && error.code === 'NotFound' ? t('forms.gone') : explainShort(error),
    keepAs: `schedule.${scheduleId}`,
    record: { version, fresh: () => freshSchedule(scheduleId) },
    save: async (values, seen) => {
      const save = { act: 'save' as const, version: seen, sending: sendingIn(values, question) }
      await change.mutateAsync({ body: { scheduleId, change: save } })
      notify.done(t('reportRuns.changed', { report: name }))
      if (kit.element.current !== null) onClose()
    },
  })
  return (
    <PanelForm
      kit={kit}
      title={t('reportRuns.editTitle', { report: name })}
      submit={t('reportRuns.submitSchedule')}
      onClose={onClose}
    >
      <Hint>{t('reportRuns.editWhy')}</Hint>
      <SendingFields
        form={kit.form}
        question={question}
        currencies={currencies.map(value => ({ value, label: value }))}
      />
    </PanelForm>
  )
}
