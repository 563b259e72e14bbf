import { Checkbox, Skeleton } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import classes from './Cards.module.css'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import { useRowActs } from './rowActs.ts'
import { type RowsProps, skeletonCount } from './Table.tsx'

/** The rows where a table does not fit: the first column on top, the rest in two lines; what can be done is the same. */
export function Cards<Row, Field extends string>(props: RowsProps<Row, Field>) {
  const t = useText()
  const { shown, list, idOf, nameOf, pageOf, onShow, columns, selection, bulk, rowActions = [] } = props
  const acts = useRowActs(props)
  const [title] = shown
  const { answer, state } = list
  if (answer === undefined) {
    return Array.from({ length: skeletonCount(state.size) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
      <div key={i} className={classes.card} aria-hidden="true">
        <Skeleton height={14} width="50%" radius={2} />
        <Skeleton height={12} width="80%" radius={2} mt={8} />
      </div>
    ))
  }
  const ids = answer.rows.map(idOf)
  return (
    <>
      {bulk && (
        <div className={classes.all}>
          <Checkbox
            size="xs"
            label={t('list.selectAll')}
            checked={ids.every(id => selection.chosen.has(id))}
            onChange={() => selection.togglePage(ids)}
          />
        </div>
      )}
      <ul className={classes.cards} aria-label={props.label} data-stale={list.isStale}>
        {answer.rows.map((row, index) => (
          <li
            key={idOf(row)}
            className={classes.card}
            data-row={index}
            data-chosen={selection.chosen.has(idOf(row)) || state.open === String(idOf(row))}
          >
            <div className={classes.head}>
              {bulk && (
                <Checkbox
                  className={classes.above ?? ''}
                  size="xs"
                  aria-label={t('list.selectRow', { row: nameOf(row) })}
                  checked={selection.chosen.has(idOf(row))}
                  onChange={() => selection.toggle(idOf(row))}
                />
              )}
              <span className={classes.title}>
                <RowLink page={pageOf?.(row) ?? null} hasPanel={props.panel !== undefined} onShow={() => onShow(row)}>
                  {title?.cell(row)}
                </RowLink>
              </span>
              {columns
                .filter(column => column.card === 'aside')
                .map(column => (
                  <span key={column.id}>{column.cell(row)}</span>
                ))}
              <span className={classes.above}>
                {rowActions.length > 0 && <RowMenu name={nameOf(row)} actions={() => acts.actionsOf(row)} />}
              </span>
            </div>
            <div className={classes.lines}>
              {columns
                .filter(column => column.card === 'line')
                .map(column => (
                  <span key={column.id}>
                    {column.cardTitle && `${column.title} `}
                    {column.cell(row)}
                  </span>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {(props.sums ?? []).map(sum => (
        <div key={sum.id} className={classes.card}>
          <strong className={classes.title}>{sum.name}</strong>
          <div className={classes.lines}>
            {shown
              .filter(({ id }) => sum.cells[id] !== undefined)
              .map(({ id, title: head }) => (
                <span key={id}>
                  {head} {sum.cells[id]}
                </span>
              ))}
          </div>
        </div>
      ))}
    </>
  )
}
