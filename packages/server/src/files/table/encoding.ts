import { isUtf8 } from 'node:buffer'
import { piecesOf } from '../pieces.ts'

/** How the letters of a text file are written. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** UTF-16 without a mark: every other byte of Western text is zero. */
function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros: [number, number] = [0, 0]
  const end = head.length - (head.length % 2)
  for (let i = 0; i < end; i += 1) if (head[i] === 0) zeros[(i % 2) as 0 | 1] += 1
  const [even, odd] = zeros
  const half = end / 2
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be'
  return null
}

/** Zeros and other signs that no text has: more than these are a picture, a program or a damaged file. */
const ZEROS_PART = 0.1
const CONTROLS_PART = 0.02

/** Whether the bytes are those of a text, a few strays among them. */
function isText(head: Buffer): boolean {
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return false
  let [zeros, controls] = [0, 0]
  for (const byte of head) {
    if (byte === 0) zeros += 1
    else if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1a && byte !== 0x1b) controls += 1
  }
  return zeros <= head.length * ZEROS_PART + 2 && controls <= head.length * CONTROLS_PART + 1
}

/** Bytes of the letter that begins so in UTF-8; 0: none does. */
const lengthOf = (byte: number): number =>
  byte < 0x80
    ? 1
    : byte >= 0xc2 && byte <= 0xdf
      ? 2
      : byte >= 0xe0 && byte <= 0xef
        ? 3
        : byte >= 0xf0 && byte <= 0xf4
          ? 4
          : 0

/** How many letters beyond ASCII are whole in UTF-8, and how many bytes are of none. */
async function letters(path: string): Promise<{ readonly whole: number; readonly broken: number }> {
  let [whole, broken, missing] = [0, 0, 0]
  for await (const piece of piecesOf(path)) {
    for (let i = 0; i < piece.length; i += 1) {
      const byte = piece[i] ?? 0
      if (missing > 0) {
        if (byte >= 0x80 && byte <= 0xbf) {
          missing -= 1
          if (missing === 0) whole += 1
          continue
        }
        broken += 1
        missing = 0
      }
      const length = lengthOf(byte)
      if (length === 0) broken += 1
      else missing = length - 1
    }
  }
  return { whole, broken }
}

/** Whether every byte of the file is UTF-8. */
async function isWholeUtf8(path: string): Promise<boolean> {
  let kept = Buffer.alloc(0)
  for await (const piece of piecesOf(path)) {
    const bytes = kept.length === 0 ? piece : Buffer.concat([kept, piece])
    // A letter may be cut at the end of a piece: its first byte is one of the last four.
    let cut = bytes.length
    for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
      const byte = bytes[bytes.length - back] ?? 0
      if (byte < 0x80) break
      if (byte >= 0xc0) {
        if (lengthOf(byte) > back) cut = bytes.length - back
        break
      }
    }
    if (!isUtf8(bytes.subarray(0, cut))) return false
    kept = Buffer.from(bytes.subarray(cut))
  }
  return kept.length === 0
}

/**
 * How the letters of a file are written, judged by all of it: UTF-8 where they are that but for a stray byte, else what
 * spreadsheets of Western offices write (Windows-1252). Null: it is no text.
 * @param head its first bytes
 */
export async function encodingOf(path: string, head: Buffer): Promise<Encoding | null> {
  const wide = utf16Of(head)
  if (wide !== null) return wide
  if (!isText(head)) return null
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  if (isMarked || (await isWholeUtf8(path))) return 'utf-8'
  const { whole, broken } = await letters(path)
  return whole > broken * 4 ? 'utf-8' : 'windows-1252'
}

/** The text of a file bit by bit, without its mark and without zeros, which no database keeps. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of piecesOf(path)) {
    const text = decoder.decode(piece, { stream: true })
    yield text.includes('\0') ? text.replaceAll('\0', '') : text
  }
  yield decoder.decode()
}
