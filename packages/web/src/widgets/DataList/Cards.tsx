import { Skeleton } from '@mantine/core'
import classes from './DataList.module.css'
import { RowLink } from './RowLink.tsx'
import type { RowsProps } from './Table.tsx'

/** The rows where a table does not fit: the first column on top, the rest in two lines. */
export function Cards<Row>({ shown, answer, idOf, pageOf, onShow, isStale, label, columns, state }: RowsProps<Row>) {
  const [title] = shown
  if (answer === undefined) {
    return Array.from({ length: state.size }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
      <div key={i} className={classes.card} aria-hidden="true">
        <Skeleton height={14} width="50%" radius={2} />
        <Skeleton height={12} width="80%" radius={2} mt={8} />
      </div>
    ))
  }
  return (
    <ul className={classes.cards} aria-label={label} data-stale={isStale}>
      {answer.rows.map((row, index) => (
        <li key={idOf(row)} className={classes.card} data-row={index}>
          <div className={classes.cardHead}>
            <RowLink page={pageOf?.(row) ?? null} onShow={() => onShow(row)}>
              {title?.cell(row)}
            </RowLink>
            {columns
              .filter(column => column.card === 'aside')
              .map(column => (
                <span key={column.id}>{column.cell(row)}</span>
              ))}
          </div>
          <div className={classes.cardLines}>
            {columns
              .filter(column => column.card === 'line')
              .map(column => (
                <span key={column.id}>{column.cell(row)}</span>
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
