import { TextInput } from '@mantine/core'
import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import { lazy, useState } from 'react'
import { BusyButton } from '../ui/BusyButton.tsx'
import { signIn } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { email, given } from './checks.ts'
import { goOn } from './enter.ts'
import { Secret } from './Secret.tsx'
import { TermsLink } from './Terms.tsx'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

// Few have a second step: it doesn't make the others wait.
const SecondStep = lazy(() => import('./SecondStep.tsx').then(m => ({ default: m.SecondStep })))

export function SignIn() {
  const words = useWords()
  const [due, setDue] = useState<WireFactorDue | null>(null)
  const card = useCard({ Email: '', Password: '' }, { Email: email, Password: given }, async values => {
    const { reply, token } = await signIn(values.Email.trim(), values.Password)
    setDue(goOn(reply, token))
  })
  const comesBack = new URLSearchParams(window.location.search).has('next')
  if (due !== null) return <SecondStep due={due} onBack={() => setDue(null)} />
  return (
    <>
      <h1>{words.title}</h1>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        {comesBack && <p className={classes.note}>{words.signedOut}</p>}
        <TextInput
          {...card.field('Email')}
          label={words.email}
          type="email"
          autoComplete="username"
          autoFocus
          maxLength={254}
        />
        <Secret {...card.field('Password')} label={words.password} autoComplete="current-password" />
        <CardProblem text={card.problem} />
        <div className={classes.terms}>
          {words.terms} <TermsLink />.
        </div>
        <BusyButton type="submit" isBusy={card.busy} fullWidth>
          {words.signIn}
        </BusyButton>
        <p className={classes.links}>
          <a className={classes.link} href="#forgot-password">
            {words.forgot}
          </a>
          <span>
            {words.noAccount}{' '}
            <a className={classes.link} href="#sign-up">
              {words.signUp}
            </a>
          </span>
        </p>
      </form>
    </>
  )
}
