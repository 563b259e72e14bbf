import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'

/**
 * Reads what is sent while its sender is there. One that left, as while the call waited for its place, sends nothing more and
 * ends nothing either: whoever read on would wait, and hold the place, for ever.
 * @throws {Refusal} Unavailable, which nobody reads
 */
export async function whileThere<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
  // What came whole and was not read by then is never read, either: a destroyed stream gives nothing on.
  const hasLeft = (): boolean => request.destroyed && !request.readableEnded
  if (hasLeft()) throw new Refusal('Unavailable')
  const left = Promise.withResolvers<never>()
  const close = () => {
    if (!request.readableEnded) left.reject(new Refusal('Unavailable'))
  }
  request.once('close', close)
  try {
    return await Promise.race([read(), left.promise])
  } finally {
    request.off('close', close)
  }
}
