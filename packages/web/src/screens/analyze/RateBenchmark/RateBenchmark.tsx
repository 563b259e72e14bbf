import '../../../texts/benchmark.ts'
import '../../../texts/laneHistory.ts'
import '../../../texts/lists.ts'
import '../../../texts/order.ts'
import '../../../texts/plan.ts'
import '../../../texts/rates.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LanePage } from '../../../widgets/LaneQuestion/LanePage.tsx'
import { BenchmarkRow } from './BenchmarkRow.tsx'
import { BenchmarkTables } from './BenchmarkTables.tsx'
import { CompareFields } from './CompareFields.tsx'
import { benchmarkBody, benchmarkFields, type Compared, comparedFaults, comparedNames, modeIn } from './compared.ts'
import classes from './RateBenchmark.module.css'

type Answer = ReplyOf<typeof GetRateBenchmark>

const words = {
  title: 'screens.rateBenchmark',
  ask: 'benchmark.show',
  empty: ['benchmark.empty', 'benchmark.emptyWhy'],
  failed: 'benchmark.failed',
} as const

/** What the company itself paid on a lane: quartiles, each carrier beside them, and month by month; the question stands in the address. */
export function RateBenchmark() {
  return (
    <LanePage
      {...words}
      call={GetRateBenchmark}
      isDated={false}
      saysRefusals={false}
      body={benchmarkBody}
      names={benchmarkFields}
      extra={{
        names: comparedNames,
        isEnough: () => true,
        faults: comparedFaults,
        fields: (typed, errors, change) => <CompareFields typed={typed} errors={errors} change={change} />,
      }}
    >
      {(answer, _, typed) => <Benchmarks key={JSON.stringify(typed)} answer={answer} typed={typed} />}
    </LanePage>
  )
}

/** Every currency and kind of price by itself; one of them is looked at closer. */
function Benchmarks({ answer, typed }: { answer: Answer; typed: Compared }) {
  const t = useText()
  const [chosen, setChosen] = useState<number | null>(null)
  const { benchmarks, enough } = answer
  const mode = modeIn(typed)
  const days = { from: formatDate(answer.days.from), to: formatDate(answer.days.to) }
  if (benchmarks.length === 0) {
    return <EmptyState title={t('benchmark.notEnough')} why={t('benchmark.none', { enough, ...days })} />
  }
  const usual = benchmarks.findIndex(({ quartiles }) => quartiles !== null)
  const open = chosen ?? usual
  const shown = benchmarks[open]
  const own = { answer, mode }
  return (
    <>
      <Hint>{t('benchmark.window', days)}</Hint>
      <ul className={classes.benchmarks}>
        {benchmarks.map((one, index) => (
          <BenchmarkRow
            key={`${one.currency} ${one.kind} ${one.service} ${one.zone}`}
            {...own}
            benchmark={one}
            isOpen={index === open && one.quartiles !== null}
            onOpen={benchmarks.length === 1 || one.quartiles === null ? null : () => setChosen(index)}
          />
        ))}
      </ul>
      {shown !== undefined && shown.quartiles !== null && <BenchmarkTables {...own} benchmark={shown} />}
    </>
  )
}
