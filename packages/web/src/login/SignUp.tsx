import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { manageUser } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardProblem } from './Card.tsx'
import { email, given } from './checks.ts'
import { CardButton, CardField } from './fields.tsx'
import { useCard } from './useCard.ts'
import { useWords } from './words.ts'

const start = { FirstName: '', LastName: '', CompanyName: '', Email: '', Phone: '', Message: '' }
const checks = { FirstName: given, LastName: given, CompanyName: given, Email: email, Phone: given }

/** Files a request; an operator approves it. Known and unknown addresses get the same answer. */
export function SignUp() {
  const words = useWords()
  const [filed, setFiled] = useState(false)
  const card = useCard(start, checks, async values => {
    await manageUser(6, values)
    setFiled(true)
  })
  return (
    <>
      <h1>{words.signUpTitle}</h1>
      {filed ? (
        <p className={classes.note} role="status">
          {words.signUpDone}
        </p>
      ) : (
        <form ref={card.form} className={classes.form} onSubmit={event => void card.submit(event)} noValidate>
          <p className={classes.why}>{words.signUpWhy}</p>
          <div className={classes.pair}>
            <CardField
              {...card.field('FirstName')}
              label={words.firstName}
              autoComplete="given-name"
              maxLength={textLimits.firstName}
              autoFocus
            />
            <CardField
              {...card.field('LastName')}
              label={words.lastName}
              autoComplete="family-name"
              maxLength={textLimits.lastName}
            />
          </div>
          <CardField
            {...card.field('CompanyName')}
            label={words.company}
            autoComplete="organization"
            maxLength={textLimits.company}
          />
          <CardField
            {...card.field('Email')}
            label={words.email}
            type="email"
            autoComplete="email"
            maxLength={textLimits.contactEmail}
          />
          <CardField
            {...card.field('Phone')}
            label={words.phone}
            type="tel"
            autoComplete="tel"
            maxLength={textLimits.personPhone}
          />
          <CardField {...card.field('Message')} label={words.message} maxLength={textLimits.comments} />
          <CardProblem text={card.problem} />
          <CardButton type="submit" isBusy={card.busy}>
            {words.signUpSend}
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
