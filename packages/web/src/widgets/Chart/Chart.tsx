import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './Chart.module.css'
import { roundTop } from './roundTop.ts'

export interface Bar {
  readonly id: string
  /** Under the bar, short. */
  readonly tick: string
  /** What the bar stands for, in words. */
  readonly name: string
  readonly value: number
}

/** Figures as bars, each a way to its rows; the same figures as a table one key away. */
export function Chart({
  title,
  unit,
  bars,
  chosen,
  onOpen,
}: {
  title: string
  /** What is counted: the head of the table's column. */
  unit: string
  bars: readonly Bar[]
  /** Whose rows are shown. */
  chosen: string | null
  onOpen: (bar: Bar) => void
}) {
  const t = useText()
  const [isTable, setTable] = useState(false)
  useKeys(
    useMemo(() => ({ t: () => setTable(now => !now) }), []),
    { t: t('lists.asTable') },
  )
  const top = roundTop(Math.max(...bars.map(bar => bar.value)))
  return (
    <figure className={classes.chart} aria-label={title}>
      <figcaption className={classes.head}>
        <strong>{title}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={isTable}
          aria-keyshortcuts="t"
          rightSection={<KeyHint keys="t" />}
          onClick={() => setTable(!isTable)}
        >
          {t('lists.asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('lists.when')}</th>
              <th scope="col" className="wb-number">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(bar => (
              <tr key={bar.id}>
                <td>
                  <LinkButton onClick={() => onOpen(bar)}>{bar.name}</LinkButton>
                </td>
                <td className="wb-number">{formatCount(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={classes.bars}>
          {bars.map(bar => (
            <li key={bar.id}>
              <button
                type="button"
                className={classes.bar}
                aria-pressed={bar.id === chosen}
                onClick={() => onOpen(bar)}
              >
                <span className="wb-unseen">{`${bar.name}: ${formatCount(bar.value)} ${unit}`}</span>
                <span className={classes.value} aria-hidden="true">
                  {bar.value === 0 ? '' : formatCount(bar.value)}
                </span>
                <span className={classes.room} aria-hidden="true">
                  <span className={classes.fill} style={{ height: `${(100 * bar.value) / top}%` }} />
                </span>
                <span className={classes.tick} aria-hidden="true">
                  {bar.tick}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
