import { text } from '../texts/texts.ts'

/**
 * Acts once the browser has a line again, where a message says that it had none: what it asks for is done by then.
 * @returns ends the waiting
 */
export function whenBack(message: string, act: () => void): () => void {
  if (!message.includes(text('problems.offline'))) return () => undefined
  window.addEventListener('online', act, { once: true })
  return () => window.removeEventListener('online', act)
}
