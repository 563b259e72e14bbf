import { mailAddress } from '@waybill/contract/wire/orderSourceFields.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { TextField } from '../../../ui/form/fields.tsx'
import { listOf } from './sourceWords.ts'

/** A folder on somebody else's server, as it is typed. */
export const folderTyped = z.string().trim().max(500)

/** Several of something in one field, with commas, blanks or lines between them. */
export const severalTyped = (each: z.ZodType<string, string>, code: string) =>
  z
    .string()
    .max(8_000)
    .refine(typed => listOf(typed).every(one => each.safeParse(one).success), { params: { code } })

/** Mail addresses in one field. */
export const addressesTyped = severalTyped(mailAddress, 'notAnAddress')

interface Props<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly description?: string
  readonly required?: boolean
}

/** A place that is far from here, a folder or mail addresses: nothing that a browser knows of its user belongs into it. */
export function FarPlaceField<V extends FieldValues>(props: Props<V>) {
  return <TextField {...props} autoComplete="off" />
}
