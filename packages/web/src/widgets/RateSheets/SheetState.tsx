import type { WireRateSheet } from '@waybill/contract/wire/rateSheet.ts'
import { useText } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'

const tones: Readonly<Record<WireRateSheet['state'], Tone>> = {
  ...{ mapping: 'warn', reading: 'busy', faulty: 'bad', draft: 'quiet', active: 'busy', discarded: 'quiet' },
}

/** What stands with a version: its state, and whether it prices freight of today. */
export function SheetState({ sheet }: { sheet: Pick<WireRateSheet, 'state' | 'inForce'> }) {
  const t = useText()
  if (sheet.inForce) return <Badge tone="good">{t('rateSheets.inForce')}</Badge>
  return <Badge tone={tones[sheet.state]}>{t(`rateSheets.state_${sheet.state}`)}</Badge>
}
