import type { ComponentProps } from 'react'
import classes from './LinkButton.module.css'

/** A button that reads like a link, in a sentence or a row. `tone` "plain": in the colour of the words around it. */
export function LinkButton({
  tone,
  ...props
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { tone?: 'plain' }) {
  return <button type="button" className={classes.link} data-tone={tone} {...props} />
}
