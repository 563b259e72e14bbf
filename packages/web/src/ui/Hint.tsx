import type { ReactNode } from 'react'
import classes from './Hint.module.css'

/** Words that stand back: what is not there, where something comes from. `inline` within a line of others. */
export function Hint({ inline = false, children }: { inline?: boolean; children: ReactNode }) {
  const Tag = inline ? 'span' : 'p'
  return <Tag className={classes.hint}>{children}</Tag>
}
