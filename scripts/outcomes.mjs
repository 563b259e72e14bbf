// What a level of tests came to, read from the reports its runners write: the files, what failed in them and why.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const firstLine = (text = '') => stripVTControlCharacters(text ?? '').split('\n')[0]

/**
 * @typedef {{ file: string, title: string, why: string }} Failure `title` is blank where the file as a whole failed
 * @typedef {{ passed: number, files: Map<string, number>, failures: Failure[] }} Outcome seconds by file
 */

/** @returns {Outcome | null} null: the runner ended without a report, or said nothing of its files */
function read(path, outcome) {
  try {
    return outcome(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** The outcome of a run of Vitest by its JSON report. */
export const vitestOutcome = path =>
  read(path, ({ testResults, numPassedTests }) => ({
    passed: numPassedTests,
    files: new Map(testResults.map(one => [relative('.', one.name), (one.endTime - one.startTime) / 1000])),
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name)
      const tests = assertionResults.filter(one => one.status === 'failed')
      if (tests.length === 0 && status === 'failed') return [{ file, title: '', why: firstLine(message) }]
      return tests.map(one => ({ file, title: one.fullName, why: firstLine(one.failureMessages[0]) }))
    }),
  }))

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
const seconds = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)

/** The outcome of a run of Playwright by its JSON report; `folder` is where its files stand. */
export const playwrightOutcome = (path, folder) =>
  read(path, ({ suites, stats }) => ({
    passed: stats.expected,
    files: new Map(
      suites.map(suite => [`${folder}/${suite.file}`, specsIn(suite).reduce((sum, one) => sum + seconds(one), 0)]),
    ),
    failures: suites.flatMap(suite =>
      specsIn(suite)
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => ({
          ...{ file: `${folder}/${suite.file}`, title },
          why: firstLine(tests.at(-1)?.results.at(-1)?.error?.message),
        })),
    ),
  }))
