import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from './words.ts'

interface SecretProps {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly name: string
  readonly value: string
  readonly error: string | null
  readonly description?: string
  readonly onChange: (event: { currentTarget: { value: string } }) => void
  readonly onBlur: () => void
}

/** A password that can be shown. */
export function Secret(props: SecretProps) {
  const words = useWords()
  const [shown, setShown] = useState(false)
  return (
    <PasswordInput
      {...props}
      visible={shown}
      onVisibilityChange={setShown}
      maxLength={200}
      visibilityToggleButtonProps={{ 'aria-label': shown ? words.hide : words.show, tabIndex: 0 }}
    />
  )
}
