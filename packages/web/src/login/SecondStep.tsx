import { Button, TextInput } from '@mantine/core'
import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { useState } from 'react'
import { endSession, startSession } from '../api/session.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { confirmSignIn } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { given } from './checks.ts'
import { enter } from './enter.ts'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

/** What is shown once after the code, before the product. */
interface Shown {
  readonly user: WireUser
  readonly recoveryCodes: readonly string[]
  readonly codesLeft: number
}

/** The code after the password; where one is demanded and there is none, it is set up here first. */
export function SecondStep({ due: { ticket, enrolment }, onBack }: { due: WireFactorDue; onBack: () => void }) {
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
        <TextInput
          {...card.field('code')}
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
        />
        <CardProblem text={card.problem} />
        <BusyButton type="submit" isBusy={card.busy} fullWidth>
          {words.codeSend}
        </BusyButton>
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
        <Button fullWidth autoFocus onClick={() => enter(user)}>
          {isNew ? words.codesNext : words.codesLeftNext}
        </Button>
      </div>
    </>
  )
}
