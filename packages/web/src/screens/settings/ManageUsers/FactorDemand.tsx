import { Skeleton, Switch } from '@mantine/core'
import { SignInRule } from '@waybill/contract/calls/LogIn/SignInRule.ts'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { notify } from '../../../ui/notify.ts'

/** Whether everybody of the company needs a second factor: in force as it is chosen. */
export function FactorDemand() {
  const t = useText()
  const { data, error, refetch } = useCall(SignInRule, { body: {} })
  const change = useChange(SignInRule, [SignInRule])
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={40} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'people.ruleNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const choose = (demandsFactor: boolean): void =>
    change.mutate({ body: { demandsFactor } }, { onError: problem => notify.failed(explainShort(problem)) })
  return (
    <Switch
      label={t('people.demandAll')}
      description={t('people.demandAllWhy', { with: data.withFactor, count: data.people })}
      checked={data.demandsFactor}
      disabled={change.isPending}
      onChange={event => choose(event.currentTarget.checked)}
    />
  )
}
