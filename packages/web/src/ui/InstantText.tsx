import { formatInstant } from './format.ts'

/** A moment in the reader's own time: `Tue, Nov 24, 10:04 AM`. */
export function InstantText({ at }: { at: string }) {
  return at === '' ? (
    <span aria-hidden="true">–</span>
  ) : (
    <time dateTime={at} className="wb-whole">
      {formatInstant(at)}
    </time>
  )
}
