import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import classes from './SecretInput.module.css'

/** A password that can be shown. The words come with it: the card before sign-in has its own. */
export function SecretInput({
  show,
  hide,
  ...field
}: Omit<TextInputProps, 'type' | 'rightSection'> & { show: string; hide: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="var(--wb-control)"
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={isShown ? hide : show}
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
