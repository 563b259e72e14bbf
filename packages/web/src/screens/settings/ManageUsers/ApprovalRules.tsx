import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { Button, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { ApprovalRules as RulesCall } from '@waybill/contract/calls/Shipment/ApprovalRules.ts'
import type { WireApprovalRule } from '@waybill/contract/wire/approvalRule.ts'
import { useState } from 'react'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import classes from './Groups.module.css'
import { RulePanel } from './RulePanel.tsx'

type Rules = ReplyOf<typeof RulesCall>

/** When a rule holds, in words. */
function useWhen({ docks }: Pick<Rules, 'docks'>) {
  const t = useText()
  return (rule: WireApprovalRule): string => {
    const parts = [
      rule.sumAbove === null ? '' : t('people.ruleSum', { amount: formatMoney(rule.sumAbove, rule.currency) }),
      rule.percentAbove === null ? '' : t('people.rulePercent', { percent: rule.percentAbove }),
      rule.offGuide ? t('people.ruleOffGuide') : '',
      rule.newCarrier ? t('people.ruleNewCarrier') : '',
      rule.hazmat ? t('people.ruleHazmat') : '',
      rule.mode === '' ? '' : t(`way.${rule.mode}`),
      docks.find(({ addressId }) => addressId === rule.siteId)?.name ?? '',
    ].filter(part => part !== '')
    return parts.length === 0 ? t('people.ruleAll') : parts.join(' · ')
  }
}

/** When bookings have to be approved and by whom: the first rule that fits decides. */
export function ApprovalRules() {
  const t = useText()
  const { data, error, refetch } = useCall(RulesCall, { query: { flag: 'load' }, body: {} })
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const change = useChange(RulesCall, [RulesCall])
  const whenOf = useWhen({ docks: data?.docks ?? [] })
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={120} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'people.rulesNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const { rules, people, version } = data
  const keep = async (next: readonly WireApprovalRule[], seen = version): Promise<void> => {
    await change.mutateAsync({ query: { flag: 'save' }, body: { version: seen, rules: [...next] } })
  }
  const turn = async (next: readonly WireApprovalRule[], done = ''): Promise<void> => {
    try {
      await keep(next)
      if (done !== '') notify.done(done)
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  /** The rules with one of them a place further up. */
  const raised = (index: number): readonly WireApprovalRule[] =>
    rules.flatMap((rule, at) => {
      const moved = rules[index]
      if (at === index - 1 && moved !== undefined) return [moved, rule]
      return at === index ? [] : [rule]
    })
  const show = (which: number | 'new') => leaveGuards.ask(() => setOpen(which))
  const add = <ChangeButton onClick={() => show('new')}>{t('people.ruleAdd')}</ChangeButton>
  const namesOf = ({ approvers }: WireApprovalRule): string =>
    people.flatMap(({ UserId, name }) => (approvers.includes(UserId) ? [name] : [])).join(', ')
  const rule = typeof open === 'number' ? (rules[open] ?? null) : null
  return (
    <div className={classes.frame}>
      <div className={classes.all}>
        {rules.length === 0 ? (
          <EmptyState title={t('people.noRules')} why={t('people.noRulesWhy')} action={add} />
        ) : (
          <>
            <div>{add}</div>
            <Hint>{t('people.rulesWhy')}</Hint>
            <ol className={classes.groups} aria-label={t('people.approvalRules')}>
              {rules.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be called the same
                <li key={`${one.name}${index}`}>
                  <Button variant="default" onClick={() => show(index)}>
                    {index + 1}. {one.name}
                  </Button>
                  <Hint>
                    {whenOf(one)} → {namesOf(one)}
                  </Hint>
                  {index > 0 && (
                    <ActionButton
                      variant="subtle"
                      size="xs"
                      aria-label={t('people.ruleRaiseOf', { rule: one.name })}
                      onAct={() => turn(raised(index))}
                    >
                      {t('people.ruleRaise')}
                    </ActionButton>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {(open === 'new' || rule !== null) && (
        <RulePanel
          key={String(open)}
          rule={rule}
          people={people}
          docks={data.docks}
          onSave={async saved => {
            await keep(rule === null ? [...rules, saved] : rules.map(one => (one === rule ? saved : one)))
          }}
          {...(rule === null
            ? {}
            : {
                onDelete: async () => {
                  await turn(
                    rules.filter(one => one !== rule),
                    t('people.ruleDeleted', { rule: rule.name }),
                  )
                  setOpen(null)
                },
              })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
