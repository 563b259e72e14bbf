import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flakyLines, nameOf, runLevel } from './onceMore.mjs'
import { playwrightOutcome, together, vitestOutcome } from './outcomes.mjs'

/** A file that was run: titles that passed, and titles that failed. */
const ran = (file, passed, failed = [], fault = '') => ({
  ...{ file, seconds: 1, passed, fault },
  failed: failed.map(title => ({ title, why: 'it was not so' })),
})
const outcome = (...files) => ({ files, faults: [] })

/** A level whose runs come out as given, one after the other; what it was asked to run is kept in `asked`. */
function level(...runs) {
  const asked = []
  const run = async files => {
    asked.push(files)
    const next = runs[asked.length - 1]
    const isGood = next !== null && next.faults.length === 0 && next.files.every(one => one.failed.length === 0)
    return { good: isGood, outcome: next }
  }
  return { asked, run }
}
const verdict = async (...runs) => {
  const { passed, failures, flaky, ended } = await runLevel(level(...runs).run)
  return { passed, failures: failures.map(nameOf), flaky: flaky.map(nameOf), ended }
}
const clean = { failures: [], flaky: [], ended: '' }

describe('a level of tests', () => {
  it('is run once where nothing fails', async () => {
    const { asked, run } = level(outcome(ran('a', ['one', 'two'])))
    expect(await runLevel(run)).toMatchObject({ ...clean, passed: 2 })
    expect(asked).toEqual([[]])
  })

  it('has its failed files run once more; what passes then is flaky, what fails again has failed', async () => {
    const first = outcome(ran('a', ['one'], ['two']), ran('b', [], ['one', 'two']), ran('c', ['one']))
    const { asked, run } = level(first, outcome(ran('a', ['one', 'two']), ran('b', ['two'], ['one'])))
    const { passed, failures, flaky } = await runLevel(run)
    expect(asked).toEqual([[], ['a', 'b']])
    expect([passed, failures.map(nameOf), flaky.map(nameOf)]).toEqual([3, ['b › one', 'b › two'], ['a › two']])
  })

  it('has failed by what fails in the second run alone, too', async () => {
    const runs = [outcome(ran('a', ['two'], ['one'])), outcome(ran('a', ['one'], ['two']))]
    expect(await verdict(...runs)).toMatchObject({ failures: ['a › one', 'a › two'], flaky: [] })
  })

  it('has failed by a test that was not seen to pass alone: one that was skipped did not pass', async () => {
    const runs = [outcome(ran('a', ['two'], ['one'])), outcome(ran('a', ['two']))]
    expect(await verdict(...runs)).toMatchObject({ failures: ['a › one'], flaky: [] })
  })

  it('counts what passed in a file that failed as a whole at first', async () => {
    const runs = [outcome(ran('a', [], [], 'it broke off'), ran('b', ['one'])), outcome(ran('a', ['one', 'two']))]
    expect(await verdict(...runs)).toEqual({ passed: 3, failures: [], flaky: ['a'], ended: '' })
  })

  it('is not run once more for more files than three', async () => {
    const four = ['a', 'b', 'c', 'd'].map(file => ran(file, [], ['one']))
    const { asked, run } = level(outcome(...four), outcome())
    expect((await runLevel(run)).failures).toHaveLength(4)
    expect(asked).toHaveLength(1)
  })

  it('has failed by what belongs to no file, whatever became of its files', async () => {
    const first = { ...outcome(ran('a', [], ['one'])), faults: ['nobody caught it'] }
    expect(await verdict(first, outcome(ran('a', ['one'])))).toMatchObject({ flaky: [], ended: 'nobody caught it' })
    const second = { ...outcome(ran('a', ['one'])), faults: ['nobody caught it'] }
    expect((await verdict(outcome(ran('a', [], ['one'])), second)).ended).toBe('nobody caught it')
  })

  it('comes to no verdict where a runner ends without a report, or does not run what it was given', async () => {
    expect((await verdict(null)).ended).toBe('the runner ended without a report')
    const failing = outcome(ran('a', [], ['one']))
    expect((await verdict(failing, null)).ended).toBe('a could not be run once more')
    expect((await verdict(failing, outcome())).ended).toBe('a could not be run once more')
    const silent = async () => ({ good: false, outcome: outcome(ran('a', ['one'])) })
    expect((await runLevel(silent)).ended).toBe('the runner failed, though no test did')
  })
})

it('two runs side by side are good when both are, and have an outcome when both have one', () => {
  const one = { good: true, outcome: { files: [ran('a', ['one'])], faults: [] } }
  const other = { good: false, outcome: { files: [ran('b', [], ['two'])], faults: ['nobody caught it'] } }
  const files = [...one.outcome.files, ...other.outcome.files]
  expect(together([one, other])).toEqual({ good: false, outcome: { files, faults: ['nobody caught it'] } })
  expect(together([one, { good: true, outcome: null }])).toEqual({ good: true, outcome: null })
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-flaky-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const write = (name, body) => writeFileSync(join(folder, name), body)

describe('real files under Vitest', () => {
  const reporter = resolve('scripts/vitestReport.mjs')
  beforeEach(() => write('vitest.config.mjs', "export default { test: { globals: true, pool: 'forks' } }"))

  let runs = 0
  async function run(files) {
    const report = join(folder, `report${++runs}.json`)
    const args = ['run', `--reporter=${reporter}`, '--root', folder, ...files.map(file => resolve(file))]
    const env = { ...process.env, WAYBILL_REPORT: report }
    let good = true
    try {
      execFileSync(resolve('node_modules/.bin/vitest'), args, { stdio: 'ignore', env })
    } catch {
      good = false
    }
    return { good, outcome: vitestOutcome(report) }
  }
  const names = found => found.map(one => nameOf(one).replace(/^.*\//, ''))
  const failsOnce = `
    import { existsSync, writeFileSync } from 'node:fs'
    it('fails at first', () => {
      const before = existsSync(import.meta.dirname + '/mark')
      writeFileSync(import.meta.dirname + '/mark', '')
      expect(before).toBe(true)
    })`

  it('tells what passes alone from what fails again', { timeout: 120_000 }, async () => {
    write('steady.test.js', "it('holds', () => {})")
    write('once.test.js', failsOnce)
    write('broken.test.js', "it('never holds', () => { expect(1).toBe(2) })")
    const { passed, failures, flaky, ended } = await runLevel(run)
    expect([passed, names(failures), names(flaky), ended]).toEqual([
      2,
      ['broken.test.js › never holds'],
      ['once.test.js › fails at first'],
      '',
    ])
  })

  it('says why a file failed as a whole: by its hook or on the way to its tests', { timeout: 120_000 }, async () => {
    write('hook.test.js', "beforeAll(() => { throw new Error('no database') })\nit('holds', () => {})")
    write('loads.test.js', "throw new Error('no such module')")
    const { failures } = await runLevel(run)
    expect(names(failures)).toEqual(['hook.test.js', 'loads.test.js'])
    expect(failures.map(({ why }) => why)).toEqual(['no database', 'no such module'])
  })

  it('forgives no error that nobody caught, and no worker that died', { timeout: 120_000 }, async () => {
    write('once.test.js', failsOnce)
    write('stray.test.js', "it('holds', () => { Promise.reject(new Error('nobody waits')) })")
    expect((await runLevel(run)).ended).toContain('nobody waits')
    rmSync(join(folder, 'stray.test.js'))
    write('dies.test.js', "it('ends its worker', () => { process.kill(process.pid, 'SIGKILL') })")
    expect((await runLevel(run)).ended).toContain('Worker')
  })
})

describe('a report of Playwright', () => {
  const spec = (title, status, last) => ({
    ...{ title, ok: status === 'expected' },
    tests: [{ status, results: [{ duration: 500, status: last, error: { message: 'why\nmore' } }] }],
  })
  function reported(specs, errors = []) {
    const suites = [{ file: 'a.spec.ts', title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs }] }]
    write('report.json', JSON.stringify({ suites, errors }))
    return playwrightOutcome(join(folder, 'report.json'), 'e2e')
  }

  it('is read by file, with what passed and what failed', () => {
    expect(reported([spec('one', 'expected', 'passed'), spec('two', 'unexpected', 'timedOut')])).toEqual({
      files: [
        {
          ...{ file: 'e2e/a.spec.ts', fault: '', seconds: 1, passed: ['group one'] },
          failed: [{ title: 'group two', why: 'why' }],
        },
      ],
      faults: [],
    })
  })

  it('has faults where a set-up or an end failed and where a test was cut short', () => {
    const { files, faults } = reported([spec('one', 'skipped', 'interrupted')], [{ message: 'no product\nat x' }])
    expect([files[0].passed, faults]).toEqual([[], ['no product', 'e2e/a.spec.ts › group one was cut short']])
  })

  it('is none where half of it was written', () => {
    write('report.json', '{"suites": [')
    expect(playwrightOutcome(join(folder, 'report.json'), 'e2e')).toBeNull()
  })
})

it('names what did it again, and gives the lines for what is new', () => {
  const known = [
    { title: 'a › one', day: '2026-11-20', known: 'stood on speed' },
    { title: 'c', day: '2026-11-21', known: '' },
  ]
  const flaky = [
    { file: 'a', title: 'one', why: '' },
    { file: 'b', title: 'one', why: '' },
    { file: 'c', title: '', why: '' },
  ]
  const lines = flakyLines(flaky, known, '2026-11-27')
  expect(lines.filter(line => line.includes('AGAIN: known since'))).toHaveLength(2)
  expect(lines.filter(line => line.includes('"title"'))).toEqual([
    '  {"title":"b › one","day":"2026-11-27","known":""}',
  ])
})
