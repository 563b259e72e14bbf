import { NativeSelect } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.generated.ts'
import { StepButton } from '../../ui/StepButton.tsx'
import classes from './DataList.module.css'
import { sizesOf } from './urlState.ts'
import type { List } from './useList.ts'

export function Pager<Row>({ list: { spec, state, change, answer } }: { list: List<Row> }) {
  const t = useText()
  const rows = answer?.rows.length ?? 0
  const from = (state.page - 1) * state.size + (rows > 0 ? 1 : 0)
  const to = (state.page - 1) * state.size + rows
  const total = answer?.total ?? null
  const range = { from: formatCount(from), to: formatCount(to), total: formatCount(total ?? 0) }
  return (
    <div className={classes.pager}>
      <NativeSelect
        aria-label={t('list.pageSize')}
        data={sizesOf(spec).map(size => ({ value: String(size), label: String(size) }))}
        value={String(state.size)}
        onChange={event => change({ size: Number(event.currentTarget.value) })}
      />
      <span className={classes.pageSize}>{t('list.pageSize')}</span>
      <span className={classes.range} role="status">
        {rows === 0 ? '' : total === null ? t('list.rangeOpen', range) : t('list.range', range)}
      </span>
      <StepButton
        variant="default"
        size="var(--wb-control)"
        label={t('list.previous')}
        isAtEnd={state.page === 1}
        onPress={() => change({ page: state.page - 1, open: '' })}
      >
        <IconChevronLeft size={16} />
      </StepButton>
      <StepButton
        variant="default"
        size="var(--wb-control)"
        label={t('list.next')}
        isAtEnd={answer === undefined || !answer.hasNext}
        onPress={() => change({ page: state.page + 1, open: '' })}
      >
        <IconChevronRight size={16} />
      </StepButton>
    </div>
  )
}
