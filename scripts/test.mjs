// Everything that must hold: checks, then unit and endpoint tests, then journeys in a browser. Closes with the slowest
// files and one line of figures over all of them.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, step } from './run.mjs'

const SLOWEST = 20
const reports = mkdtempSync(join(tmpdir(), 'waybill-reports-'))

const readReport = file => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return null
  }
}

const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]
const journeysTo = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json') }

const steps = [
  ['check', () => run('npm', ['run', 'check', '--silent'])],
  ['unit and endpoint tests', () => run('vitest', vitest)],
  ['journeys', () => run('playwright', ['test', '--config', 'e2e/src/playwright.config.ts'], { env: journeysTo })],
]

let failedSteps = 0
await step('everything', async () => {
  for (const [name, work] of steps) {
    console.log(`\n── ${name}`)
    if (!(await step(name, work))) failedSteps += 1
  }
  return failedSteps === 0
})

const unit = readReport('vitest.json')
const journeys = readReport('journeys.json')

const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, one) => sum + one.duration / 1000, 0) + suites.reduce((sum, one) => sum + secondsOf(one), 0)
const files = [
  ...(unit?.testResults ?? []).map(one => [relative('.', one.name), (one.endTime - one.startTime) / 1000]),
  ...(journeys?.suites ?? []).map(suite => [`e2e/src/journeys/${suite.file}`, secondsOf(suite)]),
]
console.log(`\n── the slowest ${SLOWEST} of ${files.length} files, in seconds`)
for (const [name, seconds] of files.sort((a, b) => b[1] - a[1]).slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0]
const failuresOf = ({ file, title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(one => [`${file} › ${one.title}`, one.tests.at(-1)?.results.at(-1)?.error?.message]),
  ...suites.flatMap(one => failuresOf({ ...one, file: file ?? title })),
]
const failures = [
  ...(unit?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative('.', name)
    if (tests.length === 0 && message !== '') return [[file, message]]
    return tests.map(({ fullName, failureMessages }) => [`${file} › ${fullName}`, failureMessages[0]])
  }),
  ...(journeys?.suites ?? []).flatMap(failuresOf),
]
if (failures.length > 0) console.log('\n── what failed')
for (const [name, why] of failures) console.log(`${name}\n    ${firstLine(why)}`)

const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0)
const failed = Math.max((unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0), failedSteps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
