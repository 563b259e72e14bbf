import { Button } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import classes from './RateSheet.module.css'

/** Which rows of how many, and the way to the others. */
export function Pages({
  page,
  size,
  total,
  onPage,
}: {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}) {
  const t = useText()
  if (total <= size) return null
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)]
  return (
    <div className={classes.tools}>
      <span>{t('rateSheets.pageOf', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })}</span>
      <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('rateSheets.previous')}
      </Button>
      <Button variant="default" size="compact-sm" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {t('rateSheets.next')}
      </Button>
    </div>
  )
}
