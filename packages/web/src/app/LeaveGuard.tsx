import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useBlocker } from 'react-router'
import { signedInUser } from '../api/session.ts'
import { useText } from '../texts/texts.ts'
import { ButtonRow } from '../ui/ButtonRow.tsx'
import { type Leaving, leaveGuards, staysOpen } from '../ui/form/leaveGuard.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import classes from './LeaveGuard.module.css'

/** Asks before a panel, a row, a route or the tab is left with something typed and not saved. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      leaveGuards.isDirty() &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      !(historyAction === 'REPLACE' && staysOpen(to.state)),
  )
  const { state } = blocker
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker asks once for each navigation it holds
  useEffect(() => {
    if (state === 'blocked') leaveGuards.ask(blocker.proceed, blocker.reset)
  }, [state])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      // A session that ended leaves for the sign-in page; what was typed is found again after it.
      if (leaveGuards.isDirty() && signedInUser() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const question = useSyncExternalStore(leaveGuards.onQuestion, leaveGuards.question)
  return question === null ? null : createPortal(<Question question={question} />, document.body)
}

function Question({ question }: { question: Leaving }) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEscape(true, question.stay)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} className={classes.question} aria-labelledby={titleId} onCancel={question.stay}>
      <h2 id={titleId}>{t('forms.leaveTitle')}</h2>
      <p>{t('forms.leaveWhy')}</p>
      <ButtonRow flush>
        <Button data-autofocus onClick={question.stay}>
          {t('forms.stay')}
        </Button>
        <Button variant="default" onClick={question.leave}>
          {t('forms.leave')}
        </Button>
      </ButtonRow>
    </dialog>
  )
}
