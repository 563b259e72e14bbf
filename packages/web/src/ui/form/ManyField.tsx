import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useEscape } from '../keys/escapeStack.ts'

/** Several choices of a list, found by typing; what was chosen stands as chips in the field. */
export function ManyField<V extends FieldValues>({
  form,
  name,
  label,
  description,
  placeholder,
  nothing,
  choices,
  required = false,
}: {
  form: UseFormReturn<V>
  name: FieldPath<V>
  label: string
  description?: string
  /** What none of them means. */
  placeholder?: string
  /** What is said where nothing fits what was typed. */
  nothing: string
  choices: readonly { value: string; label: string }[]
  required?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  // Escape closes the list, and not the panel around the field.
  useEscape(isOpen, () => setOpen(false))
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <MultiSelect
          ref={field.ref}
          name={field.name}
          label={label}
          description={description}
          placeholder={(field.value as readonly string[]).length === 0 ? placeholder : undefined}
          withAsterisk={required}
          searchable
          openOnFocus={false}
          dropdownOpened={isOpen}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          clearable
          hidePickedOptions
          nothingFoundMessage={nothing}
          data={[...choices]}
          value={[...(field.value as readonly string[])]}
          error={form.getFieldState(name, form.formState).error?.message}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
