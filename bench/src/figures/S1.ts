import { createReadStream, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classModes, recognizeTable } from '@waybill/domain'
import { openTables } from '@waybill/server/files/table/openTables.ts'
import { sheetsBetween } from '@waybill/server/modules/rates/sheetRows.ts'
import { readRateTables } from '@waybill/server/modules/rates/upload/readFile.ts'
import { sheetHeadOf } from '@waybill/server/modules/rates/upload/sheetHead.ts'
import { parse } from 'csv-parse'
import { goals } from '../goals.ts'
import { alternate, load, ms, type Row, times } from '../measure.ts'
import { writeBase, writeLanes } from '../rateFiles.ts'
import { lanesKept, loadRates, openRateNode, type RateNode } from '../rateNode.ts'

const ROWS = 50_000
const BASE_LANES = 200_000
const ROUNDS = 3
const MB = 1024 * 1024

/** S1: a large rate sheet read, checked and compared, beside csv-parse alone; a base tariff loaded and looked up. */
export async function S1(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-files-'))
  const [before, after, base] = ['before.csv', 'after.csv', 'base.csv'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeLanes(before, ROWS)
  await writeLanes(after, ROWS, 1.05)
  await writeBase(base, BASE_LANES)
  const bench = await openRateNode()
  try {
    const parsed = await readBeside(bench, before, after)
    return [...parsed, ...(await baseFigures(bench, base))]
  } finally {
    await bench.close()
  }
}

async function parseAlone(path: string): Promise<number> {
  const started = performance.now()
  let rows = 0
  for await (const _ of createReadStream(path).pipe(parse())) rows += 1
  if (rows !== ROWS + 1) throw new Error('the twin read another file')
  return performance.now() - started
}

/** Reads and checks a file as an upload is read, without keeping anything; the largest resident size beside it. */
async function readAndCheck(path: string): Promise<{ time: number; peak: number }> {
  const started = performance.now()
  const file = await openTables(path, 'after.csv')
  const sample: string[][] = []
  for await (const { cells } of file.tables[0]?.rows() ?? []) {
    sample.push(cells)
    if (sample.length === 40) break
  }
  const table = { name: 'after.csv', sample, remembered: false, ...recognizeTable(sample) }
  let [lanes, peak] = [0, 0]
  const terms = { ...lanesKept.terms }
  const taken = {
    lane: () => {
      lanes += 1
    },
    basis: () => {},
    pause: async () => {
      peak = Math.max(peak, process.memoryUsage.rss())
    },
  }
  const { faultCount } = await readRateTables(
    file,
    [{ ...table, columns: { ...table.columns }, ignored: [] }],
    { terms, kind: 'sheet', own: [], baseBreaks: [] },
    taken,
  )
  await file.close()
  if (lanes !== ROWS || faultCount > 0) throw new Error(`${lanes} lanes, ${faultCount} faults`)
  return { time: performance.now() - started, peak }
}

async function readBeside(bench: RateNode, before: string, after: string): Promise<Row[]> {
  const first = await loadRates(bench, before, { scac: 'DMAA' })
  const loaded = await loadRates(bench, after, { scac: 'DMAA' })
  const differ = async (): Promise<number> => {
    const started = performance.now()
    const changed = await bench.difference(first.versionId, loaded.versionId)
    if (changed !== ROWS) throw new Error(`${changed} lanes changed`)
    return performance.now() - started
  }
  let peak = 0
  let compared = 0
  const subject = async (): Promise<number> => {
    const read = await readAndCheck(after)
    peak = Math.max(peak, read.peak)
    compared = await differ()
    return read.time + compared
  }
  await subject()
  const r = await alternate<number>(
    ROUNDS,
    subject,
    () => parseAlone(after),
    time => time,
  )
  return [
    {
      figure: `S1 rate sheet of ${ROWS.toLocaleString('en-US')} rows parsed, checked and compared`,
      measured: `${ms(r.subject)}, of it compared ${ms(compared)}`,
      beside: `${ms(r.twin)} csv-parse alone`,
      ratio: r.void ? `${times(r.ratio)} (void: twin moved)` : times(r.ratio),
      goal: goals.S1.parsed,
    },
    {
      figure: 'S1 resident memory meanwhile',
      measured: `${Math.round(peak / MB)} MB`,
      beside: '',
      ratio: '',
      goal: goals.S1.memory,
    },
    { figure: 'S1 the same file read into the database', measured: ms(loaded.time), beside: '', ratio: '', goal: '' },
  ]
}

async function baseFigures(bench: RateNode, path: string): Promise<Row[]> {
  const loaded = await loadRates(bench, path, { scac: 'BASE-1', kind: 'base' })
  const sheet = sheetHeadOf({
    ...{ scac: 'DMAA', carrierName: 'Bench', service: 'Standard', version: 1, accessorials: [], modes: classModes },
    terms: { ...lanesKept.terms, baseTariff: 'BASE-1' },
  })
  const version = { versionId: 0, scac: 'DMAA', version: 1, sheet, lanesKept: true }
  const { app } = bench.node
  let at = 0
  const lookUp = async (): Promise<void> => {
    at += 37
    const way = {
      ...{ origin: { zip: `${100 + (at % 900)}01`, state: 'OH' }, date: '2026-11-20' },
      destination: { zip: `${100 + (at % 200)}01`, state: 'NV' },
      terms: null,
    }
    await sheetsBetween(app, app.db.forClient(bench.clientId), bench.clientId, [version], way)
  }
  await load(50, 1, lookUp)
  const found = await load(400, 1, lookUp)
  return [
    {
      figure: `S2 base tariff of ${BASE_LANES.toLocaleString('en-US')} lanes loaded`,
      measured: ms(loaded.time),
      beside: `${Math.round(loaded.peak / MB)} MB resident`,
      ratio: '',
      goal: goals.S2.loaded,
    },
    {
      figure: 'S2 looked up, p50',
      measured: ms(found.p50),
      beside: `p99 ${ms(found.p99)}`,
      ratio: '',
      goal: goals.S2.found,
    },
  ]
}
