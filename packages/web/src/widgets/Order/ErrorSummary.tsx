import { useEffect, useRef } from 'react'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './Order.module.css'
import { type FieldErrors, fieldName } from './problems.ts'

const SHOWN = 12

/**
 * Where a problem can be mended; a line that is missing altogether is added with the button under the lines, and stops that are
 * not open are opened.
 */
function focusField(at: string): void {
  const field =
    document.getElementById(at) ??
    document.getElementById(`${at}.company`) ??
    (at.startsWith('stops.') ? document.getElementById('stops') : null)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Everything that is wrong, above the form, each a way to its field. */
export function ErrorSummary({ errors, focusRound }: { errors: FieldErrors; focusRound: number }) {
  const t = useText()
  const all = Object.entries(errors)
  const first = useRef('')
  first.current = all[0]?.[0] ?? ''
  useEffect(() => {
    if (focusRound > 0 && first.current !== '') focusField(first.current)
  }, [focusRound])
  if (all.length === 0) return null
  return (
    <div className={classes.summary} role="alert">
      <p>{t('order.problems', { count: all.length })}</p>
      <ul>
        {all.slice(0, SHOWN).map(([at, words]) => (
          <li key={at}>
            <LinkButton tone="plain" onClick={() => focusField(at)}>
              {fieldName(at)}
            </LinkButton>{' '}
            {words}
          </li>
        ))}
      </ul>
      {all.length > SHOWN && <p>{t('order.moreProblems', { count: all.length - SHOWN })}</p>}
    </div>
  )
}
