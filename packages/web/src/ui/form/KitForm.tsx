import { Button, Radio, Stack } from '@mantine/core'
import { type ReactNode, use, useEffect } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../LinkButton.tsx'
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
  children,
}: {
  kit: FormKit<V>
  id?: string
  onSubmit?: (event: React.FormEvent<HTMLFormElement>) => Promise<void>
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
    <form ref={kit.element} id={id} onSubmit={event => void onSubmit(event)} noValidate>
      {kit.isRestored && (
        <p className={classes.restored} role="status">
          {t('forms.restored')}{' '}
          <LinkButton tone="plain" onClick={kit.discard}>
            {t('forms.discard')}
          </LinkButton>
        </p>
      )}
      <LimitsContext value={kit.limitOf}>
        {kit.conflict !== null && <ConflictChoice kit={kit} conflict={kit.conflict} />}
        {children}
      </LimitsContext>
    </form>
  )
}

/** Both values of each field that two people changed; the save takes what is chosen. */
function ConflictChoice<V extends FieldValues>({ kit, conflict }: { kit: FormKit<V>; conflict: FormConflict<V> }) {
  const t = useText()
  const now: FieldValues = useWatch({ control: kit.form.control })
  const form = kit.element.current
  const words = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'forms.yes' : 'forms.no')
    return shownAs(form, field, value) || t('forms.blank')
  }
  return (
    <section className={classes.conflict} aria-label={t('forms.conflictTitle')}>
      <p>{t('forms.conflictTitle')}</p>
      {conflict.fields.map(field => (
        <Radio.Group
          key={field}
          size="xs"
          label={labelOf(form, field)}
          value={isSame(now[field], conflict.theirs[field]) ? 'theirs' : 'mine'}
          onChange={whose => kit.choose(field, whose === 'theirs' ? 'theirs' : 'mine')}
        >
          <Stack gap={10} py={4}>
            {(['mine', 'theirs'] as const).map(whose => (
              <Radio
                key={whose}
                size="xs"
                value={whose}
                label={`${t(`forms.${whose}`)}: ${words(field, conflict[whose][field])}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      ))}
      <Button variant="default" size="compact-sm" onClick={kit.discard}>
        {t('forms.takeTheirs')}
      </Button>
    </section>
  )
}
