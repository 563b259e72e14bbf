import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import { lazy, useEffect, useState } from 'react'
import { useLanguage } from '../texts/language.ts'
import { manageUser, readAgreement } from './accountCalls.ts'
import classes from './Card.module.css'
import { Card, CardProblem } from './Card.tsx'
import { newPassword, type Trouble } from './checks.ts'
import { goOn } from './enter.ts'
import { CardButton } from './fields.tsx'
import { Secret } from './Secret.tsx'
import { TermsLink } from './Terms.tsx'
import { useCard } from './useCard.ts'
import { useWords, wordsOf } from './words.ts'

interface Setup {
  readonly accessId: string
  readonly email: string
  readonly agreementVersion: string
  /** Of an invitation; blank: the link only sets a password. */
  readonly company: string
  /** Whoever has a password accepts with it. */
  readonly hasPassword: boolean
  /** The fewest characters of a new one. */
  readonly passwordMin: number
}

const SecondStep = lazy(() => import('./SecondStep.tsx').then(m => ({ default: m.SecondStep })))

/** The link is spent by then: whoever begins again signs in. */
const toSignIn = (): void => window.location.replace('/')

/** `/PasswordSetup?accessid=`: the link of the mail, for a first password or a forgotten one. */
export function PasswordSetup() {
  const words = wordsOf(useLanguage())
  useEffect(() => {
    document.title = `Waybill – ${words.setupTitle}`
  }, [words])
  return (
    <Card>
      <SetupSteps />
    </Card>
  )
}

function SetupSteps() {
  const words = useWords()
  const [setup, setSetup] = useState<Setup | 'checking' | 'bad'>('checking')
  useEffect(() => {
    const accessId = new URLSearchParams(window.location.search).get('accessid') ?? ''
    const check = async (): Promise<Setup | 'bad'> => {
      if (accessId === '') return 'bad'
      const [{ reply }, agreement] = await Promise.all([manageUser(2, { AccessId: accessId }), readAgreement()])
      if (reply.Status !== 'Success') return 'bad'
      const { Email: email = '', CompanyName: company = '', HasPassword: hasPassword = false } = reply
      const passwordMin = reply.PasswordMin ?? 0
      return { accessId, email, agreementVersion: agreement.Version, company, hasPassword, passwordMin }
    }
    check().then(setSetup, () => setSetup('bad'))
  }, [])
  if (setup === 'checking') return <p role="status">{words.checkingLink} …</p>
  if (setup === 'bad') {
    return (
      <>
        <h1>{words.setupTitle}</h1>
        <CardProblem text={words.setupBadLink} />
        <p className={classes.why}>{words.setupBadLinkNext}</p>
        <p className={classes.links}>
          <a className={classes.link} href="/#forgot-password">
            {words.setupNewLink}
          </a>
          <a className={classes.link} href="/">
            {words.back}
          </a>
        </p>
      </>
    )
  }
  return setup.hasPassword ? <AcceptForm setup={setup} /> : <SetupForm setup={setup} />
}

/** Somebody who signs in already joins another company. */
function AcceptForm({ setup: { accessId, email, company } }: { setup: Setup }) {
  const words = useWords()
  const [due, setDue] = useState<WireFactorDue | null>(null)
  const card = useCard(
    { Password: '' },
    { Password: value => (value === '' ? 'required' : null) },
    async ({ Password }) => {
      const { reply, token } = await manageUser(9, { AccessId: accessId, Password })
      setDue(goOn(reply, token))
    },
  )
  if (due !== null) return <SecondStep due={due} onBack={toSignIn} />
  return (
    <>
      <h1>{words.inviteTitle.replace('{company}', company)}</h1>
      <p className={classes.why}>{words.inviteFor.replace('{company}', company).replace('{email}', email)}</p>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Secret {...card.field('Password')} label={words.password} autoComplete="current-password" />
        <CardProblem text={card.problem} />
        <CardButton type="submit" isBusy={card.busy}>
          {words.inviteAccept}
        </CardButton>
      </form>
    </>
  )
}

const accepted = (value: string): Trouble | null => (value === 'yes' ? null : 'mustAccept')

function SetupForm({ setup }: { setup: Setup }) {
  const words = useWords()
  const [due, setDue] = useState<WireFactorDue | null>(null)
  const card = useCard(
    { Password: '', Repeat: '', Accept: '' },
    {
      Password: newPassword(setup.passwordMin),
      Repeat: (value, all) => (value === all.Password ? null : 'notSame'),
      Accept: accepted,
    },
    async ({ Password }) => {
      const AgreementVersion = setup.agreementVersion
      const { reply, token } = await manageUser(3, { AccessId: setup.accessId, Password, AgreementVersion })
      setDue(goOn(reply, token))
    },
  )
  const accept = card.field('Accept')
  if (due !== null) return <SecondStep due={due} onBack={toSignIn} />
  return (
    <>
      <h1>{setup.company === '' ? words.setupTitle : words.inviteTitle.replace('{company}', setup.company)}</h1>
      <p className={classes.why}>{words.setupFor.replace('{email}', setup.email)}</p>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        <input type="hidden" autoComplete="username" value={setup.email} readOnly />
        <Secret
          {...card.field('Password')}
          label={words.newPassword}
          description={words.setupRule.replace('{min}', String(setup.passwordMin))}
          autoComplete="new-password"
        />
        <Secret {...card.field('Repeat')} label={words.repeatPassword} autoComplete="new-password" />
        <div>
          <div className={classes.accept}>
            <input
              id="accept"
              type="checkbox"
              name={accept.name}
              checked={accept.value === 'yes'}
              aria-describedby="accept-error"
              onChange={event =>
                accept.onChange({ currentTarget: { value: event.currentTarget.checked ? 'yes' : '' } })
              }
            />
            <div>
              <label htmlFor="accept">
                {words.setupAccept} <span className="wb-unseen">{words.termsLink}</span>
              </label>
              <TermsLink />
            </div>
          </div>
          <p id="accept-error" className={classes.acceptError}>
            {accept.error}
          </p>
        </div>
        <CardProblem text={card.problem} />
        <CardButton type="submit" isBusy={card.busy}>
          {words.setupSave}
        </CardButton>
      </form>
    </>
  )
}
