import { type ReactNode, useId } from 'react'
import { ask } from './answerWords.ts'
import classes from './Letter.module.css'
import type { Fault } from './typedOption.ts'

/** What a control needs to belong to its label, its hint and what is wrong with it. */
export interface Bound {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label over a control, and under it what helps or what is wrong. */
export function Field({
  label,
  hint = '',
  fault,
  isOptional = false,
  children,
}: {
  label: string
  hint?: string
  fault: Fault | undefined
  isOptional?: boolean
  children: (bound: Bound) => ReactNode
}) {
  const id = useId()
  const described = [...(hint === '' ? [] : [`${id}-hint`]), ...(fault === undefined ? [] : [`${id}-fault`])]
  const bound = {
    id,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={classes.quiet}>({ask('optional')})</span>}
      </label>
      {children(bound)}
      {hint !== '' && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={classes.fault}>
          {ask(fault.key, fault.params)}
        </p>
      )}
    </div>
  )
}
