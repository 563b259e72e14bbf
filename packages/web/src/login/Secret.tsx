import { useState } from 'react'
import classes from './fields.module.css'
import { CardField, type CardFieldProps } from './fields.tsx'
import { useWords } from './words.ts'

/** A password that can be shown. */
export function Secret(props: Omit<CardFieldProps, 'type' | 'trailing'>) {
  const words = useWords()
  const [isShown, setShown] = useState(false)
  return (
    <CardField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      trailing={
        <button
          type="button"
          className={classes.toggle}
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0Z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  )
}
