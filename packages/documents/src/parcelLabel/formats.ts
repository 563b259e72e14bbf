/** A label that is none, or that nothing can be put beside; the message says why. */
export class UnreadableLabel extends Error {}

/** A command of ZPL as it stands, `^FO20,30` or `^FDwords`, by its first three signs in capitals. Text before any has none. */
interface Piece {
  readonly code: string
  readonly text: string
}

/** Commands whose data is counted bytes, which may look like commands themselves. */
const COUNTED = /^\^GF[BC],(\d+),\d+,\d+,/i
/** Commands that give other signs to what begins commands: nothing can be told of what follows. */
const RENAMING: ReadonlySet<string> = new Set(['^CC', '~CC', '^CT', '~CT'])

/** Where the data of a command ends at the earliest. */
function dataFrom(zpl: string, from: number, code: string): number {
  const counted = code === '^GF' ? COUNTED.exec(zpl.slice(from, from + 60)) : null
  return counted === null ? from + 1 : from + counted[0].length + Number(counted[1])
}

/**
 * A stream of label commands, command by command; together they are the stream again. Bytes are read as Latin-1, so that
 * whatever letters a carrier uses come out as they went in.
 * @throws {UnreadableLabel} for commands that change what a command looks like
 */
function piecesOf(zpl: string): readonly Piece[] {
  const pieces: Piece[] = []
  const nextOf = (sign: string, from: number): number => {
    const at = zpl.indexOf(sign, from)
    return at === -1 ? zpl.length : at
  }
  let [from, tilde] = [0, -1]
  while (from < zpl.length) {
    const code = zpl.slice(from, from + 3).toUpperCase()
    if (RENAMING.has(code)) throw new UnreadableLabel('renames its commands')
    const data = dataFrom(zpl, from, code)
    if (tilde < data) tilde = nextOf('~', data)
    const end = Math.min(nextOf('^', data), tilde)
    pieces.push({ code, text: zpl.slice(from, end) })
    from = end
  }
  return pieces
}

/** One format, `^XA` to `^XZ`, or what stands between two. */
export interface Part {
  readonly isFormat: boolean
  readonly pieces: readonly Piece[]
}

/** @throws {UnreadableLabel} for a stream without a whole format */
export function partsOf(zpl: string): readonly Part[] {
  const parts: Part[] = []
  let open: Piece[] = []
  let isFormat = false
  const close = (): void => {
    if (open.length > 0) parts.push({ isFormat, pieces: open })
    open = []
  }
  for (const piece of piecesOf(zpl)) {
    const { code, text } = piece
    if (code === '^XA') {
      if (isFormat) throw new UnreadableLabel('begins a label inside of another')
      close()
      isFormat = true
    }
    if (isFormat && code === '^XZ') {
      open.push({ code, text: '^XZ' })
      close()
      isFormat = false
      // Line ends behind it belong to nothing.
      if (text.length > 3) open.push({ code: '', text: text.slice(3) })
      continue
    }
    open.push(piece)
  }
  if (isFormat) throw new UnreadableLabel('breaks off')
  close()
  if (!parts.some(part => part.isFormat)) throw new UnreadableLabel('holds no label')
  return parts
}
