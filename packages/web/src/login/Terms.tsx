import { useRef, useState } from 'react'
import { readAgreement } from './accountCalls.ts'
import classes from './Card.module.css'
import { CardButton } from './fields.tsx'
import { useWords } from './words.ts'

/** A link that opens the terms now in force, in a dialog beside it: no paragraph may hold one. */
export function TermsLink() {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [agreement, setAgreement] = useState('')
  const open = (): void => {
    dialog.current?.showModal()
    readAgreement().then(
      ({ Text }) => setAgreement(Text),
      () => setAgreement(words.offline),
    )
  }
  return (
    <>
      <button type="button" className={classes.link} onClick={open}>
        {words.termsLink}
      </button>
      <dialog ref={dialog} className={classes.dialog} aria-labelledby="terms-title">
        <h2 id="terms-title">{words.termsTitle}</h2>
        <p className={classes.agreement}>{agreement}</p>
        <CardButton isSecond isNarrow onClick={() => dialog.current?.close()}>
          {words.close}
        </CardButton>
      </dialog>
    </>
  )
}
