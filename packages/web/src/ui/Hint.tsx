import type { ReactNode } from 'react'
import classes from './Hint.module.css'

/**
 * Words that stand back: what is not there, where something comes from. `inline` within a line of others, `small` where they
 * are of less weight still than the fields beside them.
 */
export function Hint({
  inline = false,
  small = false,
  role,
  children,
}: {
  inline?: boolean
  small?: boolean
  role?: 'status' | 'alert'
  children: ReactNode
}) {
  const Tag = inline ? 'span' : 'p'
  return (
    <Tag className={classes.hint} data-small={small} role={role}>
      {children}
    </Tag>
  )
}
