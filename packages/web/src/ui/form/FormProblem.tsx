import { useEffect, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { whenBack } from '../whenBack.ts'
import classes from './FormProblem.module.css'

/** Above the buttons of a form: what is wrong with the whole of it. */
export function FormProblem({ problem }: { problem: { message: string; requestId: string } | null }) {
  const t = useText()
  const [mended, setMended] = useState<typeof problem>(null)
  useEffect(() => (problem === null ? undefined : whenBack(problem.message, () => setMended(problem))), [problem])
  if (problem === null || problem === mended) return null
  return (
    <div className={classes.problem} role="alert">
      {problem.message}
      {problem.requestId !== '' && !problem.message.includes(problem.requestId) && (
        <span className={classes.reference}>
          {t('problems.reference')} {problem.requestId}
        </span>
      )}
    </div>
  )
}
