import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { useState } from 'react'
import { passkeysWork } from '../api/passkeyStopped.ts'
import { endSession, startSession } from '../api/session.ts'
import { confirmSignIn } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { given } from './checks.ts'
import { enter } from './enter.ts'
import { CardButton, CardField } from './fields.tsx'
import { signInByPasskey } from './passkeySignIn.ts'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

/** What is shown once after the code, before the product. */
interface Shown {
  readonly user: WireUser
  readonly recoveryCodes: readonly string[]
  readonly codesLeft: number
}

interface StepProps {
  readonly due: WireFactorDue
  readonly onBack: () => void
}

/** What comes after the password: a passkey where there is one and it works here, else a code. */
export function SecondStep({ due, onBack }: StepProps) {
  const [byCode, setByCode] = useState(!due.hasPasskey || !passkeysWork())
  return byCode ? (
    <CodeStep due={due} onBack={onBack} />
  ) : (
    <PasskeyStep due={due} onBack={onBack} onCode={() => setByCode(true)} />
  )
}

function PasskeyStep({ due: { ticket }, onCode, onBack }: StepProps & { onCode: () => void }) {
  const words = useWords()
  const card = useCard({}, {}, () => signInByPasskey({ ticket }))
  return (
    <>
      <h1>{words.codeTitle}</h1>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        <p className={classes.why}>{words.passkeyWhy}</p>
        <CardProblem text={card.problem} />
        <CardButton type="submit" isBusy={card.busy} autoFocus>
          {words.passkeyUse}
        </CardButton>
        <p className={classes.links}>
          <button type="button" className={classes.link} onClick={onCode}>
            {words.passkeyCode}
          </button>
          <button type="button" className={classes.link} onClick={onBack}>
            {words.codeBack}
          </button>
        </p>
      </form>
    </>
  )
}

/** The code after the password; where one is demanded and there is none, it is set up here first. */
function CodeStep({ due: { ticket, enrolment }, onBack }: StepProps) {
  const words = useWords()
  const [shown, setShown] = useState<Shown | null>(null)
  const card = useCard({ code: '' }, { code: given }, async ({ code }) => {
    const { reply, token } = await confirmSignIn(ticket, code)
    const { userDetails: user, recoveryCodes = [], codesLeft } = reply
    endSession()
    startSession(user, token)
    if (recoveryCodes.length === 0 && codesLeft === undefined) enter(user)
    else setShown({ user, recoveryCodes, codesLeft: codesLeft ?? recoveryCodes.length })
  })
  if (shown !== null) return <CodesShown shown={shown} />
  return (
    <>
      <h1>{enrolment === null ? words.codeTitle : words.enrolTitle}</h1>
      <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
        <p className={classes.why}>{enrolment === null ? words.codeWhy : words.enrolWhy}</p>
        {enrolment !== null && (
          <>
            <img
              className={classes.picture}
              src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
              alt={words.enrolPicture}
            />
            <p className={classes.why}>
              {words.enrolSecret}:{' '}
              <span className={classes.secret}>{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
            </p>
          </>
        )}
        <CardField
          {...card.field('code')}
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
        />
        <CardProblem text={card.problem} />
        <CardButton type="submit" isBusy={card.busy}>
          {words.codeSend}
        </CardButton>
        <p className={classes.links}>
          <button type="button" className={classes.link} onClick={onBack}>
            {words.codeBack}
          </button>
        </p>
      </form>
    </>
  )
}

function CodesShown({ shown: { user, recoveryCodes, codesLeft } }: { shown: Shown }) {
  const words = useWords()
  const isNew = recoveryCodes.length > 0
  return (
    <>
      <h1>{words.codesTitle}</h1>
      <div className={classes.form}>
        <p className={classes.why} role="status">
          {isNew ? words.codesWhy : words.codesLeft.replace('{count}', String(codesLeft))}
        </p>
        {isNew && (
          <ul className={classes.codes}>
            {recoveryCodes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        )}
        <CardButton autoFocus onClick={() => enter(user)}>
          {isNew ? words.codesNext : words.codesLeftNext}
        </CardButton>
      </div>
    </>
  )
}
