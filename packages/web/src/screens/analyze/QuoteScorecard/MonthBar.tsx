import { NativeSelect } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { clockIn, ownZone } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.generated.ts'
import { StepButton } from '../../../ui/StepButton.tsx'
import classes from './QuoteScorecard.module.css'
import { FIRST_YEAR, LAST_YEAR, monthName, type ScoreMonth, stepMonth } from './scoreMonth.ts'

/** Years to choose, beside the one that is shown: those that are kept, and the next, where deadlines may lie. */
const YEARS_BACK = 5

const months = Array.from({ length: 12 }, (_, n) => n + 1)

/** Which month: by year and name, or one step away. */
export function MonthBar({ month, onMonth }: { month: ScoreMonth; onMonth: (next: ScoreMonth) => void }) {
  const t = useText()
  const now = Number(clockIn(ownZone()).date.slice(0, 4))
  const years = new Set([...Array.from({ length: YEARS_BACK + 2 }, (_, n) => now + 1 - n), month.year])
  const isFirst = month.year === FIRST_YEAR && month.month === 1
  const isLast = month.year === LAST_YEAR && month.month === 12
  return (
    <div className={classes.bar}>
      <StepButton
        variant="default"
        size="var(--wb-control)"
        label={t('scorecard.before')}
        isAtEnd={isFirst}
        onPress={() => onMonth(stepMonth(month, -1))}
      >
        <IconChevronLeft size={16} />
      </StepButton>
      <NativeSelect
        aria-label={t('scorecard.month')}
        value={String(month.month)}
        data={months.map(one => ({ value: String(one), label: monthName(one) }))}
        onChange={event => onMonth({ ...month, month: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('scorecard.year')}
        value={String(month.year)}
        data={[...years].toSorted((a, b) => b - a).map(String)}
        onChange={event => onMonth({ ...month, year: Number(event.currentTarget.value) })}
      />
      <StepButton
        variant="default"
        size="var(--wb-control)"
        label={t('scorecard.after')}
        isAtEnd={isLast}
        onPress={() => onMonth(stepMonth(month, 1))}
      >
        <IconChevronRight size={16} />
      </StepButton>
      <Hint small>{t('scorecard.why')}</Hint>
    </div>
  )
}
