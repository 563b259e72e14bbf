import { ActionIcon } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '../../ui/icons.generated.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { RouteProblem, RouteStop } from './route.ts'
import classes from './Stops.module.css'

/** One stop of the way: what it is, and how it is moved: by dragging, with Alt and the arrows, or with its buttons. */
export function StopRow({
  row,
  number,
  count,
  places = [1, count],
  problem,
  isOpen,
  onOpen,
  onMove,
  onRemove,
  onDrag,
  onDrop,
  children,
}: {
  row: RouteStop
  number: number
  count: number
  /** The first and the last place that it may move to; left out: all of them. */
  places?: readonly [first: number, last: number]
  problem: RouteProblem | undefined
  isOpen: boolean
  onOpen: () => void
  /** @param to the place in the list, from 0 */
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
  children: React.ReactNode
}) {
  const t = useText()
  const { DropOffAddress: address, SheduleDateTime: window, StopType, Reference1, Reference2 } = row.stop
  const name = address.CompanyName === '' ? t('stops.noAddress') : address.CompanyName
  const isEnd = number === 1 || number === count
  const hear = (event: React.KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? number - 2 : number)
  }
  return (
    <li
      className={classes.stop}
      draggable={!isOpen}
      onKeyDown={hear}
      onDragStart={onDrag}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div className={classes.head}>
        <IconGripVertical size={16} aria-hidden="true" className={classes.grip} />
        <div className={classes.what}>
          <strong>{t(StopType === 'pickup' ? 'stops.pickup' : 'stops.delivery', { number })}</strong>{' '}
          <LinkButton
            data-stop={row.key}
            aria-expanded={isOpen}
            aria-label={t('stops.change', { number, name })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={onOpen}
          >
            {name}
          </LinkButton>{' '}
          <Hint inline small>
            {[address.City, address.State].filter(Boolean).join(', ')}{' '}
            {window.PickupByDate !== '' && (
              <DateText date={window.PickupByDate} from={window.PickupByFromTime} to={window.PickupByToTime} />
            )}{' '}
            {[Reference1, Reference2].filter(Boolean).join(', ')}
          </Hint>
          {problem !== undefined && (
            <p className={classes.problem} role="alert">
              {t(`stops.${problem}`)}
            </p>
          )}
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('stops.up', { number })}
          disabled={number === places[0]}
          onClick={() => onMove(number - 2)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('stops.down', { number })}
          disabled={number === places[1]}
          onClick={() => onMove(number)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('stops.remove', { number })}
          disabled={isEnd}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      {isOpen && children}
    </li>
  )
}
