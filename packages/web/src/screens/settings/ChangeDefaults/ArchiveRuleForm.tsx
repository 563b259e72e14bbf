import { Skeleton } from '@mantine/core'
import { ARCHIVE_AFTER_DAYS_MAX, ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { z } from 'zod'
import { makeCall } from '../../../api/call.ts'
import { explain, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { text, useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'

const isDays = (typed: string): boolean =>
  typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= ARCHIVE_AFTER_DAYS_MAX)

const schema = z.object({
  afterDays: z
    .string()
    .trim()
    .refine(isDays, { error: () => text('archiveRule.daysWrong', { max: ARCHIVE_AFTER_DAYS_MAX }) }),
})

const valuesOf = (afterDays: number | null) => ({ afterDays: afterDays === null ? '' : String(afterDays) })

/** After how many days delivered shipments leave the lists; blank: they stay until somebody archives them. */
export function ArchiveRuleForm() {
  const { data, error, refetch } = useCall(ArchiveRule, { body: {} }, { freshFor: 0 })
  if (data !== undefined) return <DaysForm version={data.version} afterDays={data.afterDays} />
  return error === null ? (
    <Skeleton height={80} radius={4} />
  ) : (
    <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
  )
}

function DaysForm({ version, afterDays }: { version: number; afterDays: number | null }) {
  const t = useText()
  const change = useChange(ArchiveRule, [ArchiveRule])
  const kit = useFormKit({
    schema,
    start: valuesOf(afterDays),
    keepAs: 'ChangeDefaults.archiveRule',
    record: {
      version,
      fresh: async () => {
        const now = await makeCall(ArchiveRule, { body: {} })
        return { version: now.version, values: valuesOf(now.afterDays) }
      },
    },
    explain: failure => explainWith(failure, 'archiveRule.failed'),
    save: async (values, seen) => {
      const days = values.afterDays === '' ? null : Number(values.afterDays)
      const saved = await change.mutateAsync({ body: { rule: { version: seen, afterDays: days } } })
      notify.done(t('archiveRule.saved'))
      return saved.version
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <TextField form={kit.form} name="afterDays" label={t('archiveRule.days')} inputMode="numeric" />
        <Hint small>{t('archiveRule.why')}</Hint>
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('archiveRule.save')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
