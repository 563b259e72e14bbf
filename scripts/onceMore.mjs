// A file that fails is run once more, alone and on fresh data. What passes then is flaky: it is named, and known ones are
// told from new ones by e2e/flaky.json. What fails again has failed.

/** With more files than this the run has failed, whatever became of them alone: it is no accident any more. */
export const FLAKY_FILES_MAX = 3

const filesWith = failures => [...new Set(failures.map(({ file }) => file))]
const same = a => b => a.file === b.file && a.title === b.title

/**
 * A level of tests, run whole and its failed files once more.
 * @param run runs all files, or those that are named, one after the other; gives `{ good, outcome }`, `outcome` as in
 *   outcomes.mjs or null where the runner ended without a report
 * @param maxFiles how many files may yet be run once more
 * @returns `{ outcome, failures, flaky, ended }`; `ended` says in words why a run came to no verdict, or is blank
 */
export async function runLevel(run, maxFiles = FLAKY_FILES_MAX) {
  const { good, outcome } = await run([])
  if (outcome === null) {
    return { outcome, failures: [], flaky: [], ended: 'the runner ended without a report' }
  }
  const { failures } = outcome
  const files = filesWith(failures)
  if (files.length === 0) {
    return { outcome, failures, flaky: [], ended: good ? '' : 'the runner failed, though no test did' }
  }
  if (files.length > maxFiles) return { outcome, failures, flaky: [], ended: '' }

  console.log(`\n── once more, alone: ${files.join(', ')}`)
  const again = await run(files)
  const missed = files.filter(file => !again.outcome?.files.has(file))
  if (missed.length > 0) {
    return { outcome, failures, flaky: [], ended: `${missed.join(', ')} could not be run once more` }
  }
  const repeated = again.outcome.failures
  const spoiled = new Set(filesWith(repeated))
  const flaky = failures.filter(({ file }) => !spoiled.has(file))
  // What fails in a file that fails again has failed, by either run: none of it passed alone.
  const failed = [...failures.filter(({ file }) => spoiled.has(file))]
  for (const one of repeated) if (!failed.some(same(one))) failed.push(one)
  const ended = !again.good && repeated.length === 0 ? 'the runner failed when it ran them once more' : ''
  return { outcome, failures: failed, flaky, ended }
}

/** The lines about flaky tests: those of `known` (e2e/flaky.json) that did it again, and new ones to be written down there. */
export function flakyLines(flaky, known, today) {
  const lines = []
  for (const { file, title, why } of flaky) {
    const name = title === '' ? file : `${file} › ${title}`
    lines.push(`flaky: ${name}`, `    ${why}`)
    const entry = known.find(one => one.title === name)
    if (entry !== undefined)
      lines.push(`    AGAIN: known since ${entry.day} (${entry.known}). Mend it before anything else.`)
  }
  const fresh = flaky.filter(({ file, title }) => !known.some(one => one.title === `${file} › ${title}`))
  if (fresh.length > 0) {
    lines.push('New in e2e/flaky.json, with what is known of it:')
    for (const { file, title } of fresh) {
      lines.push(`  ${JSON.stringify({ title: `${file} › ${title}`, day: today, known: '' })}`)
    }
  }
  return lines
}
