import type { ReactNode } from 'react'
import classes from './ButtonRow.module.css'

/** Buttons beside each other, which wrap where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
