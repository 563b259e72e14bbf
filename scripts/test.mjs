// Everything that must hold: checks, then unit and endpoint tests, then journeys in a browser; a file that fails is run
// once more, alone (onceMore.mjs). Closes with the slowest files, what failed, what is flaky, and one line of figures.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FLAKY_FILES_MAX, flakyLines, runLevel } from './onceMore.mjs'
import { playwrightOutcome, vitestOutcome } from './outcomes.mjs'
import { run, step } from './run.mjs'

const SLOWEST = 20
const reports = mkdtempSync(join(tmpdir(), 'waybill-reports-'))
let runs = 0
const newReport = () => join(reports, `${++runs}.json`)

async function vitest(files) {
  const report = newReport()
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const alone = files.length > 0 ? ['--no-file-parallelism', ...files] : []
  const good = await run('vitest', [...args, ...alone])
  return { good, outcome: vitestOutcome(report) }
}

const JOURNEYS = 'e2e/src/journeys'
async function journeys(files) {
  const report = newReport()
  const args = ['test', '--config', 'e2e/src/playwright.config.ts']
  const alone = files.length > 0 ? ['--workers=1', ...files.map(file => `/${file.slice(JOURNEYS.length + 1)}$`)] : []
  const good = await run('playwright', [...args, ...alone], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  return { good, outcome: playwrightOutcome(report, JOURNEYS) }
}

const levels = { 'unit and endpoint tests': vitest, journeys }
const results = []
let failedSteps = 0
await step('everything', async () => {
  console.log('\n── check')
  if (!(await step('check', () => run('npm', ['run', 'check', '--silent'])))) failedSteps += 1
  for (const [name, level] of Object.entries(levels)) {
    console.log(`\n── ${name}`)
    const left = FLAKY_FILES_MAX - new Set(results.flatMap(({ flaky }) => flaky.map(({ file }) => file))).size
    const good = await step(name, async () => {
      const result = await runLevel(level, left)
      results.push({ name, ...result })
      return result.failures.length === 0 && result.ended === ''
    })
    if (!good) failedSteps += 1
  }
  return failedSteps === 0
})

const files = results.flatMap(({ outcome }) => [...(outcome?.files ?? [])])
console.log(`\n── the slowest ${SLOWEST} of ${files.length} files, in seconds`)
for (const [name, seconds] of files.sort((a, b) => b[1] - a[1]).slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
}

const failures = results.flatMap(one => one.failures)
const ended = results.filter(one => one.ended !== '')
if (failures.length > 0 || ended.length > 0) console.log('\n── what failed')
for (const { file, title, why } of failures) console.log(`${title === '' ? file : `${file} › ${title}`}\n    ${why}`)
for (const one of ended) console.log(`${one.name}: ${one.ended}`)

const flaky = results.flatMap(one => one.flaky)
const known = JSON.parse(readFileSync('e2e/flaky.json', 'utf8'))
if (flaky.length > 0) {
  console.log('\n── what failed and passed when it ran once more, alone')
  console.log(flakyLines(flaky, known, new Date().toISOString().slice(0, 10)).join('\n'))
}

// What is flaky passed in the end; it was not counted when it failed.
const passed = results.reduce((sum, { outcome }) => sum + (outcome?.passed ?? 0), 0) + flaky.length
const failed = Math.max(failures.length, failedSteps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
