import type { ReactNode } from 'react'
import classes from './ButtonRow.module.css'

/** Buttons beside each other, which wrap where there is no room. `flush`: what is around it already keeps a distance. */
export function ButtonRow({ flush = false, children }: { flush?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-flush={flush}>
      {children}
    </div>
  )
}
