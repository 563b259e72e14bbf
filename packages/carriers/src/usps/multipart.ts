import type { Answered } from '../kit/http.ts'

/** A part of an answer in several parts. */
export interface Part {
  readonly name: string
  readonly bytes: Buffer
}

const BREAK = '\r\n'

/** Name of a part by its head; it stands before or after the name of a file. */
const nameIn = (head: string): string =>
  /content-disposition:[^\r\n]*\bname="?([^";\r\n]+)"?/i.exec(head.replace(/filename="?[^";\r\n]*"?;?/i, ''))?.[1] ?? ''

/** The parts of an answer; null when it has none, or was cut before its end. */
export function partsOf({ headers, bytes }: Pick<Answered, 'headers' | 'bytes'>): readonly Part[] | null {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return null
  const text = bytes.toString('latin1')
  const pieces = `${BREAK}${text}`.split(`${BREAK}--${boundary}`)
  if (pieces.length < 3 || !pieces.at(-1)?.startsWith('--')) return null
  return pieces.slice(1, -1).flatMap(piece => {
    const end = piece.indexOf(BREAK + BREAK)
    if (end < 0) return []
    return [{ name: nameIn(piece.slice(0, end)), bytes: Buffer.from(piece.slice(end + 4), 'latin1') }]
  })
}
