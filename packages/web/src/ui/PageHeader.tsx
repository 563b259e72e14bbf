import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

/** Where am I, what is the state, what next: title, counts, one primary action at the right. */
export function PageHeader({ title, counts, action }: { title: string; counts?: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.header} data-keep-clear>
      <h1 className={classes.title}>{title}</h1>
      {counts && <div className={classes.counts}>{counts}</div>}
      <div className={classes.action}>{action}</div>
    </div>
  )
}
