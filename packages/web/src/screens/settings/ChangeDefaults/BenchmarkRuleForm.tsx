import { Skeleton } from '@mantine/core'
import {
  BENCHMARK_ENOUGH_MAX,
  BENCHMARK_ENOUGH_MIN,
  BenchmarkRule,
} from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
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

const limits = { min: BENCHMARK_ENOUGH_MIN, max: BENCHMARK_ENOUGH_MAX }

const isEnough = (typed: string): boolean =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= limits.min && Number(typed) <= limits.max

const schema = z.object({
  enough: z
    .string()
    .trim()
    .refine(isEnough, { error: () => text('benchmarkRule.enoughWrong', limits) }),
})

/** How many prices of a year make a benchmark of a lane. */
export function BenchmarkRuleForm() {
  const { data, error, refetch } = useCall(BenchmarkRule, { body: {} }, { freshFor: 0 })
  if (data !== undefined) return <EnoughForm version={data.version} enough={data.enough} />
  return error === null ? (
    <Skeleton height={80} radius={4} />
  ) : (
    <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
  )
}

function EnoughForm({ version, enough }: { version: number; enough: number }) {
  const t = useText()
  const change = useChange(BenchmarkRule, [BenchmarkRule])
  const kit = useFormKit({
    schema,
    start: { enough: String(enough) },
    keepAs: 'ChangeDefaults.benchmarkRule',
    record: {
      version,
      fresh: async () => {
        const now = await makeCall(BenchmarkRule, { body: {} })
        return { version: now.version, values: { enough: String(now.enough) } }
      },
    },
    explain: failure => explainWith(failure, 'benchmarkRule.failed'),
    save: async (values, seen) => {
      const saved = await change.mutateAsync({ body: { rule: { version: seen, enough: Number(values.enough) } } })
      notify.done(t('benchmarkRule.saved'))
      return saved.version
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <TextField form={kit.form} name="enough" label={t('benchmarkRule.enough')} inputMode="numeric" />
        <Hint small>{t('benchmarkRule.why')}</Hint>
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('benchmarkRule.save')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
