import { Button } from '@mantine/core'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { type WireStop, wireStop } from '@waybill/contract/wire/shipment.ts'
import type { PickupWindow } from '@waybill/domain'
import { useMemo, useState } from 'react'
import { newId } from '../../api/newId.ts'
import { issueText, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { below, plannedProblems } from './route.ts'
import { StopFields } from './StopFields.tsx'
import { StopRow } from './StopRow.tsx'
import classes from './Stops.module.css'

/** Stops between pickup and consignee of an order that is not whole yet: what comes off where is said once its freight is known. */
export function PlannedStops({
  pickup,
  stops,
  onChange,
  onBrought,
  onAssign,
}: {
  /** When the freight leaves: no stop is due before. */
  pickup: PickupWindow
  stops: readonly WireStop[]
  onChange: (next: (stops: readonly WireStop[]) => readonly WireStop[]) => void
  /** An entry of the address book was chosen for a stop. */
  onBrought: (entry: WireBookAddress) => void
  /** Saves the order, and goes on to what loads and unloads where. */
  onAssign: () => Promise<void>
}) {
  const t = useText()
  const focusNext = useFocusNext()
  const [keys, setKeys] = useState(() => stops.map(() => newId()))
  const [open, setOpen] = useState<string | null>(keys[0] ?? null)
  const [dragged, setDragged] = useState<string | null>(null)
  const errors = useMemo(
    () =>
      Object.fromEntries(plannedProblems(pickup, stops).map(({ at, code, params }) => [at, issueText(code, params)])),
    [pickup, stops],
  )
  const assign = async (): Promise<void> => {
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) return onAssign()
    setOpen(keys[Number(wrong.split('.')[0])] ?? null)
    focusNext(() => document.querySelector<HTMLElement>(`[id="planned.${wrong}"]`))
  }
  const move = (from: number, to: number): void => {
    const [key, stop] = [keys[from], stops[from]]
    if (key === undefined || stop === undefined || to < 0 || to >= stops.length) return
    setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, key))
    onChange(now => now.toSpliced(from, 1).toSpliced(to, 0, stop))
  }
  const add = (StopType: WireStop['StopType']): void => {
    const key = newId()
    setKeys([...keys, key])
    setOpen(key)
    onChange(now => [...now, wireStop.parse({ StopType })])
  }
  return (
    <section aria-labelledby="planned-title">
      <div className={classes.title}>
        <h2 id="planned-title">{t('stops.title')}</h2>
        <Hint inline small>
          {t('stops.plannedHint')}
        </Hint>
      </div>
      {stops.length > 0 && (
        <ol className={classes.list} aria-label={t('stops.list')} start={2}>
          {stops.map((stop, index) => {
            const key = keys[index] ?? String(index)
            return (
              <StopRow
                key={key}
                row={{ key, stop }}
                number={index + 2}
                count={stops.length + 2}
                places={[2, stops.length + 1]}
                problem={undefined}
                isOpen={open === key}
                onOpen={() => setOpen(open === key ? null : key)}
                onMove={to => move(index, to - 1)}
                onRemove={() => {
                  setKeys(keys.toSpliced(index, 1))
                  onChange(now => now.toSpliced(index, 1))
                }}
                onDrag={() => setDragged(key)}
                onDrop={() => {
                  if (dragged !== null) move(keys.indexOf(dragged), index)
                  setDragged(null)
                }}
              >
                <StopFields
                  at={`planned.${index}`}
                  stop={stop}
                  errors={below(errors, String(index))}
                  onChange={next => onChange(now => now.map((one, place) => (place === index ? next(one) : one)))}
                  onBrought={onBrought}
                />
              </StopRow>
            )
          })}
        </ol>
      )}
      <ButtonRow>
        <Button variant="default" size="xs" onClick={() => add('delivery')}>
          {t('stops.addDelivery')}
        </Button>
        <Button variant="default" size="xs" onClick={() => add('pickup')}>
          {t('stops.addPickup')}
        </Button>
        {stops.length > 0 && (
          <ActionButton variant="default" size="xs" onAct={assign}>
            {t('stops.assign')}
          </ActionButton>
        )}
      </ButtonRow>
    </section>
  )
}
