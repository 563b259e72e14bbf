import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import type { Mode } from '@waybill/domain'
import { served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount, formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Band } from './Band.tsx'
import { areaText, headText, perText, scaleOf } from './benchmarkText.ts'
import classes from './RateBenchmark.module.css'

type Answer = ReplyOf<typeof GetRateBenchmark>

/** One benchmark at a glance: half of what was paid as a band with its median, and the same in words; or how many are missing. */
export function BenchmarkRow({
  answer,
  mode,
  benchmark,
  isOpen,
  onOpen,
}: {
  answer: Answer
  mode: Mode
  benchmark: Answer['benchmarks'][number]
  isOpen: boolean
  /** Null: there is nothing else to look at. */
  onOpen: (() => void) | null
}) {
  const t = useText()
  const { quartiles, currency, n, kind } = benchmark
  const head = headText(benchmark)
  const name = (
    <>
      {head}
      {benchmark.service !== '' && (
        <span className={classes.service}>
          {served(benchmark.service)}
          {benchmark.zone !== '' && ` · ${t('benchmark.zoneIs', { zone: benchmark.zone })}`}
        </span>
      )}
    </>
  )
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <li className={classes.benchmark} data-open={isOpen}>
      <h2 className={classes.head}>
        {onOpen === null ? (
          name
        ) : (
          <LinkButton aria-pressed={isOpen} onClick={onOpen}>
            {name}
          </LinkButton>
        )}
      </h2>
      {quartiles === null ? (
        <p className={classes.words}>
          <strong>{t('benchmark.notEnough')}</strong>{' '}
          {t(kind === 'spot' ? 'benchmark.fewSpot' : 'benchmark.fewContract', {
            count: n,
            n: formatCount(n),
            enough: formatCount(answer.enough),
          })}{' '}
          {areaText(benchmark.area, answer)}
        </p>
      ) : (
        <>
          <Band {...quartiles} {...scaleOf(benchmark)} labels={money} />
          <p className={classes.words}>
            {t('benchmark.half', {
              ...{ n: formatCount(n), count: n, low: money(quartiles.p25), high: money(quartiles.p75) },
              ...{ median: money(quartiles.median), per: perText(mode) },
            })}
          </p>
          <Hint small>{areaText(benchmark.area, answer)}</Hint>
        </>
      )}
    </li>
  )
}
