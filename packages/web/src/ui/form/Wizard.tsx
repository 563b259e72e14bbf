import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { BusyButton } from '../BusyButton.tsx'
import { ButtonRow } from '../ButtonRow.tsx'
import { FieldStack } from '../Sheet.tsx'
import { useFocusNext } from '../useFocusNext.ts'
import { FormProblem } from './FormProblem.tsx'
import { firstField, firstInvalid } from './formElement.ts'
import { KitForm } from './KitForm.tsx'
import type { FormKit } from './useFormKit.ts'
import classes from './Wizard.module.css'
import { stepOf } from './wizardSteps.ts'

export interface WizardStep<V extends FieldValues> {
  readonly title: string
  /** What is checked before the next step; a group stands for all of its fields. */
  readonly fields: readonly FieldPath<V>[]
  readonly content: ReactNode
}

/** One form in steps: each is checked before the next, and a refusal at the end leads to the step where it stands. */
export function Wizard<V extends FieldValues>({
  kit,
  label,
  steps,
  finish,
  startAt = 0,
  beforeNext,
  onNext,
}: {
  kit: FormKit<V>
  /** Names the list of steps. */
  label: string
  steps: readonly WizardStep<V>[]
  finish: string
  /** The step that it is opened at. */
  startAt?: number
  /** Fills what follows from what was typed. */
  beforeNext?: () => void
  /** Keeps what stands in a step that is right, before the next one; false: it was not kept, and the step stays. */
  onNext?: (step: number) => Promise<boolean>
}) {
  const t = useText()
  const focusNext = useFocusNext()
  const [at, setAt] = useState(startAt)
  const [isKeeping, setKeeping] = useState(false)
  const step = steps[at]
  const isLast = at === steps.length - 1

  const show = (wrong: readonly string[]): void => {
    const to = stepOf(steps, wrong)
    if (to !== null && to !== at) setAt(to)
    focusNext(() => firstField(kit.element.current, wrong))
  }
  const keep = async (): Promise<boolean> => {
    if (onNext === undefined) return true
    setKeeping(true)
    return onNext(at).finally(() => setKeeping(false))
  }
  const goOn = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    beforeNext?.()
    if (isLast) await kit.submit(event)
    else if (isKeeping) return
    else if (step !== undefined && (await kit.form.trigger([...step.fields]))) {
      if (await keep()) setAt(at + 1)
    } else focusNext(() => firstInvalid(kit.element.current))
    if (isLast && kit.wrong.current.length > 0) show(kit.wrong.current)
  }
  return (
    <KitForm kit={kit} onSubmit={goOn}>
      <ol className={classes.steps} aria-label={label}>
        {steps.map(({ title }, i) => (
          <li key={title} aria-current={i === at ? 'step' : undefined} data-done={i < at}>
            <span aria-hidden="true">{i < at ? '✓' : i + 1}</span> {title}
          </li>
        ))}
      </ol>
      <FieldStack>
        {step?.content}
        <FormProblem problem={kit.problem} />
        <ButtonRow flush>
          {at > 0 && (
            <Button variant="default" onClick={() => setAt(at - 1)}>
              {t('actions.back')}
            </Button>
          )}
          <BusyButton type="submit" className={classes.next ?? ''} isBusy={kit.saving || isKeeping}>
            {isLast ? finish : t('actions.next')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
