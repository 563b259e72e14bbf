// A file that fails is run once more, alone and on fresh data. What passes then is flaky: it is named, and known ones are
// told from new ones by e2e/flaky.json. What fails again, or is not seen to pass, has failed.

/** With more files than this the run has failed, whatever became of them alone: it is no accident any more. */
export const FLAKY_FILES_MAX = 3

/** How a test is called in the verdict and in e2e/flaky.json; a file that failed as a whole by its own name. */
export const nameOf = ({ file, title }) => (title === '' ? file : `${file} › ${title}`)

const failuresOf = ({ file, failed, fault }) => [
  ...(fault === '' ? [] : [{ file, title: '', why: fault }]),
  ...failed.map(({ title, why }) => ({ file, title, why })),
]
const count = files => files.reduce((sum, { passed }) => sum + passed.length, 0)

/** Whether all that failed in a file was seen to pass in its second run, and nothing else failed in it. */
function passedAlone(first, again) {
  if (failuresOf(again).length > 0) return false
  return first.fault === ''
    ? first.failed.every(({ title }) => again.passed.includes(title))
    : again.passed.length > 0 && first.passed.every(title => again.passed.includes(title))
}

/** What failed in a file by either run; what was not seen to pass keeps the reason of the first. */
function failedTwice(first, again) {
  const before = failuresOf(first)
  const more = failuresOf(again).filter(one => !before.some(({ title }) => title === one.title))
  return [...before, ...more]
}

/**
 * A level of tests, run whole and its failed files once more.
 * @param run runs all files, or those that are named, one after the other; gives `{ good, outcome }`, `outcome` as in
 *   outcomes.mjs or null where the runner ended without a report
 * @param maxFiles how many files may yet be run once more
 * @param say told which files are run once more
 * @returns `{ files, passed, failures, flaky, ended }`; `ended` says in words why a run came to no verdict, or is blank
 */
export async function runLevel(run, maxFiles = FLAKY_FILES_MAX, say = () => {}) {
  const { good, outcome } = await run([])
  if (outcome === null) {
    return { files: [], passed: 0, failures: [], flaky: [], ended: 'the runner ended without a report' }
  }
  const { files, faults } = outcome
  const came = { files, passed: count(files), failures: files.flatMap(failuresOf), flaky: [], ended: faults.join('; ') }
  const failed = files.filter(one => failuresOf(one).length > 0)
  // What belongs to no file is not mended by running one of them once more.
  if (came.ended !== '' || failed.length > maxFiles) return came
  if (failed.length === 0) return { ...came, ended: good ? '' : 'the runner failed, though no test did' }

  say(failed.map(({ file }) => file))
  const second = await run(failed.map(({ file }) => file))
  const again = new Map(second.outcome?.files.map(one => [one.file, one]))
  const missed = failed.filter(({ file }) => !again.has(file)).map(({ file }) => `${file} could not be run once more`)
  const ended = [...(second.outcome?.faults ?? []), ...missed].join('; ')
  if (ended !== '') return { ...came, ended }
  const mended = failed.filter(one => passedAlone(one, again.get(one.file)))
  const repeated = failed.filter(one => !mended.includes(one))
  return {
    files,
    passed: count(files.map(one => (mended.includes(one) ? again.get(one.file) : one))),
    failures: repeated.flatMap(one => failedTwice(one, again.get(one.file))),
    flaky: mended.flatMap(failuresOf),
    ended: !second.good && repeated.length === 0 ? 'the runner failed when it ran them once more' : '',
  }
}

/** The lines about flaky tests: those of `known` (e2e/flaky.json) that did it again, and new ones to be written down there. */
export function flakyLines(flaky, known, today) {
  const lines = []
  const fresh = []
  for (const one of flaky) {
    const title = nameOf(one)
    lines.push(`flaky: ${title}`, `    ${one.why}`)
    const entry = known.find(other => other.title === title)
    if (entry === undefined) fresh.push(`  ${JSON.stringify({ title, day: today, known: '' })}`)
    else lines.push(`    AGAIN: known since ${entry.day} (${entry.known}). Mend it before anything else.`)
  }
  return fresh.length === 0 ? lines : [...lines, 'New in e2e/flaky.json, with what is known of it:', ...fresh]
}
