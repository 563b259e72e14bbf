/** A label that is none, or that nothing can be put beside; the message says why. */
export class UnreadableLabel extends Error {}

/** A command of ZPL as it stands: `^FO20,30`, `^FDwords`. Text between formats is one of its own. */
type Piece = string

/** Commands whose data is counted bytes, which may look like commands themselves. */
const COUNTED = /^\^GF[BC],(\d+),\d+,\d+,/i
/** Commands that give other signs to what begins commands: nothing can be told of what follows. */
const RENAMING = /^[\^~]C[CT]/i

/**
 * A stream of label commands, command by command; together they are the stream again. Bytes are read as Latin-1, so that
 * whatever letters a carrier uses come out as they went in.
 * @throws {UnreadableLabel} for commands that change what a command looks like
 */
function piecesOf(zpl: string): readonly Piece[] {
  const pieces: Piece[] = []
  const begins = /[\^~]/g
  let from = 0
  while (from < zpl.length) {
    if (RENAMING.test(zpl.slice(from, from + 3))) throw new UnreadableLabel('renames its commands')
    const counted = COUNTED.exec(zpl.slice(from, from + 60))
    begins.lastIndex = counted === null ? from + 1 : from + counted[0].length + Number(counted[1])
    const end = begins.exec(zpl)?.index ?? zpl.length
    pieces.push(zpl.slice(from, end))
    from = end
  }
  return pieces
}

/** Whether a command is this one, in capitals or small letters. */
export const isCommand = (piece: Piece, code: string): boolean => piece.slice(0, code.length).toUpperCase() === code

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
    if (isCommand(piece, '^XA')) {
      if (isFormat) throw new UnreadableLabel('begins a label inside of another')
      close()
      isFormat = true
    }
    if (isFormat && isCommand(piece, '^XZ')) {
      open.push('^XZ')
      close()
      isFormat = false
      // Line ends behind it belong to nothing.
      if (piece.length > 3) open.push(piece.slice(3))
      continue
    }
    open.push(piece)
  }
  if (isFormat) throw new UnreadableLabel('breaks off')
  close()
  if (!parts.some(part => part.isFormat)) throw new UnreadableLabel('holds no label')
  return parts
}
