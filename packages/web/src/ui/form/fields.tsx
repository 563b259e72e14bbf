import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { use } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { SecretInput } from '../SecretInput.tsx'
import { type AmountKind, amountKinds } from './amount.ts'
import { LimitsContext } from './limits.ts'
import { TimeInput } from './TimeInput.tsx'

interface FieldProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly description?: string
  readonly required?: boolean
  readonly autoComplete?: string
  readonly disabled?: boolean
}

const errorAt = <V extends FieldValues>(form: UseFormReturn<V>, name: FieldPath<V>): string | undefined =>
  form.getFieldState(name, form.formState).error?.message

/** What every field has: its place in the form, its limit by the form's schema. `withAsterisk` says mandatory to the eye. */
function useField<V extends FieldValues>({ form, name, required = false, disabled = false, ...rest }: FieldProps<V>) {
  const maxLength = use(LimitsContext)(name)
  return {
    ...rest,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...form.register(name),
    disabled,
    withAsterisk: required,
    'aria-required': required,
    error: errorAt(form, name),
  }
}

export function TextField<V extends FieldValues>({
  type = 'text',
  inputMode,
  ...props
}: FieldProps<V> & { type?: 'text' | 'email' | 'tel' | 'date'; inputMode?: 'numeric' | 'decimal' | 'text' }) {
  return <TextInput {...useField(props)} type={type} inputMode={inputMode} />
}

/** A number, its unit in its label, typed in any way: the schema is an `amountText`. */
export function AmountField<V extends FieldValues>({ kind, label, ...props }: FieldProps<V> & { kind: AmountKind }) {
  const { unit, decimals } = amountKinds[kind]
  const field = useField({ ...props, label: unit === '' ? label : `${label} (${unit})` })
  return <TextInput {...field} inputMode={decimals === 0 ? 'numeric' : 'decimal'} autoComplete="off" />
}

export function TextAreaField<V extends FieldValues>({ rows = 3, ...props }: FieldProps<V> & { rows?: number }) {
  return <Textarea {...useField(props)} rows={rows} />
}

export function PasswordField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useText()
  const field = useField(props)
  return <SecretInput {...field} show={t('forms.showPassword')} hide={t('forms.hidePassword')} />
}

export function ChoiceField<V extends FieldValues>({
  choices,
  ...props
}: FieldProps<V> & { choices: readonly { value: string; label: string }[] }) {
  const { maxLength: _, ...field } = useField(props)
  return <NativeSelect {...field} data={[...choices]} />
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
