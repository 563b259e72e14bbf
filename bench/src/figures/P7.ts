import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Drawing, drawBol, drawLabels, drawPackingList, drawTogether, labelsZpl } from '@waybill/documents'
import { goals } from '../goals.ts'
import { alternate, median, ms, type Row, times } from '../measure.ts'
import { type Papers, papersOf } from '../papers/freight.ts'
import { copiesOf, drawBare, operationsOf } from '../papers/twin.ts'
import { plainZpl } from '../papers/zpl.ts'

const SHIPMENTS = 1_000
/** So many are recorded, and copied with other words for the rest: the records of all take more memory than there is. */
const RECORDED = 100
const ROUNDS = 3
const ZPL_ROUNDS = 9

/** Sheets as a bundle prints them: bill and packing list shipment by shipment, the labels of all behind them. */
const drawingsOf = (all: readonly Papers[]): readonly Drawing[] => [
  ...all.flatMap(({ bill, list }): Drawing[] => [paper => drawBol(paper, bill), paper => drawPackingList(paper, list)]),
  ...all.map(
    ({ labels }): Drawing =>
      paper =>
        drawLabels(paper, labels),
  ),
]

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** P7: the bills, packing lists and labels of 1,000 shipments as one PDF beside bare pdfkit, and their labels in ZPL. */
export async function P7(): Promise<Row[]> {
  const all = Array.from({ length: SHIPMENTS }, (_, n) => papersOf(n))
  const recorded = drawingsOf(all.slice(0, RECORDED)).map(operationsOf)
  const bare = copiesOf(recorded, SHIPMENTS / RECORDED)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const p99s: number[] = []
  let longest = 0
  const ours = () =>
    timed(async () => {
      delay.reset()
      delay.enable()
      await drawTogether('P7', drawingsOf(all))
      delay.disable()
      p99s.push(delay.percentile(99) / 1e6)
      longest = Math.max(longest, delay.max / 1e6)
    })
  const twin = () => timed(() => drawBare('P7', bare))
  await drawTogether('P7', drawingsOf(all.slice(0, RECORDED)))
  await drawBare('P7', recorded)
  const pdf = await alternate(ROUNDS, ours, twin, took => took)
  const zpl = () => timed(() => all.map(({ labels }) => labelsZpl(labels)).join(''))
  const plain = () => timed(() => all.map(({ labels }) => plainZpl(labels)).join(''))
  await zpl()
  await plain()
  const text = await alternate(ZPL_ROUNDS, zpl, plain, took => took)
  const row = (what: string, r: typeof pdf, beside: string, goal: string): Row => ({
    figure: `P7 ${what} of ${SHIPMENTS.toLocaleString('en-US')} shipments${r.void ? ' (void: the twin moved)' : ''}`,
    measured: ms(r.subject),
    beside: `${ms(r.twin)} ${beside}`,
    ratio: times(r.twin / r.subject),
    goal,
  })
  return [
    row('bills, packing lists and labels', pdf, 'bare pdfkit', goals.P7.pdf),
    {
      figure: 'P7 event loop while it draws, p99',
      measured: ms(median(p99s)),
      beside: `${ms(longest)} the longest`,
      ...{ ratio: '', goal: goals.P7.loop },
    },
    row('labels in ZPL', text, 'plain strings', goals.P7.zpl),
  ]
}
