import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { useFocusNext } from '../../../ui/useFocusNext.ts'
import classes from './DockView.module.css'
import { columnsOf, type Pickup } from './dockBoard.ts'
import { type CardActs, PickupCard } from './PickupCard.tsx'
import type { Dock } from './useDock.ts'

/** Cards of a column that a screen has room for: the first picture is of these, and the others follow at once. */
const FIRST = 6

/** The pickups of a day, a column for each door. */
export function Board({
  date,
  pickups,
  known,
  dock,
  canOpen,
  onAddOrders,
}: {
  date: string
  pickups: readonly Pickup[]
  /** Doors that are there though nothing stands at them. */
  known: readonly string[]
  dock: Dock
  canOpen: boolean
  onAddOrders: ((pickup: Pickup) => void) | null
}) {
  const t = useText()
  const [over, setOver] = useState<string | null>(null)
  const focusNext = useFocusNext()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  const { moving, tried } = dock
  const seen = useRef<readonly string[]>([])
  const columns = useMemo(() => {
    const shown = pickups.map(pickup => {
      const to = moving.get(pickup.shipmentId)
      return to === undefined ? pickup : { ...pickup, Door: to }
    })
    // A door that was emptied a moment ago is where the next truck goes.
    seen.current = [...new Set([...seen.current, ...known, ...shown.map(({ Door }) => Door)])]
    return columnsOf(shown, seen.current)
  }, [pickups, known, moving])
  const names = columns.map(({ door }) => door).join('\n')
  const doors = useMemo(() => names.split('\n').filter(door => door !== ''), [names])
  // Cards are drawn once and know these functions, which know what is shown now.
  const now = useRef({ pickups, doors, dock, onAddOrders })
  now.current = { pickups, doors, dock, onAddOrders }
  const canAddOrders = onAddOrders !== null
  const acts = useMemo((): CardActs => {
    /** The card goes on where it comes to stand; the focus goes with it. */
    const move = async ({ shipmentId }: Pickup, to: string): Promise<void> => {
      const before = now.current.pickups.find(each => each.shipmentId === shipmentId)
      if (before === undefined) return
      const done = now.current.dock.setDoor(before, to)
      focusNext(() => document.querySelector<HTMLElement>(`[data-pickup="${shipmentId}"] button[aria-keyshortcuts]`))
      await done
    }
    return {
      canOpen,
      onDoor: (pickup, door) => void move(pickup, door),
      onBeside: (pickup, step) => {
        const all = ['', ...now.current.doors]
        const to = all[all.indexOf(pickup.Door) + step]
        if (to !== undefined) void move(pickup, to)
      },
      onReady: (pickup, isReady) => void now.current.dock.setReady(pickup, isReady),
      onForget: pickup => now.current.dock.forget(pickup),
      onLeft: pickup => void now.current.dock.setLeft(pickup),
      onAddOrders: canAddOrders ? pickup => now.current.onAddOrders?.(pickup) : null,
    }
  }, [canOpen, canAddOrders, focusNext])
  const drop = (event: React.DragEvent, door: string): void => {
    event.preventDefault()
    setOver(null)
    const id = Number(event.dataTransfer.getData('text/plain'))
    const pickup = pickups.find(each => each.shipmentId === id)
    if (pickup !== undefined) acts.onDoor(pickup, door)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.board} aria-label={t('dock.board')} tabIndex={0}>
      {columns.map(({ door, pickups: own }) => (
        <section
          key={door}
          className={classes.column}
          data-over={over === door}
          aria-labelledby={`door-${door}`}
          onDragOver={event => {
            event.preventDefault()
            if (over !== door) setOver(door)
          }}
          onDragLeave={event => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
          }}
          onDrop={event => drop(event, door)}
        >
          <h2 id={`door-${door}`} className={classes.head}>
            {door === '' ? t('dock.noDoor') : t('dock.door', { door })}{' '}
            <span className={classes.count}>{formatCount(own.length)}</span>
          </h2>
          {own.length === 0 ? (
            <p className={classes.nothing}>{t('dock.columnEmpty')}</p>
          ) : (
            <ul className={classes.cards}>
              {(isWhole ? own : own.slice(0, FIRST)).map(pickup => (
                <PickupCard
                  key={pickup.shipmentId}
                  {...{ pickup, date, doors, acts }}
                  tried={tried.get(pickup.shipmentId)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </section>
  )
}
