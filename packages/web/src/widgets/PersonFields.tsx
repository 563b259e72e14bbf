import { TextInput } from '@mantine/core'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useText } from '../texts/texts.ts'
import { TextField } from '../ui/form/fields.tsx'
import { FieldPair, FieldStack } from '../ui/Sheet.tsx'
import type { PersonValues } from './personSchema.ts'

/** Name, phone, title and company of a person; the address of the account is shown and not changed. */
export function PersonFields<V extends FieldValues & PersonValues>({
  form,
  email,
  emailWhy,
}: {
  form: UseFormReturn<V>
  email: string
  emailWhy?: string
}) {
  const t = useText()
  const at = (name: keyof PersonValues) => ({ form, name: name as FieldPath<V> })
  return (
    <FieldStack>
      <FieldPair>
        <TextField {...at('FirstName')} label={t('person.firstName')} required autoComplete="given-name" />
        <TextField {...at('LastName')} label={t('person.lastName')} required autoComplete="family-name" />
      </FieldPair>
      {email !== '' && <TextInput label={t('person.email')} description={emailWhy} value={email} readOnly />}
      <FieldPair>
        <TextField {...at('Phone')} label={t('person.phone')} type="tel" required autoComplete="tel" />
        <TextField {...at('Title')} label={t('person.title')} autoComplete="organization-title" />
      </FieldPair>
      <TextField {...at('CompanyName')} label={t('person.company')} required autoComplete="organization" />
    </FieldStack>
  )
}
