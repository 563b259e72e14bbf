import { explainShort, explainWith } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { type TextKey, text } from '../../../texts/texts.ts'

/** What the server refused in its own words; a breakdown in those of what was tried. */
export const explainCarrier =
  (what: TextKey) =>
  (error: unknown): string =>
    error instanceof CallProblem && error.kind === 'refused' ? explainShort(error) : explainWith(error, what)

/** What a provider answered that is not ours to say: a form shows it above its buttons. */
export class ProviderRefused extends Error {}

/** Statuses whose first error is shown with its code (specification §8). */
const shown: readonly number[] = [400, 401, 403, 404]

/** A provider's refusal in words: its first error with its code, and for what says nothing the fixed sentence of §8. */
export function providerWords({
  providerStatus: status,
  message,
}: {
  readonly providerStatus: number | null
  readonly message: string
}): string {
  if (status === 405 || status === 504) return text('carriers.providerFailed')
  return status !== null && shown.includes(status) ? text('carriers.providerSaid', { message, status }) : message
}
