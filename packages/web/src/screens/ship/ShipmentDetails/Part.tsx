import { type ReactNode, useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import classes from './Part.module.css'

/** A titled part of the page, set off by a line. */
export function Part({
  title,
  why,
  action,
  anchor,
  children,
}: {
  title: string
  why?: string
  action?: ReactNode
  /** Other pages lead here by it. */
  anchor?: string
  children: ReactNode
}) {
  const id = useId()
  const isLedTo = useLocation().hash === `#${anchor}`
  useEffect(() => {
    if (isLedTo && anchor !== undefined) document.getElementById(anchor)?.scrollIntoView({ block: 'start' })
  }, [isLedTo, anchor])
  return (
    <section id={anchor} className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {why && <p className={classes.why}>{why}</p>}
      {children}
    </section>
  )
}
