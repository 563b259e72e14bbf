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
  /** Null: nothing is known, which is not zero. */
  readonly value: number | null
}

/** So many have no room for their figures beside each other on a phone: there the table says them. */
const MANY_BARS = 8

/** Figures as bars, each a way to its rows where it has some; the same figures as a table one key away. */
export function Chart({
  title,
  unit,
  bars,
  chosen = null,
  onOpen,
  show = formatCount,
}: {
  title: string
  /** What is counted: the head of the table's column. */
  unit: string
  bars: readonly Bar[]
  /** Whose rows are shown. */
  chosen?: string | null
  /** Left out: no rows stand behind a bar. */
  onOpen?: (bar: Bar) => void
  /** How a figure is written. */
  show?: (value: number) => string
}) {
  const t = useText()
  const [isTable, setTable] = useState(false)
  useKeys(
    useMemo(() => ({ t: () => setTable(now => !now) }), []),
    { t: t('lists.asTable') },
  )
  const top = roundTop(Math.max(...bars.map(bar => bar.value ?? 0)))
  const said = ({ value }: Bar): string => (value === null ? '–' : show(value))
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
                  {onOpen === undefined ? bar.name : <LinkButton onClick={() => onOpen(bar)}>{bar.name}</LinkButton>}
                </td>
                <td className="wb-number">{said(bar)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={classes.bars} data-many={bars.length > MANY_BARS}>
          {bars.map(bar => (
            <li key={bar.id}>
              {onOpen === undefined ? (
                <div className={classes.bar} title={`${bar.name}: ${said(bar)}`}>
                  <BarShape bar={bar} top={top} said={said(bar)} unit={unit} />
                </div>
              ) : (
                <button
                  type="button"
                  className={classes.bar}
                  aria-pressed={bar.id === chosen}
                  onClick={() => onOpen(bar)}
                >
                  <BarShape bar={bar} top={top} said={said(bar)} unit={unit} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}

function BarShape({ bar, top, said, unit }: { bar: Bar; top: number; said: string; unit: string }) {
  return (
    <>
      <span className="wb-unseen">{`${bar.name}: ${said} ${unit}`}</span>
      <span className={classes.value} aria-hidden="true">
        {bar.value === null || bar.value === 0 ? '' : said}
      </span>
      <span className={classes.room} aria-hidden="true">
        <span className={classes.fill} style={{ height: `${(100 * (bar.value ?? 0)) / top}%` }} />
      </span>
      <span className={classes.tick} aria-hidden="true">
        {bar.tick}
      </span>
    </>
  )
}
