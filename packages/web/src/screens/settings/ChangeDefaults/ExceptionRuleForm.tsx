import '../../../texts/exceptions.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { type ExceptionRules, exceptionRuleNames, exceptionRules, type ExceptionRule as Rule } from '@waybill/domain'
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
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'

type Kept = ReplyOf<typeof ExceptionRule>

const byName = <T,>(value: (name: Rule) => T) =>
  Object.fromEntries(exceptionRuleNames.map(name => [name, value(name)])) as Record<Rule, T>

const schema = z.object(
  byName(name => {
    const { least, most } = exceptionRules[name]
    const isRight = (typed: string) => /^\d{1,5}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
    const error = () => text('exceptionRule.wrong', { min: least, max: most })
    return z.string().trim().refine(isRight, { error })
  }),
)

const valuesOf = (kept: ExceptionRules) => byName(name => String(kept[name]))

/** After how long something is an exception, each in its unit. */
export function ExceptionRuleForm() {
  const { data, error, refetch } = useCall(ExceptionRule, { body: {} }, { freshFor: 0 })
  if (data !== undefined) return <RulesForm kept={data} />
  return error === null ? (
    <Skeleton height={320} radius={4} />
  ) : (
    <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
  )
}

function RulesForm({ kept }: { kept: Kept }) {
  const t = useText()
  const change = useChange(ExceptionRule, [ExceptionRule])
  const kit = useFormKit({
    schema,
    start: valuesOf(kept),
    keepAs: 'ChangeDefaults.exceptionRule',
    record: {
      version: kept.version,
      fresh: async () => {
        const now = await makeCall(ExceptionRule, { body: {} })
        return { version: now.version, values: valuesOf(now) }
      },
    },
    explain: failure => explainWith(failure, 'exceptionRule.failed'),
    save: async (values, seen) => {
      const rule = { version: seen, ...byName(name => Number(values[name])) }
      const saved = await change.mutateAsync({ body: { rule } })
      notify.done(t('exceptionRule.saved'))
      return saved.version
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        {exceptionRuleNames.map(name => (
          <TextField key={name} form={kit.form} name={name} label={t(`exceptionRule.${name}`)} inputMode="numeric" />
        ))}
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('exceptionRule.save')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
