import { Button, Skeleton } from '@mantine/core'
import { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { FactorDemand } from './FactorDemand.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import classes from './Groups.module.css'

/** The groups of the company, with how many are in each and what they open. */
export function Groups() {
  const t = useText()
  const { data, error, refetch } = useCall(PageGroups, { query: { flag: 'load' }, body: {} })
  const [open, setOpen] = useState<number | 'new' | null>(null)
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={120} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'people.groupsNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const { groups } = data
  const group = groups.find(({ GroupID }) => GroupID === open) ?? null
  const show = (which: number | 'new') => leaveGuards.ask(() => setOpen(which))
  const add = <ChangeButton onClick={() => show('new')}>{t('people.groupAdd')}</ChangeButton>
  return (
    <div className={classes.frame}>
      <div className={classes.all}>
        <FactorDemand />
        {groups.length === 0 ? (
          <EmptyState title={t('people.noGroups')} why={t('people.noGroupsWhy')} action={add} />
        ) : (
          <>
            <div>{add}</div>
            <ul className={classes.groups} aria-label={t('people.groups')}>
              {groups.map(({ GroupID, GroupName, members, pageList }) => (
                <li key={GroupID}>
                  <Button variant="default" onClick={() => show(GroupID)}>
                    {GroupName}
                  </Button>
                  <Hint>
                    {t('people.memberCount', { count: members })}
                    {', '}
                    {pageList === null
                      ? t('people.from_all')
                      : t('people.pageCount', { count: pageList.split(',').length })}
                  </Hint>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {(open === 'new' || group !== null) && (
        <GroupPanel key={String(open)} group={group} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
