import { Button, NativeSelect } from '@mantine/core'
import type { WireShipmentLine } from '@waybill/contract/wire/shipment.ts'
import { useText } from '../../texts/texts.ts'
import { canSplit, type Route, type RouteUnit, unitName } from './route.ts'
import classes from './Stops.module.css'

/** Where each unit comes on and off; one of several equal ones can be split off, to go elsewhere. */
export function UnitWays({
  route,
  lines,
  onChange,
  onSplit,
}: {
  route: Route
  lines: readonly WireShipmentLine[]
  onChange: (key: string, patch: Partial<Pick<RouteUnit, 'load' | 'unload'>>) => void
  onSplit: (key: string) => void
}) {
  const t = useText()
  const places = (kind: 'pickup' | 'delivery', chosen: string) => [
    ...(route.stops.some(({ key }) => key === chosen) ? [] : [{ value: chosen, label: '' }]),
    ...route.stops.flatMap(({ key, stop }, index) =>
      stop.StopType === kind
        ? [{ value: key, label: t('stops.at', { number: index + 1, place: stop.DropOffAddress.CompanyName }) }]
        : [],
    ),
  ]
  return (
    <fieldset className={classes.units}>
      <legend>{t('stops.units')}</legend>
      {route.units.map(({ key, unit, load, unload }) => {
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
            {canSplit(unit) && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('stops.splitOf', { unit: name })}
                onClick={() => onSplit(key)}
              >
                {t('stops.split')}
              </Button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
