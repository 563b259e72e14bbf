import { useText } from '../texts/texts.ts'
import classes from './StatusBadge.module.css'

const tones = { O: 'quiet', Q: 'warn', T: 'busy', A: 'busy', D: 'good', V: 'bad' } as const
export type ShipmentStatusCode = keyof typeof tones
export type Tone = (typeof tones)[ShipmentStatusCode]

/** A word on one of the status grounds; colour never stands alone. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}

export function StatusBadge({ status }: { status: ShipmentStatusCode }) {
  const t = useText()
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
