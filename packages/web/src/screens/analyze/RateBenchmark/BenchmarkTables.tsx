import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import type { Mode } from '@waybill/domain'
import { useText } from '../../../texts/texts.ts'
import { formatCount, formatMoney } from '../../../ui/format.ts'
import { Chart } from '../../../widgets/Chart/Chart.tsx'
import { positionWords } from '../../../widgets/LaneHistory/historyText.ts'
import { Band } from './Band.tsx'
import { headText, perText, scaleOf } from './benchmarkText.ts'
import { monthBars } from './monthBars.ts'
import classes from './RateBenchmark.module.css'

type Answer = ReplyOf<typeof GetRateBenchmark>

/** A benchmark by carrier and by month. */
export function BenchmarkTables({
  answer,
  mode,
  benchmark,
}: {
  answer: Answer
  mode: Mode
  benchmark: Answer['benchmarks'][number]
}) {
  const t = useText()
  const { quartiles, carriers, currency } = benchmark
  if (quartiles === null) return null
  const scale = scaleOf(benchmark)
  const per = perText(mode)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.box} tabIndex={0} aria-label={t('benchmark.carriers')}>
        <table className={classes.table}>
          <caption>{t('benchmark.carriersOf', { what: headText(benchmark) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('benchmark.carrier')}</th>
              <th scope="col" className="wb-number">
                {t('benchmark.shipments')}
              </th>
              <th scope="col" className="wb-number">
                {t('benchmark.middle')}
              </th>
              <th scope="col">{t('benchmark.position')}</th>
              <td className={classes.room} />
            </tr>
          </thead>
          <tbody>
            {carriers.map(one => (
              <tr key={one.CarrierSCAC}>
                <th scope="row">
                  {one.CarrierName} ({one.CarrierSCAC})
                </th>
                <td className="wb-number">{formatCount(one.n)}</td>
                <td className="wb-number">{formatMoney(one.median, currency)}</td>
                <td>{one.position === null ? '–' : positionWords(one.position)}</td>
                <td className={classes.room}>
                  <Band {...quartiles} {...scale} at={one.median} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Chart
        title={t('benchmark.months', { what: headText(benchmark) })}
        unit={t('benchmark.median', { per })}
        bars={monthBars(answer.days, benchmark.months)}
        show={amount => formatMoney(amount, currency)}
      />
    </>
  )
}
