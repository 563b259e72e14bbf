// Everything that must hold: checks, then unit and endpoint tests, then journeys in a browser. Closes with one line of
// figures over all of them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'waybill-reports-'))
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } })
    .status === 0

const readReport = file => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return null
  }
}

const steps = [
  ['check', () => run('npm', ['run', 'check', '--silent'])],
  [
    'unit and endpoint tests',
    () =>
      run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(reports, 'vitest.json')}`,
      ]),
  ],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'e2e/src/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
      }),
  ],
]

const failedSteps = steps.filter(([name, work]) => {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const good = work()
  console.log(`── ${name}: ${good ? 'good' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return !good
})

const unit = readReport('vitest.json') ?? { numPassedTests: 0, numFailedTests: 0 }
const journeys = readReport('journeys.json')?.stats ?? { expected: 0, unexpected: 0 }
const passed = unit.numPassedTests + journeys.expected
const failed = Math.max(unit.numFailedTests + journeys.unexpected, failedSteps.length)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
