import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flakyLines, runLevel } from './onceMore.mjs'
import { vitestOutcome } from './outcomes.mjs'

/** What a run of these files came to. */
const ran = (files, ...failures) => ({ passed: 5, files: new Map(files.map(file => [file, 1])), failures })
const failure = (file, title = 'a test') => ({ file, title, why: 'it was not so' })

/** A level whose runs come out as given, one after the other; what it was asked to run is kept in `asked`. */
function level(...runs) {
  const asked = []
  const run = async files => {
    asked.push(files)
    const next = runs[asked.length - 1]
    return { good: next !== null && next.failures.length === 0, outcome: next }
  }
  return { asked, run }
}

describe('a level of tests', () => {
  it('is run once where nothing fails', async () => {
    const { asked, run } = level(ran(['a']))
    expect(await runLevel(run)).toMatchObject({ failures: [], flaky: [], ended: '' })
    expect(asked).toEqual([[]])
  })

  it('has its failed files run once more; what passes then is flaky, what fails again has failed', async () => {
    const { asked, run } = level(
      ran(['a', 'b'], failure('a'), failure('b'), failure('b', 'another')),
      ran(['a', 'b'], failure('b')),
    )
    const { failures, flaky, ended } = await runLevel(run)
    expect(asked).toEqual([[], ['a', 'b']])
    expect([failures, flaky, ended]).toEqual([[failure('b'), failure('b', 'another')], [failure('a')], ''])
  })

  it('has failed by what fails in the second run alone, too', async () => {
    const { run } = level(ran(['a'], failure('a')), ran(['a'], failure('a', 'another')))
    expect((await runLevel(run)).failures).toEqual([failure('a'), failure('a', 'another')])
  })

  it('is not run once more for more files than three', async () => {
    const four = ['a', 'b', 'c', 'd'].map(file => failure(file))
    const { asked, run } = level(ran(['a', 'b', 'c', 'd'], ...four), ran([]))
    expect((await runLevel(run)).failures).toEqual(four)
    expect(asked).toHaveLength(1)
  })

  it('comes to no verdict where a runner ends without a report, or does not run what it was given', async () => {
    expect((await runLevel(level(null).run)).ended).toBe('the runner ended without a report')
    expect((await runLevel(level(ran(['a'], failure('a')), null).run)).ended).toBe('a could not be run once more')
    expect((await runLevel(level(ran(['a'], failure('a')), ran([])).run)).ended).toBe('a could not be run once more')
    const said = async () => ({ good: false, outcome: ran(['a']) })
    expect((await runLevel(said)).ended).toBe('the runner failed, though no test did')
  })
})

describe('real files under Vitest', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-flaky-'))
    writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { globals: true, pool: 'forks' } }")
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  let runs = 0
  async function run(files) {
    const report = join(folder, `report${++runs}.json`)
    const vitest = resolve('node_modules/.bin/vitest')
    const args = ['run', '--reporter=json', `--outputFile.json=${report}`, '--root', folder]
    let good = true
    try {
      execFileSync(vitest, [...args, ...files.map(file => relative(folder, resolve(file)))], { stdio: 'ignore' })
    } catch {
      good = false
    }
    return { good, outcome: vitestOutcome(report) }
  }
  const write = (name, body) => writeFileSync(join(folder, name), body)
  const nameOf = ({ file, title }) => `${file.replace(/^.*\//, '')} › ${title}`

  it('tells what passes alone from what fails again and from a worker that died', { timeout: 60_000 }, async () => {
    write('steady.test.js', "it('holds', () => {})")
    write(
      'once.test.js',
      `import { existsSync, writeFileSync } from 'node:fs'
       it('fails at first', () => {
         const before = existsSync('${folder}/mark')
         writeFileSync('${folder}/mark', '')
         expect(before).toBe(true)
       })`,
    )
    write('broken.test.js', "it('never holds', () => { expect(1).toBe(2) })")
    const { failures, flaky, ended } = await runLevel(run)
    expect([failures.map(nameOf), flaky.map(nameOf), ended]).toEqual([
      ['broken.test.js › never holds'],
      ['once.test.js › fails at first'],
      '',
    ])
    rmSync(join(folder, 'broken.test.js'))
    write('dies.test.js', "it('ends its worker', () => { process.kill(process.pid, 'SIGKILL') })")
    const died = await runLevel(run)
    expect([died.failures.map(nameOf), died.ended]).toEqual([['dies.test.js › '], ''])
  })
})

it('names what did it again, and gives the lines for what is new', () => {
  const known = [{ title: 'a › a test', day: '2026-11-20', known: 'stood on speed' }]
  const lines = flakyLines([failure('a'), failure('b')], known, '2026-11-27')
  expect(lines.join('\n')).toContain('AGAIN: known since 2026-11-20 (stood on speed)')
  expect(lines.filter(line => line.includes('"title"'))).toEqual([
    '  {"title":"b › a test","day":"2026-11-27","known":""}',
  ])
})
