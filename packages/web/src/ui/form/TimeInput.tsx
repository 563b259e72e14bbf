import { TextInput, type TextInputProps } from '@mantine/core'
import { parseTime } from '@waybill/domain'
import { useState } from 'react'
import { formatTime } from '../format.ts'

/** What a person typed as `HH:MM`; what is no time (yet) stays as typed, for the rules to name. */
export const timeTyped = (typed: string): string => parseTime(typed) ?? typed

/**
 * A time typed in any way (`3p`, `1530`, `noon`), the same everywhere: it counts as it is typed, so that Enter sends it, and
 * is shown as 12-hour time once the field is left.
 */
export function TimeInput({
  value,
  onChange,
  onBlur,
  ...rest
}: Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  /** `HH:MM`, or what was typed instead. */
  value: string
  onChange: (time: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      autoComplete="off"
      maxLength={12}
      {...rest}
      value={typed ?? formatTime(value)}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onChange(timeTyped(event.currentTarget.value))
      }}
      onBlur={event => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
