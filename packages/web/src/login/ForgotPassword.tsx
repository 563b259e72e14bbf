import { useState } from 'react'
import { manageUser } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { email } from './checks.ts'
import { DemoMail } from './DemoMail.tsx'
import { CardButton, CardField } from './fields.tsx'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

/** The same answer for known and unknown addresses. */
export function ForgotPassword() {
  const words = useWords()
  const [sentTo, setSentTo] = useState('')
  const card = useCard({ Email: '' }, { Email: email }, async values => {
    const Email = values.Email.trim()
    await manageUser(0, { Email })
    setSentTo(Email)
  })
  return (
    <>
      <h1>{words.forgotTitle}</h1>
      {sentTo !== '' ? (
        <>
          <p className={classes.note} role="status">
            {words.forgotDone}
          </p>
          <DemoMail email={sentTo} />
        </>
      ) : (
        <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
          <p className={classes.why}>{words.forgotWhy}</p>
          <CardField
            {...card.field('Email')}
            label={words.email}
            type="email"
            autoComplete="username"
            autoFocus
            maxLength={254}
          />
          <CardProblem text={card.problem} />
          <CardButton type="submit" isBusy={card.busy}>
            {words.forgotSend}
          </CardButton>
        </form>
      )}
      <p className={classes.links}>
        <a className={classes.link} href="#sign-in">
          {words.back}
        </a>
      </p>
    </>
  )
}
