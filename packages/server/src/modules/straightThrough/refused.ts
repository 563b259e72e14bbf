import type { App } from '../../app.ts'
import { isForLater, Refusal, wordsOf } from '../../refusal.ts'
import type { Ended } from './entries.ts'

/** Two that wait for each other, or one that was overtaken: it begins again. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

/**
 * What is left to a person because it was refused, or broke: an order that always breaks is not to keep the others waiting.
 * What another try settles by itself is thrown on.
 */
export function refused(app: App, orderId: number, error: unknown): Ended {
  // A node that stops says so, one without its files, too; the order is asked about again by the next one.
  if (isOvertaken(error) || isForLater(error)) throw error
  if (!(error instanceof Refusal)) app.log.error({ err: error, orderId }, 'an order broke on its way straight through')
  const refusal = error instanceof Refusal ? error : new Refusal('Unexpected')
  return { state: 'byHand', words: wordsOf(refusal, app.settings.SUPPORT_EMAIL), code: refusal.code }
}
