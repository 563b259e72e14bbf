import { Button, NativeSelect } from '@mantine/core'
import type { WireShipmentLine } from '@waybill/contract/wire/shipment.ts'
import { useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { canSplit, type Route, type RouteUnit, type SplitOff, unitName } from './route.ts'
import { SplitUnits } from './SplitUnits.tsx'
import classes from './Stops.module.css'

/** Where each unit comes on and off; some of several equal ones can be split off at once, to go elsewhere. */
export function UnitWays({
  route,
  lines,
  onChange,
  onSplit,
  onSplitClosed,
}: {
  route: Route
  lines: readonly WireShipmentLine[]
  onChange: (key: string, patch: Partial<Pick<RouteUnit, 'load' | 'unload'>>) => void
  onSplit: (key: string, way: SplitOff) => void
  onSplitClosed: (key: string) => void
}) {
  const t = useText()
  const [splitting, setSplitting] = useState<string | null>(null)
  const placeOf = (key: string): string => {
    const index = route.stops.findIndex(stop => stop.key === key)
    return t('stops.at', { number: index + 1, place: route.stops[index]?.stop.DropOffAddress.CompanyName ?? '' })
  }
  const places = (kind: 'pickup' | 'delivery', chosen: string) => [
    ...(route.stops.some(({ key }) => key === chosen) ? [] : [{ value: chosen, label: '' }]),
    ...route.stops.flatMap(({ key, stop }) => (stop.StopType === kind ? [{ value: key, label: placeOf(key) }] : [])),
  ]
  return (
    <fieldset className={classes.units}>
      <legend>{t('stops.units')}</legend>
      {route.units.map(row => {
        const { key, unit, load, unload } = row
        const name = unitName(unit, lines)
        return (
          <div key={key} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <NativeSelect
              size="xs"
              aria-label={t('stops.loadOf', { unit: name })}
              value={load}
              data={places('pickup', load)}
              onChange={event => onChange(key, { load: event.currentTarget.value })}
            />
            <NativeSelect
              size="xs"
              aria-label={t('stops.unloadOf', { unit: name })}
              value={unload}
              data={places('delivery', unload)}
              onChange={event => onChange(key, { unload: event.currentTarget.value })}
            />
            {canSplit(unit, lines) && (
              <Button
                size="compact-xs"
                variant="default"
                data-split={key}
                aria-label={t('stops.splitOf', { unit: name })}
                aria-expanded={splitting === key}
                onClick={() => setSplitting(splitting === key ? null : key)}
              >
                {t('stops.split')}
              </Button>
            )}
            {splitting === key && canSplit(unit, lines) && (
              <SplitUnits
                {...{ route, row, name, placeOf }}
                onSplit={way => {
                  setSplitting(null)
                  onSplit(key, way)
                }}
                onClose={() => {
                  setSplitting(null)
                  onSplitClosed(key)
                }}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
