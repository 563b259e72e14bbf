// What a run of a level of tests came to, read from the reports of its runners.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const firstLine = text => stripVTControlCharacters(text ?? '').split('\n')[0]

/**
 * @typedef {{ title: string, why: string }} Failed
 * @typedef {{ file: string, seconds: number, passed: string[], failed: Failed[], fault: string }} Ran a file that was run;
 *   `fault` says why it failed as a whole, or is blank
 * @typedef {{ files: Ran[], faults: string[] }} Outcome `faults` belong to no file: an error that nobody caught, a set-up
 *   or an end that failed, a test that was cut short
 */

/** @returns {Outcome | null} null: the runner ended without a report, or with half of one */
function read(path, outcome) {
  try {
    const { files, faults } = outcome(JSON.parse(readFileSync(path, 'utf8')))
    return {
      files: files.map(one => ({
        ...one,
        failed: one.failed.map(({ title, why }) => ({ title, why: firstLine(why) })),
        fault: firstLine(one.fault),
      })),
      faults: faults.map(firstLine),
    }
  } catch {
    return null
  }
}

/** The outcome of a run of Vitest with the reporter vitestReport.mjs. */
export const vitestOutcome = path => read(path, report => report)

/** Two runs as one; without an outcome when either has none. */
export const together = results => ({
  good: results.every(({ good }) => good),
  outcome: results.some(({ outcome }) => outcome === null)
    ? null
    : {
        files: results.flatMap(({ outcome }) => outcome.files),
        faults: results.flatMap(({ outcome }) => outcome.faults),
      },
})

const specsIn = ({ specs = [], suites = [] }, above = []) => [
  ...specs.map(({ title, tests }) => ({ title: [...above, title].join(' '), tests })),
  ...suites.flatMap(suite => specsIn(suite, [...above, suite.title])),
]

/** The outcome of a run of Playwright by its JSON report; `folder` is where its files stand. */
export const playwrightOutcome = (path, folder) =>
  read(path, ({ suites, errors }) => {
    const faults = errors.map(({ message }) => message)
    const files = suites.map(suite => {
      const file = `${folder}/${suite.file}`
      const tests = specsIn(suite).flatMap(({ title, tests }) =>
        tests.map(({ status, results }) => ({ title, status, results, last: results.at(-1) })),
      )
      for (const { title, last } of tests) {
        if (last?.status === 'interrupted') faults.push(`${file} › ${title} was cut short`)
      }
      const all = tests.flatMap(({ results }) => results)
      return {
        ...{ file, fault: '' },
        seconds: all.reduce((sum, { duration }) => sum + duration / 1000, 0),
        passed: tests
          .filter(({ status, last }) => status === 'expected' && last?.status === 'passed')
          .map(one => one.title),
        failed: tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ title, last }) => ({ title, why: last?.error?.message })),
      }
    })
    return { files, faults }
  })
