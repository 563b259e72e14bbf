import type { ReactNode } from 'react'
import classes from './Hint.module.css'

/**
 * Words that stand back: what is not there, where something comes from. `inline` within a line of others, `small` where they
 * are of less weight still than the fields beside them; `warns` where they are to be looked at.
 */
export function Hint({
  inline = false,
  small = false,
  warns = false,
  role,
  children,
}: {
  inline?: boolean
  small?: boolean
  warns?: boolean
  role?: 'status' | 'alert'
  children: ReactNode
}) {
  const Tag = inline ? 'span' : 'p'
  return (
    <Tag className={classes.hint} data-small={small} data-warns={warns} role={role}>
      {children}
    </Tag>
  )
}
