import { SecretInput } from '../ui/SecretInput.tsx'
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
  return <SecretInput {...props} show={words.show} hide={words.hide} maxLength={200} />
}
