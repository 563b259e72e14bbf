// Everything that must hold: checks, then unit and endpoint tests and components, then journeys in a browser; a file that
// fails is run once more, alone (onceMore.mjs). Closes with the slowest files, what failed, what is flaky, and one line of
// figures.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FLAKY_FILES_MAX, flakyLines, nameOf, runLevel } from './onceMore.mjs'
import { playwrightOutcome, together, vitestOutcome } from './outcomes.mjs'
import { ABSENT, postgres15, tenth } from './postgres15.mjs'
import { run, step } from './run.mjs'
import { temporaryRoom } from './temporaryRoom.mjs'

const SLOWEST = 20
/** Tests that failed and passed alone; read first, so that a fault in it costs nobody a quarter of an hour. */
const known = JSON.parse(readFileSync('e2e/flaky.json', 'utf8'))
const room = temporaryRoom('waybill-run-')
process.env.TMPDIR = room
let runs = 0
const newReport = () => join(room, `${++runs}.json`)

async function vitest(which, { apart = false, env = {} } = {}) {
  const report = newReport()
  const args = ['run', '--reporter=default', '--reporter=./scripts/vitestReport.mjs', ...which]
  const good = await run('vitest', args, { env: { ...env, WAYBILL_REPORT: report }, apart })
  return { good, outcome: vitestOutcome(report) }
}

/** Components are one page that works alone: beside the others, who wait for a database now and then. */
async function tests(files) {
  // Whole paths: a part of one names others, too.
  if (files.length > 0) return vitest(['--no-file-parallelism', ...files.map(file => resolve(file))])
  const both = [vitest(['--project=!components']), vitest(['--project=components'], { apart: true })]
  return together(await Promise.all(both))
}

const olderPostgres = postgres15()

/** The oldest PostgreSQL that the product takes, by a tenth of the tests of calls. */
const onPostgres15 = files =>
  vitest(['--project=server', ...(files.length > 0 ? files : tenth()).map(file => resolve(file))], {
    env: olderPostgres,
  })

const pattern = path => `^${path.replace(/[^\w/]/g, '\\$&')}$`
async function journeys(files) {
  const report = newReport()
  const alone = files.length > 0 ? ['--workers=1', ...files.map(file => pattern(resolve(file)))] : []
  const args = ['test', '--config', 'e2e/src/playwright.config.ts', ...alone]
  const good = await run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  return { good, outcome: playwrightOutcome(report, 'e2e/src/journeys') }
}

const levels = {
  'unit and endpoint tests, components': tests,
  ...(olderPostgres === null ? {} : { 'a tenth on PostgreSQL 15': onPostgres15 }),
  journeys,
}
if (olderPostgres === null) console.log(`${ABSENT} Its tenth of the tests is left out.`)
const results = []
let checked = false
await step('everything', async () => {
  console.log('\n── check')
  checked = await step('check', () => run('npm', ['run', 'check', '--silent']))
  for (const [name, level] of Object.entries(levels)) {
    console.log(`\n── ${name}`)
    const flakyFiles = new Set(results.flatMap(({ flaky }) => flaky.map(({ file }) => file)))
    await step(name, async () => {
      const say = again => console.log(`\n── once more, alone: ${again.join(', ')}`)
      const result = await runLevel(level, FLAKY_FILES_MAX - flakyFiles.size, say)
      results.push({ name, ...result })
      return result.failures.length === 0 && result.ended === ''
    })
  }
  return checked && results.every(({ failures, ended }) => failures.length === 0 && ended === '')
})

const files = results.flatMap(one => one.files)
console.log(`\n── the slowest ${SLOWEST} of ${files.length} files, in seconds`)
for (const { file, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
}

const failures = results.flatMap(one => one.failures)
const ended = results.filter(one => one.ended !== '')
if (!checked || failures.length > 0 || ended.length > 0) console.log('\n── what failed')
if (!checked) console.log('check: see above')
for (const one of failures) console.log(`${nameOf(one)}\n    ${one.why}`)
for (const one of ended) console.log(`${one.name}: ${one.ended}`)

const flaky = results.flatMap(one => one.flaky)
if (flaky.length > 0) {
  console.log('\n── what failed and passed when it ran once more, alone')
  console.log(flakyLines(flaky, known, new Date().toISOString().slice(0, 10)).join('\n'))
}

const passed = results.reduce((sum, one) => sum + one.passed, 0)
const failed = failures.length + ended.length + (checked ? 0 : 1)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
