import { TextInput } from '@mantine/core'
import { HAZMAT, servicesShown } from '@waybill/domain'
import { memo, useMemo, useState } from 'react'
import { accessorialName } from '../../texts/names.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { stillMeant } from '../../ui/form/typeAheadChoices.ts'
import { Hint } from '../../ui/Hint.tsx'
import { IconPlus } from '../../ui/icons.generated.ts'
import classes from './Order.module.css'
import type { CommonData, OrderForm } from './orderForm.ts'

const ends = [
  ['pickup', 'order.atPickup'],
  ['delivery', 'order.atDelivery'],
  ['either', 'order.forFreight'],
] as const satisfies readonly (readonly [string, TextKey])[]

/** What stands ready to be pressed; the others are found by typing. */
const READY = 6

/**
 * Services beyond the dock as chips: the chosen ones and those this company asks for most, in their order on the list; all
 * the others by typing.
 */
export const Accessorials = memo(function Accessorials({
  all,
  usual,
  chosen,
  isHazardous,
  error,
  change,
  children,
}: {
  all: CommonData['accessorials']
  /** Codes of those that this company asks for, the most frequent first. */
  usual: readonly string[]
  chosen: readonly string[]
  /** A line is marked as hazardous: the service goes with it. */
  isHazardous: boolean
  /** What is wrong with what was chosen. */
  error: string | undefined
  change: (next: (form: OrderForm) => OrderForm) => void
  /** What a chosen service asks for. */
  children?: React.ReactNode
}) {
  const t = useText()
  // A chip that was taken off stays in its place, so that it can be pressed again.
  const [met, setMet] = useState<readonly string[]>(chosen)
  const [typed, setTyped] = useState('')
  const on = useMemo(() => servicesShown(chosen, isHazardous), [chosen, isHazardous])
  const ready = [...on, ...met, ...usual.slice(0, READY)]
  const shown = all.filter(({ Code }) => ready.includes(Code))
  const others = useMemo(
    () =>
      ends.flatMap(([end, title]) =>
        all
          .filter(one => one.At === end && !on.includes(one.Code))
          .map(({ Code }) => ({ id: Code, main: accessorialName(Code), side: t(title), value: Code })),
      ),
    [all, on, t],
  )
  const isUnknown = typed.trim() !== '' && stillMeant(others, typed).length === 0
  const toggle = (code: string, isOn: boolean): void => {
    setMet(now => (now.includes(code) ? now : [...now, code]))
    change(form => ({
      ...form,
      accessorials: isOn ? [...form.accessorials, code] : form.accessorials.filter(other => other !== code),
    }))
  }
  return (
    <section className={classes.part} aria-labelledby="accessorials-title">
      <div className={classes.chips}>
        <h2 id="accessorials-title">{t('order.accessorials')}</h2>
        {shown.map(({ Code }) => (
          <label key={Code} className={classes.chip}>
            <input
              type="checkbox"
              {...(Code === HAZMAT ? { id: 'accessorials', disabled: isHazardous } : {})}
              aria-invalid={(Code === HAZMAT && error !== undefined) || undefined}
              checked={on.includes(Code)}
              onChange={event => toggle(Code, event.currentTarget.checked)}
            />
            {accessorialName(Code)}
          </label>
        ))}
        <TypeAhead
          text={typed}
          label={t('order.addAccessorial')}
          takes="first"
          choices={others}
          onType={setTyped}
          onPick={code => {
            toggle(code, true)
            setTyped('')
          }}
        >
          {input => (
            <TextInput
              {...input}
              className={classes.addChip ?? ''}
              aria-label={t('order.addAccessorial')}
              placeholder={t('order.addAccessorial')}
              leftSection={<IconPlus size={14} />}
              error={isUnknown ? t('order.noAccessorial') : undefined}
            />
          )}
        </TypeAhead>
      </div>
      {isHazardous && (
        <Hint small>
          {accessorialName(HAZMAT)}: {t('order.hazmatByLine')}
        </Hint>
      )}
      {error !== undefined && <p className={classes.problem}>{error}</p>}
      {children}
    </section>
  )
})
