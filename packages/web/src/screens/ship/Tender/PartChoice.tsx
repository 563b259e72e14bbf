import { Button } from '@mantine/core'
import { TENDERS_AT_ONCE_MAX } from '@waybill/contract/constants.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import classes from './Tender.module.css'
import type { Part } from './tenderIds.ts'

/** Which of the chosen shipments are shown, where there are more than go together, and the way to the others. */
export function PartChoice({
  part: { part, parts, from, to, total },
  isBusy,
  onChoose,
}: {
  part: Part
  /** Some of these are being asked about: they stay until that is answered. */
  isBusy: boolean
  onChoose: (part: number) => void
}) {
  const t = useText()
  const left = Math.min(TENDERS_AT_ONCE_MAX, total - to)
  const range = { from: formatCount(from), to: formatCount(to), total: formatCount(total) }
  return (
    <div className={classes.part}>
      <span role="status">{t('tender.part', { ...range, max: TENDERS_AT_ONCE_MAX })}</span>
      {part > 1 && (
        <Button variant="default" size="compact-md" disabled={isBusy} onClick={() => onChoose(part - 1)}>
          {t('tender.partBefore', { count: TENDERS_AT_ONCE_MAX })}
        </Button>
      )}
      {part < parts && (
        <Button variant="default" size="compact-md" disabled={isBusy} onClick={() => onChoose(part + 1)}>
          {t('tender.partNext', { count: left })}
        </Button>
      )}
    </div>
  )
}
