// A reporter of Vitest that keeps what a verdict needs, in one file named by WAYBILL_REPORT: Vitest's own JSON knows neither
// errors that belong to no test nor files that were to run and never did.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const place = id => relative('.', id)
const messageOf = error => String(error?.message ?? error)

const record = module => {
  const tests = [...module.children.allTests()].map(test => ({ title: test.fullName, ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed')
  // A hook that failed says so at its group, and the tests of it are skipped.
  const own = [module, ...module.children.allSuites()].flatMap(one => one.errors().map(messageOf))
  return {
    file: place(module.moduleId),
    seconds: module.diagnostic().duration / 1000,
    passed: tests.filter(({ state }) => state === 'passed').map(({ title }) => title),
    failed: failed.map(({ title, errors }) => ({ title, why: messageOf(errors?.[0]) })),
    fault: own[0] ?? (module.state() === 'failed' && failed.length === 0 ? 'the file failed' : ''),
  }
}

export default class VerdictReport {
  expected = []

  onTestRunStart(specifications) {
    this.expected = specifications.map(({ moduleId }) => place(moduleId))
  }

  onTestRunEnd(modules, errors) {
    const files = modules.map(record)
    const ran = new Set(files.map(({ file }) => file))
    const missed = this.expected.filter(file => !ran.has(file)).map(file => `${file} was not run`)
    const faults = [...errors.map(messageOf), ...missed]
    writeFileSync(process.env.WAYBILL_REPORT, JSON.stringify({ files, faults }))
  }
}
