import type { ReactNode } from 'react'
import classes from './Letter.module.css'

/** How it stands, said before everything else. */
export function Standing({
  tone,
  title,
  children,
}: {
  tone: 'good' | 'warn' | 'busy' | 'quiet'
  title: string
  children?: ReactNode
}) {
  return (
    <section className={classes.standing} data-tone={tone} role="status">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
