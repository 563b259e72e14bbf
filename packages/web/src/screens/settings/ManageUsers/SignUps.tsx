import { Button, Skeleton } from '@mantine/core'
import { GetSignUps } from '@waybill/contract/calls/LogIn/GetSignUps.ts'
import { useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import classes from './Groups.module.css'
import { SignUpPanel } from './SignUpPanel.tsx'

const signUpTones = { waiting: 'busy', approved: 'good', refused: 'quiet' } as const satisfies Record<string, Tone>

/** Requests for accounts: those that wait first. Only whoever runs the installation has any. */
export function SignUps() {
  const t = useText()
  const { data, error, refetch } = useCall(GetSignUps, { body: {} })
  const [open, setOpen] = useState<number | null>(null)
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={120} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'people.signUpsNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const { signUps } = data
  const signUp = signUps.find(({ number }) => number === open)
  return (
    <div className={classes.frame}>
      <div className={classes.all}>
        {signUps.length === 0 ? (
          <EmptyState title={t('people.noSignUps')} why={t('people.noSignUpsWhy')} />
        ) : (
          <ul className={classes.groups} aria-label={t('people.signUps')}>
            {signUps.map(({ number, CompanyName, Email, at, state }) => (
              <li key={number}>
                <Button variant="default" onClick={() => setOpen(number)}>
                  {CompanyName}
                </Button>
                <Badge tone={signUpTones[state]}>{t(`people.signUp_${state}`)}</Badge>
                <Hint>
                  {Email}
                  {', '}
                  <InstantText at={at} />
                </Hint>
              </li>
            ))}
          </ul>
        )}
      </div>
      {signUp !== undefined && <SignUpPanel key={signUp.number} signUp={signUp} onClose={() => setOpen(null)} />}
    </div>
  )
}
