import { useEffect, useState } from 'react'
import type { CallProblem } from '../../api/problem.ts'
import { refusalWords } from '../../api/refusalWords.ts'
import { useLanguage } from '../../texts/language.ts'
import classes from './Letter.module.css'
import { say } from './words.ts'

/** Why the server did not do what was asked, with its reference for whoever asks about it. */
export function Refused({ problem }: { problem: CallProblem }) {
  const language = useLanguage()
  const [said, setSaid] = useState<{ readonly of: CallProblem; readonly in: string; readonly text: string } | null>(
    null,
  )
  useEffect(() => {
    let isShown = true
    void refusalWords(problem).then(text => isShown && setSaid({ of: problem, in: language, text }))
    return () => {
      isShown = false
    }
  }, [problem, language])
  if (said?.of !== problem || said.in !== language) return null
  return (
    <p className={classes.fault} role="alert">
      {said.text === '' || (problem.retryable && problem.code !== 'FileStoreAway') ? say('offline') : said.text}
      {problem.requestId !== '' && (
        <span className={classes.reference}> {say('reference', { id: problem.requestId })}</span>
      )}
    </p>
  )
}
