import { OperatorFault } from './operatorFault.ts'

/** What had to be over before people are let in failed: the message is for the person who started the product. */
export class NotBegun extends OperatorFault {
  readonly exitCode = 1
}

const awaited: Promise<unknown>[] = []

/** Has the start wait for something before it listens. @param work rejects with {@link NotBegun} */
export function beforeListening(work: Promise<unknown>): void {
  // Whoever waits hears of it; until then it is nobody's.
  work.catch(() => {})
  awaited.push(work)
}

/** @throws {NotBegun} */
export const allOver = (): Promise<unknown> => Promise.all(awaited)
