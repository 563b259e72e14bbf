import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import { type FormEvent, lazy, useState } from 'react'
import { passkeysWork } from '../api/passkeyStopped.ts'
import { CallProblem } from '../api/problem.ts'
import { readAgreement, signIn } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { email, given } from './checks.ts'
import { goOn } from './enter.ts'
import { CardButton, CardField } from './fields.tsx'
import { Secret } from './Secret.tsx'
import { TermsLink } from './Terms.tsx'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

// Few have a second step: it doesn't make the others wait.
const SecondStep = lazy(() => import('./SecondStep.tsx').then(m => ({ default: m.SecondStep })))

interface NewTerms {
  readonly version: string
  readonly text: string
  /** How the sign-in began that goes on when they are accepted. */
  readonly by: 'password' | 'passkey'
}

/** Sign-in; where new terms are in force they are shown before it goes on, and asked for once. */
export function SignIn() {
  const words = useWords()
  const [terms, setTerms] = useState<NewTerms | null>(null)
  const [due, setDue] = useState<WireFactorDue | null>(null)
  const card = useCard({ Email: '', Password: '' }, { Email: email, Password: given }, async values => {
    await showingTerms('password', async () => {
      const { reply, token } = await signIn(values.Email.trim(), values.Password, terms?.version)
      setDue(goOn(reply, token))
    })
  })
  const showingTerms = async (by: NewTerms['by'], work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallProblem) || error.code !== 'TermsChanged') throw error
      const { Version: version, Text: text } = await readAgreement()
      setTerms({ version, text, by })
    }
  }
  const pressPasskey = (): Promise<void> =>
    card.attempt(() =>
      showingTerms('passkey', async () => {
        const { signInByPasskey } = await import('./passkeySignIn.ts')
        await signInByPasskey({ AgreementVersion: terms?.version })
      }),
    )
  if (due !== null) {
    return (
      <SecondStep
        due={due}
        onBack={() => {
          setDue(null)
          setTerms(null)
        }}
      />
    )
  }
  if (terms !== null) {
    return <AcceptTerms terms={terms} card={card} onPasskey={pressPasskey} onBack={() => setTerms(null)} />
  }
  const comesBack = new URLSearchParams(window.location.search).has('next')
  return (
    <>
      <h1>{words.title}</h1>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        {comesBack && <p className={classes.note}>{words.signedOut}</p>}
        <CardField
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
        <CardButton type="submit" isBusy={card.busy}>
          {words.signIn}
        </CardButton>
        {passkeysWork() && (
          <CardButton isSecond onClick={() => void pressPasskey()}>
            {words.passkey}
          </CardButton>
        )}
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

function AcceptTerms({
  terms,
  card,
  onPasskey,
  onBack,
}: {
  terms: NewTerms
  onPasskey: () => Promise<void>
  card: Pick<ReturnType<typeof useCard>, 'form' | 'submit' | 'problem' | 'busy'>
  onBack: () => void
}) {
  const words = useWords()
  const accept = (event: FormEvent): Promise<void> => {
    if (terms.by === 'password') return card.submit(event)
    event.preventDefault()
    return onPasskey()
  }
  return (
    <>
      <h1>{words.newTerms}</h1>
      <p className={classes.why}>{words.newTermsWhy.replace('{version}', terms.version)}</p>
      <form ref={card.form} className={classes.form} onSubmit={event => void accept(event)} noValidate>
        <section className={classes.newTerms} aria-label={words.termsTitle}>
          {terms.text}
        </section>
        <CardProblem text={card.problem} />
        <CardButton type="submit" isBusy={card.busy}>
          {words.newTermsAccept}
        </CardButton>
        <p className={classes.links}>
          <button type="button" className={classes.link} onClick={onBack}>
            {words.back}
          </button>
        </p>
      </form>
    </>
  )
}
