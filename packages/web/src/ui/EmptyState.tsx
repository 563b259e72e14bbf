import type { ReactNode } from 'react'
import classes from './States.module.css'

/** Teaches: what stands here, and the one button that makes the first. */
export function EmptyState({ title, why, action }: { title: string; why: string; action?: ReactNode }) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      <p className={classes.why}>{why}</p>
      {action}
    </div>
  )
}
