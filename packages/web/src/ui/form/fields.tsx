import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { TimeInput } from './TimeInput.tsx'

interface FieldProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly description?: string
  readonly required?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  readonly disabled?: boolean
}

const errorAt = <V extends FieldValues>(form: UseFormReturn<V>, name: FieldPath<V>): string | undefined =>
  form.getFieldState(name, form.formState).error?.message

/** `withAsterisk` says mandatory to the eye; the schema decides. */
const common = <V extends FieldValues>({ form, name, required, ...rest }: FieldProps<V>) => ({
  ...rest,
  ...form.register(name),
  disabled: rest.disabled ?? false,
  withAsterisk: required ?? false,
  'aria-required': required ?? false,
  error: errorAt(form, name),
})

export function TextField<V extends FieldValues>({
  type,
  inputMode,
  ...props
}: FieldProps<V> & { type?: 'text' | 'email' | 'tel' | 'date'; inputMode?: 'numeric' | 'decimal' | 'text' }) {
  return <TextInput {...common(props)} type={type ?? 'text'} inputMode={inputMode} />
}

export function TextAreaField<V extends FieldValues>(props: FieldProps<V> & { rows?: number }) {
  const { rows, ...rest } = props
  return <Textarea {...common(rest)} rows={rows ?? 3} />
}

export function PasswordField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useText()
  return (
    <PasswordInput {...common(props)} visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }} />
  )
}

export function ChoiceField<V extends FieldValues>({
  choices,
  ...props
}: FieldProps<V> & { choices: readonly { value: string; label: string }[] }) {
  return <NativeSelect {...common(props)} data={[...choices]} />
}

export function CheckField<V extends FieldValues>({ form, name, label, ...props }: FieldProps<V>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Checkbox
          ref={field.ref}
          name={field.name}
          label={label}
          description={props.description}
          disabled={props.disabled ?? false}
          checked={field.value === true}
          error={errorAt(form, name)}
          onBlur={field.onBlur}
          onChange={event => field.onChange(event.currentTarget.checked)}
        />
      )}
    />
  )
}

/** Holds `HH:MM`, shows 12-hour time, takes any way of typing it. */
export function TimeField<V extends FieldValues>({ form, name, required, ...rest }: FieldProps<V>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TimeInput
          {...rest}
          ref={field.ref}
          name={field.name}
          withAsterisk={required ?? false}
          aria-required={required ?? false}
          value={String(field.value ?? '')}
          error={errorAt(form, name)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
