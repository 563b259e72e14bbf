import type { ReactNode } from 'react'
import classes from './Sheet.module.css'

/** A column of reading width for forms and texts. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>
}

/** A titled part of a sheet, set off by a line. */
export function Section({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      {why && <p className={classes.why}>{why}</p>}
      {children}
    </section>
  )
}

/** Fields below one another, with the buttons last. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{name}</legend>
      <FieldStack>{children}</FieldStack>
    </fieldset>
  )
}

/** Fields beside one another, two in a line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
