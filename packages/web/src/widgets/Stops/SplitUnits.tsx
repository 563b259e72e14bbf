import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { readAmount } from '../../ui/form/amount.ts'
import { Hint } from '../../ui/Hint.tsx'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import { otherStops, type Route, type RouteUnit, type SplitOff } from './route.ts'
import classes from './Stops.module.css'

/** How many of a row's units go elsewhere, and where: half of them to the first other stop, unless somebody says otherwise. */
export function SplitUnits({
  route,
  row,
  name,
  placeOf,
  onSplit,
  onClose,
}: {
  route: Route
  row: RouteUnit
  name: string
  /** A stop in words, by its key. */
  placeOf: (key: string) => string
  onSplit: (way: SplitOff) => void
  onClose: () => void
}) {
  const t = useText()
  const most = row.unit.Qty - 1
  const [typed, setTyped] = useState(String(Math.floor(row.unit.Qty / 2)))
  const count = readAmount(typed)
  const stops = otherStops(route, row)
  const [at, setAt] = useState(
    () => (stops.find(({ stop }) => stop.StopType === 'delivery') ?? stops[0])?.key ?? row.unload,
  )
  const isRight = Number.isInteger(count) && count >= 1 && count <= most
  useEscape(true, onClose)
  const submit = (): void => {
    if (isRight) onSplit({ count, at })
  }
  return (
    <fieldset
      className={classes.split}
      aria-label={t('stops.splitOf', { unit: name })}
      onKeyDown={event => {
        // The order's own form stands around it.
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.target instanceof HTMLButtonElement) return
        event.preventDefault()
        submit()
      }}
    >
      <TextInput
        size="xs"
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        label={t('stops.splitCount', { count: row.unit.Qty })}
        value={typed}
        error={isRight ? undefined : t('stops.splitRange', { most })}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        label={t('stops.splitTo')}
        value={at}
        data={[
          ...stops.map(({ key, stop }) => ({
            value: key,
            label: t(stop.StopType === 'pickup' ? 'stops.splitOn' : 'stops.splitOff', { place: placeOf(key) }),
          })),
          ...(stops.length === 0 ? [{ value: row.unload, label: t('stops.splitSame') }] : []),
        ]}
        onChange={event => setAt(event.currentTarget.value)}
      />
      <Button size="xs" disabled={!isRight} onClick={submit}>
        {t('stops.splitAct')}
      </Button>
      <Button size="xs" variant="default" onClick={onClose}>
        {t('actions.cancel')}
      </Button>
      {stops.length === 0 && <Hint small>{t('stops.splitNowhere')}</Hint>}
    </fieldset>
  )
}
