import { NativeSelect } from '@mantine/core'
import { ScoreCardPaper } from '@waybill/contract/calls/Supplemental/ScoreCardPaper.ts'
import {
  type QuoteCount,
  quoteCounts,
  scoredOutcomes,
  scoreField,
  scoreFigureNames,
  type WireScoreCard,
} from '@waybill/contract/wire/scoreCard.ts'
import { useState } from 'react'
import { fetchFile } from '../../../api/call.ts'
import { explainWith } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import { Chart } from '../../../widgets/Chart/Chart.tsx'
import { figureText } from './figureText.ts'
import classes from './QuoteScorecard.module.css'
import { monthAndYear, monthText, type ScoreMonth, shortMonth } from './scoreMonth.ts'

/** One carrier's six months: a count as bars, everything as a table, and the page that it may be shown. */
export function TrendPanel({
  card,
  month,
  onMonth,
  onClose,
}: {
  card: WireScoreCard
  month: ScoreMonth
  onMonth: (next: ScoreMonth) => void
  onClose: () => void
}) {
  const t = useText()
  const [count, setCount] = useState<QuoteCount>('total')
  const get = async (): Promise<void> => {
    try {
      const file = await fetchFile(ScoreCardPaper, { body: { ...month, carrier: card.carrier } })
      saveFile(file.name, file.blob)
      notify.done(t('scorecard.saved', { name: file.name }))
    } catch (error) {
      notify.failed(explainWith(error, 'scorecard.downloadFailed'))
    }
  }
  return (
    <Panel
      title={card.CarrierName}
      onClose={onClose}
      footer={
        <>
          <ActionButton looks onAct={get}>
            {t('scorecard.download')}
          </ActionButton>
          <Hint small>{t('scorecard.downloadWhy')}</Hint>
        </>
      }
    >
      <NativeSelect
        label={t('scorecard.trendOf')}
        value={count}
        data={quoteCounts.map(one => ({ value: one, label: t(`scorecard.${one}`) }))}
        onChange={event => {
          const chosen = event.currentTarget.value
          setCount(quoteCounts.find(one => one === chosen) ?? 'total')
        }}
      />
      <Chart
        title={t('scorecard.trend', { count: t(`scorecard.${count}`) })}
        unit={t('scorecard.quotesUnit')}
        chosen={monthText(month)}
        bars={card.trend.map(one => ({
          id: monthText(one),
          tick: shortMonth(one),
          name: monthAndYear(one),
          value: one[scoreField[count]],
        }))}
        onOpen={({ id }) => {
          const one = card.trend.find(each => monthText(each) === id)
          if (one !== undefined) onMonth({ year: one.year, month: one.month })
        }}
      />
      <Months card={card} />
    </Panel>
  )
}

/** All of a card by month; as many columns as there are months, so that a panel has room for them. */
function Months({ card: { trend } }: { card: WireScoreCard }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('scorecard.months')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {trend.map(one => (
              <th key={monthText(one)} scope="col" className="wb-number">
                {shortMonth(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['total', ...scoredOutcomes] as const).map(count => (
            <tr key={count}>
              <th scope="row">{t(`scorecard.${count}`)}</th>
              {trend.map(one => (
                <td key={monthText(one)} className="wb-number">
                  {formatCount(one[scoreField[count]])}
                </td>
              ))}
            </tr>
          ))}
          {scoreFigureNames.map(name => (
            <tr key={name}>
              <th scope="row">{t(`scorecard.${name}`)}</th>
              {trend.map(one => (
                <td key={monthText(one)} className="wb-number">
                  {figureText(name, one[name])}
                  <br />
                  <span className={classes.small}>{t('scorecard.n', { n: one[name].n })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
