import type { ReactNode } from 'react'
import classes from './Notice.module.css'

/** Something that stands above the facts because somebody has to know it, or to act. */
export function Notice({
  title,
  tone,
  children,
}: {
  title: string
  tone?: 'warn' | 'bad' | 'busy'
  children?: ReactNode
}) {
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      {title !== '' && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
