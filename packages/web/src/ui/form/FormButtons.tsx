import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { BusyButton } from '../BusyButton.tsx'
import { useLookOnly } from '../lookOnly.tsx'
import { FormProblem } from './FormProblem.tsx'
import classes from './KitForm.module.css'
import type { FormKit } from './useFormKit.ts'

export interface FormButtonsProps<V extends FieldValues> {
  readonly kit: FormKit<V>
  /** What the button does; null: there is nothing to send now. */
  readonly submit: string | null
  readonly color?: ButtonProps['color']
  readonly disabled?: boolean
  /** The other button; what was typed is forgotten with it. */
  readonly cancel?: string
  /** What the refusal asks, with its answers: below its sentence. */
  readonly answers?: ReactNode
  /** More buttons beside the two. */
  readonly also?: ReactNode
  readonly onClose: () => void
}

/** The end of a form: what is wrong with the whole of it, and its buttons, which wrap where there is no room. */
export function FormButtons<V extends FieldValues>({
  kit,
  submit,
  color,
  disabled = false,
  cancel,
  answers,
  also,
  onClose,
  form,
}: FormButtonsProps<V> & {
  /** Id of the form, where the buttons stand outside it. */
  form?: string
}) {
  const t = useText()
  const isLookOnly = useLookOnly()
  return (
    <div className={classes.buttons}>
      <FormProblem problem={kit.problem} />
      {answers != null && <div className={classes.answers}>{answers}</div>}
      {submit !== null && (
        <BusyButton type="submit" form={form} isBusy={kit.saving} disabled={disabled} {...(color && { color })}>
          {submit}
        </BusyButton>
      )}
      <Button
        variant="default"
        onClick={() => {
          kit.guard.drop()
          onClose()
        }}
      >
        {isLookOnly ? t('actions.close') : (cancel ?? t('actions.cancel'))}
      </Button>
      {also}
    </div>
  )
}
