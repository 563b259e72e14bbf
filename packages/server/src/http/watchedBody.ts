import { Readable } from 'node:stream'

/** A file that is read is whole by then; who reads on more slowly begins anew. Milliseconds. */
const READ_WITHIN_MS = 900_000

/** Its reader may not have the rest: the reply breaks off, so that nobody takes what came for the whole file. */
export class FileEnded extends Error {}

/**
 * The file of a list as its reader fetches it: before each piece it is asked again whether he still may: the first may have been long in the making, and after a
 * time it ends, so that one who stands still holds nothing for ever.
 * @param mayGoOn asked before every piece
 */
export function watchedBody(
  body: Readable,
  mayGoOn: () => Promise<boolean>,
  readWithinMs: number = READ_WITHIN_MS,
): Readable {
  async function* pieces() {
    for await (const piece of body) {
      if (!(await mayGoOn())) throw new FileEnded('whoever reads the file may not any more')
      yield piece
    }
  }
  // One piece at a time: what waits in a buffer was allowed when it was made.
  const watched = Readable.from(pieces(), { highWaterMark: 1 })
  const timer = setTimeout(() => watched.destroy(new FileEnded('the file was not read in time')), readWithinMs).unref()
  watched.once('close', () => {
    clearTimeout(timer)
    body.destroy()
  })
  return watched
}
