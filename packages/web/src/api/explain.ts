import { issuesText } from '../texts/issueFields.ts'
import { refusalText } from '../texts/names.ts'
import { type TextKey, text } from '../texts/texts.ts'
import { CallProblem } from './problem.ts'
import { settings } from './settings.ts'

const byKind: Readonly<Record<CallProblem['kind'], { readonly why: TextKey; readonly next: TextKey }>> = {
  offline: { why: 'problems.offline', next: 'problems.offlineNext' },
  timeout: { why: 'problems.timeout', next: 'problems.waitNext' },
  unavailable: { why: 'problems.unavailable', next: 'problems.waitNext' },
  broken: { why: 'problems.broken', next: 'problems.brokenNext' },
  refused: { why: 'problems.broken', next: 'problems.refusedNext' },
  signedOut: { why: 'problems.broken', next: 'problems.brokenNext' },
}

/** What happened, why, what next, for an ErrorState; the server's answer, in the reader's language, wins over ours. */
export function explain(error: unknown, what: TextKey) {
  if (!(error instanceof CallProblem)) {
    return { what: text(what), why: text('problems.broken'), next: text('problems.brokenNextBare'), requestId: '' }
  }
  const { requestId } = error
  const words = byKind[error.kind]
  const said = refusalText(error.code, error.message, { email: settings.supportEmail, ...error.params })
  // A wrong password is said by its code; of everything else that is refused of a field it is said which.
  const which = error.code === 'WrongPassword' ? '' : issuesText(error.issues)
  const why = said === '' ? text(words.why) : [said, which].filter(part => part !== '').join(' ')
  // Nobody is sent to look for a reference that is not there.
  const next = words.next === 'problems.brokenNext' && requestId === '' ? 'problems.brokenNextBare' : words.next
  // The server's own sentence says how long to wait, or that it is tried again.
  const isSaid = error.kind === 'unavailable' && said !== ''
  return { what: text(what), why, next: isSaid ? '' : text(next), requestId }
}

/** What failed and why, for a notification or a form. */
export const explainWith = (error: unknown, what: TextKey): string => `${text(what)}. ${explainShort(error)}`

/** One sentence for a form or a notification, with the reference where support is to be called. */
export const explainShort = (error: unknown): string => {
  const { why, next, requestId } = explain(error, 'problems.saveTitle')
  if (error instanceof CallProblem && error.kind === 'refused') return why
  const isForSupport = requestId !== '' && next === text('problems.brokenNext')
  return `${why} ${isForSupport ? text('problems.brokenNextOf', { reference: requestId }) : next}`.trim()
}
