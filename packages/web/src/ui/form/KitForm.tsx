import { type ReactNode, use, useEffect } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Changeable } from '../lookOnly.tsx'
import { ConflictBox } from './ConflictBox.tsx'
import { labelOf, shownAs } from './formElement.ts'
import { FormsAround } from './formsAround.ts'
import classes from './KitForm.module.css'
import { LimitsContext } from './limits.ts'
import { isSame } from './merge.ts'
import type { FormConflict, FormKit } from './useFormKit.ts'

/** The `<form>` of a kit: what was restored, what somebody else changed meanwhile, then its fields. */
export function KitForm<V extends FieldValues>({
  kit,
  id,
  onSubmit = kit.submit,
  wordsOf,
  children,
}: {
  kit: FormKit<V>
  id?: string
  onSubmit?: (event: React.FormEvent<HTMLFormElement>) => Promise<void>
  /** How the value of a field reads that is no text of its own; null: as its field shows it. */
  wordsOf?: (field: keyof V & string, value: unknown) => string | null
  children: ReactNode
}) {
  const t = useText()
  const { guard } = kit
  const around = use(FormsAround)
  useEffect(() => {
    around?.add(guard)
    return () => void around?.delete(guard)
  }, [around, guard])
  return (
    <form
      ref={kit.element}
      id={id}
      onSubmit={event => void onSubmit(event)}
      // The key that opened the form may still be down in its first field.
      onKeyDown={event => {
        if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      noValidate
    >
      {kit.isRestored && (
        <p className={classes.restored} role="status">
          {t('forms.restored')}{' '}
          <LinkButton tone="plain" onClick={kit.discard}>
            {t('forms.discard')}
          </LinkButton>
        </p>
      )}
      <LimitsContext value={kit.limitOf}>
        {kit.conflict !== null && <ConflictChoice kit={kit} conflict={kit.conflict} wordsOf={wordsOf} />}
        <Changeable>{children}</Changeable>
      </LimitsContext>
    </form>
  )
}

function ConflictChoice<V extends FieldValues>({
  kit,
  conflict,
  wordsOf,
}: {
  kit: FormKit<V>
  conflict: FormConflict<V>
  wordsOf: ((field: keyof V & string, value: unknown) => string | null) | undefined
}) {
  const t = useText()
  const now: FieldValues = useWatch({ control: kit.form.control })
  const form = kit.element.current
  const words = (field: keyof V & string, value: unknown): string => {
    const own = wordsOf?.(field, value) ?? null
    if (own !== null) return own
    if (typeof value === 'boolean') return t(value ? 'forms.yes' : 'forms.no')
    return shownAs(form, field, value)
  }
  return (
    <ConflictBox
      fields={conflict.fields.map(name => ({
        name,
        label: labelOf(form, name),
        mine: words(name, conflict.mine[name]),
        theirs: words(name, conflict.theirs[name]),
        chosen: isSame(now[name], conflict.theirs[name]) ? 'theirs' : 'mine',
      }))}
      onChoose={kit.choose}
      onTheirs={kit.discard}
    />
  )
}
