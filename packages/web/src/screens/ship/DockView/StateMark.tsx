import type { DockState } from '@waybill/domain'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconTruckDelivery } from '../../../ui/icons.generated.ts'
import classes from './DockView.module.css'

const icons = { waiting: IconClock, ready: IconCircleCheck, late: IconAlertTriangle, gone: IconTruckDelivery } as const

/** How a pickup stands: a word, a picture and a colour that say the same. */
export function StateMark({ state, count, size = 16 }: { state: DockState; count?: number; size?: number }) {
  const t = useText()
  const Icon = icons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={size} aria-hidden="true" />
      {count === undefined ? '' : `${formatCount(count)} `}
      {t(`dock.${state}`)}
    </span>
  )
}
