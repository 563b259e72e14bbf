import { Button } from '@mantine/core'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { MultiRouting } from '@waybill/contract/calls/Shipment/MultiRouting.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { shipmentFieldFromWire, type WireStop, wireStop } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { guessedRoadMiles, type PickupWindow } from '@waybill/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { newId } from '../../api/newId.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { issueText, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ConflictBox } from '../../ui/form/ConflictBox.tsx'
import { useOpenEdit } from '../../ui/form/openEdits.ts'
import { Hint } from '../../ui/Hint.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { LaneMap } from '../LaneMap/LaneMap.tsx'
import {
  below,
  moved,
  onDay,
  type Route,
  reachedOn,
  routeProblems,
  type SplitOff,
  split,
  withFirstWindow,
  withoutStop,
  withPlanned,
  withStop,
} from './route.ts'
import { StopFields } from './StopFields.tsx'
import { StopRow } from './StopRow.tsx'
import classes from './Stops.module.css'
import { UnitWays } from './UnitWays.tsx'
import { useKeptRoute } from './useKeptRoute.ts'
import { usePoints } from './usePoints.ts'
import { wayWords } from './wayWords.ts'

type Errors = Readonly<Record<string, string>>

/** The key of the stop that a field is of, such as `stops.1.window.date`; null: it is of none. */
const stopAt = ({ stops }: Route, at: string): string | null =>
  stops[Number(/^stops\.(\d+)\./.exec(at)?.[1])]?.key ?? null

/** The stops of a saved shipment: in order, on the map, moved by drag or by keys, each with its units, dates and services. */
export function StopsEditor({
  details,
  refused,
  planned,
  onPlanned,
  onBrought,
  onSaved,
  onSettled,
  onClose,
}: {
  details: WireShipmentDetails
  /** What the order could not be saved for before this opened, and its pickup as it is typed; null: it is saved. */
  refused: { readonly errors: Errors; readonly pickup: PickupWindow } | null
  /** Stops that were entered before the order was saved: they are added to its way. */
  planned: readonly WireStop[]
  /** They were added. */
  onPlanned: () => void
  /** An entry of the address book was chosen for a stop. */
  onBrought: (entry: WireBookAddress) => void
  onSaved: () => void
  /** Saved by what the page does next, such as asking for prices; false when something has to be chosen first. */
  onSettled: () => Promise<boolean>
  onClose: () => void
}) {
  const t = useText()
  const focusNext = useFocusNext()
  const goTo = useCallback(
    (selector: string) => focusNext(() => document.querySelector<HTMLElement>(selector)),
    [focusNext],
  )
  const { shipment, shipmentId } = details
  const kept = useKeptRoute(details)
  const { route, setRoute } = kept
  const [start] = useState(() => Object.entries(refused?.errors ?? {}).filter(([at]) => at.startsWith('stops.')))
  const [open, setOpen] = useState<string | null>(() => stopAt(route, start[0]?.[0] ?? ''))
  const [errors, setErrors] = useState<Errors>(() => Object.fromEntries(start))
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const [wrong] = start
    // The button that opened this is gone.
    title.current?.focus()
    if (wrong !== undefined) goTo(`[id="${wrong[0]}"]`)
  }, [start, goTo])
  // Saved with the stops: their days are right or wrong by it.
  const pickup = useRef(refused?.pickup ?? null)
  useEffect(() => {
    const window = pickup.current
    if (window === null) return
    pickup.current = null
    setRoute(now => withFirstWindow(now, window))
  }, [setRoute])
  // Added once; from then on this keeps them.
  const awaited = useRef(planned)
  useEffect(() => {
    const stops = awaited.current
    if (stops.length === 0) return
    awaited.current = []
    setRoute(now => withPlanned(now, stops, newId))
    onPlanned()
  }, [setRoute, onPlanned])
  const dragged = useRef<string | null>(null)
  const { mutateAsync: save } = useChange(MultiRouting, [ShipmentDetails, GetShipmentList])
  const problems = useMemo(() => routeProblems(route), [route])
  const points = usePoints(route.stops.map(({ stop }) => stop.DropOffAddress))
  const between = useMemo(() => points.slice(1, -1), [points])
  // A stop that was added here, and the day proposed for it: it is proposed anew until somebody types another.
  const proposed = useRef(new Map<string, string>())
  useEffect(() => {
    for (const [key, day] of proposed.current) {
      const index = route.stops.findIndex(stop => stop.key === key)
      const [before, here] = [points[index - 1], points[index]]
      if (before == null || here == null) continue
      if (route.stops[index]?.stop.SheduleDateTime.PickupByDate !== day) continue
      const next = reachedOn(route, key, guessedRoadMiles([before, here]))
      if (next === '' || next === day) continue
      proposed.current.set(key, next)
      setRoute(onDay(route, key, next))
      return
    }
  }, [points, route, setRoute])
  /** The way before its units were split, while nothing was changed since. */
  const [unsplit, setUnsplit] = useState<Route | null>(null)
  const change = (next: Route): void => {
    setRoute(next)
    setErrors({})
    setUnsplit(null)
  }
  const move = (key: string, to: number): void => {
    const number = route.stops.findIndex(stop => stop.key === key) + 1
    if (to < 0 || to >= route.stops.length || to === number - 1) return
    const next = moved(route, key, to)
    setSaid(
      next === null
        ? t('stops.cannotMove', { number })
        : t('stops.movedTo', { number: to + 1, count: route.stops.length }),
    )
    if (next === null) return
    change(next)
    goTo(`[data-stop="${key}"]`)
  }
  const add = (kind: 'pickup' | 'delivery'): void => {
    const key = newId()
    const next = withStop(route, kind, wireStop.parse({ StopType: kind }), key)
    change(next)
    proposed.current.set(key, next.stops.find(stop => stop.key === key)?.stop.SheduleDateTime.PickupByDate ?? '')
    setOpen(key)
    const place = next.stops.findIndex(stop => stop.key === key)
    goTo(`[id="stops.${place}.address.company"]`)
  }
  const remove = (key: string, index: number): void => {
    change(withoutStop(route, key))
    goTo(`[data-stop="${route.stops[index - 1]?.key}"]`)
  }
  const splitUnits = (key: string, way: SplitOff): void => {
    const { count, at } = way
    const newKey = newId()
    change(split(route, shipment.Lines, key, way, newKey))
    setUnsplit(route)
    const number = route.stops.findIndex(stop => stop.key === at) + 1
    const place = route.stops[number - 1]?.stop.DropOffAddress.CompanyName ?? ''
    setSaid(t('stops.splitDone', { count, place: t('stops.at', { number, place }) }))
    goTo('[data-unsplit]')
  }
  /** Whether the way is saved; why it is not, stands here. */
  const submit = async (): Promise<boolean> => {
    const outcome = await kept.send((parts, version) => save({ body: { shipmentId, version, ...parts } }))
    if (outcome.kind === 'refused') refuse(outcome.error)
    else if (outcome.kind === 'gone') notify.failed(t('forms.gone'))
    else if (outcome.kind === 'merged') {
      notify.warn(t(outcome.conflicts.length > 0 ? 'forms.conflict' : 'forms.changedElsewhere'))
    }
    return outcome.kind === 'saved'
  }
  useOpenEdit('stops', {
    isDirty: kept.isDirty,
    settle: async () => {
      const [wrong] = problems.keys()
      if (wrong !== undefined) {
        goTo(`[data-stop="${wrong}"]`)
        return false
      }
      if (await submit()) return onSettled()
      title.current?.focus()
      return false
    },
  })
  const refuse = (problem: unknown): void => {
    const issues = problem instanceof CallProblem ? problem.issues : []
    if (issues.length === 0) notify.failed(explainShort(problem))
    const found = issues.map(({ at, code, params }) => [
      shipmentFieldFromWire(at.replace(/^body\./, '')),
      issueText(code, params),
    ])
    setErrors(Object.fromEntries(found))
    const [stop] = found.flatMap(([at = '']) => stopAt(route, at) ?? [])
    if (stop !== undefined) setOpen(stop)
  }
  const elsewhere = Object.entries(errors).filter(
    ([at]) => !/^stops\.\d+\.(address|window|references|appointment)/.test(at),
  )
  return (
    <section aria-labelledby="stops-title">
      <div className={classes.title}>
        <h2 id="stops-title" ref={title} tabIndex={-1}>
          {t('stops.title')}
        </h2>
        <Hint inline small>
          {t('stops.moveHint')}
        </Hint>
      </div>
      {kept.isRestored && (
        <p role="status">
          {t('forms.restored')}{' '}
          <LinkButton tone="plain" onClick={kept.discard}>
            {t('forms.discard')}
          </LinkButton>
        </p>
      )}
      {kept.conflict !== null && kept.chosen !== null && (
        <ConflictBox
          fields={[
            {
              ...{ name: 'way', label: t('stops.list'), chosen: kept.chosen },
              mine: wayWords(kept.conflict.mine, shipment.Lines),
              theirs: wayWords(kept.conflict.theirs, shipment.Lines),
            },
          ]}
          onChoose={(_, whose) => kept.choose(whose)}
          onTheirs={() => kept.choose('theirs')}
        />
      )}
      <div className={classes.way}>
        <div className={classes.map}>
          <LaneMap from={points[0] ?? null} to={points.at(-1) ?? null} via={between} />
        </div>
        <div className={classes.rows}>
          <p role="status" className={classes.said}>
            {unsplit === null && said}
          </p>
          <ol className={classes.list} aria-label={t('stops.list')}>
            {route.stops.map((row, index) => (
              <StopRow
                key={row.key}
                row={row}
                number={index + 1}
                count={route.stops.length}
                problem={problems.get(row.key)}
                isOpen={open === row.key}
                onOpen={() => setOpen(open === row.key ? null : row.key)}
                onMove={to => move(row.key, to)}
                onRemove={() => remove(row.key, index)}
                onDrag={() => {
                  dragged.current = row.key
                }}
                onDrop={() => {
                  if (dragged.current !== null) move(dragged.current, index)
                  dragged.current = null
                }}
              >
                <StopFields
                  at={`stops.${index}`}
                  stop={row.stop}
                  errors={below(errors, `stops.${index}`)}
                  follows={index > 0}
                  onChange={next => {
                    setErrors({})
                    setRoute(now => ({
                      ...now,
                      stops: now.stops.map(each => (each.key === row.key ? { ...each, stop: next(each.stop) } : each)),
                    }))
                  }}
                  onBrought={onBrought}
                />
              </StopRow>
            ))}
          </ol>
          <ButtonRow>
            <Button variant="default" size="xs" onClick={() => add('delivery')}>
              {t('stops.addDelivery')}
            </Button>
            <Button variant="default" size="xs" onClick={() => add('pickup')}>
              {t('stops.addPickup')}
            </Button>
          </ButtonRow>
          <UnitWays
            route={route}
            lines={shipment.Lines}
            onChange={(key, patch) =>
              change({ ...route, units: route.units.map(each => (each.key === key ? { ...each, ...patch } : each)) })
            }
            onSplit={splitUnits}
            onSplitClosed={key => goTo(`[data-split="${key}"]`)}
          />
          <p role="status">
            {unsplit !== null && (
              <>
                {said}{' '}
                <LinkButton
                  data-unsplit
                  onClick={() => {
                    change(unsplit)
                    setSaid('')
                    goTo('[data-split]')
                  }}
                >
                  {t('actions.undo')}
                </LinkButton>
              </>
            )}
          </p>
        </div>
      </div>
      {elsewhere.length > 0 && (
        <ul className={classes.problem} role="alert">
          {elsewhere.map(([at, words]) => (
            <li key={at}>{words}</li>
          ))}
        </ul>
      )}
      <ButtonRow>
        <ActionButton
          disabled={problems.size > 0}
          onAct={async () => {
            if (!(await submit())) return
            notify.done(t('stops.saved'))
            onSaved()
          }}
        >
          {t('stops.save')}
        </ActionButton>
        <Button
          variant="default"
          onClick={() => {
            kept.guard.drop()
            onClose()
          }}
        >
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </section>
  )
}
