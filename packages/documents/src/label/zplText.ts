import { cleaned, graphemesOf, isPlain } from '../type/runs.ts'
import { rasterOf } from './raster.ts'

/** Characters a ZPL field takes as they are; every other byte is written in hexadecimal. */
const LITERALS = /^[A-Za-z0-9 .,:;/()#-]*$/
const BYTES = Array.from({ length: 256 }, (_, byte) => {
  const char = String.fromCharCode(byte)
  return LITERALS.test(char) ? char : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`
})
const encoder = new TextEncoder()

/**
 * A text as the field data that follows `^FH^FD`: UTF-8 for a label in `^CI28`, everything but plain letters, digits
 * and a few signs as `_xx`. Nothing a person typed, `^` and `~` least of all, can end the field or begin a command.
 */
export function zplData(text: string): string {
  if (LITERALS.test(text)) return text
  let data = ''
  for (const byte of encoder.encode(cleaned(text).replaceAll('\n', ' '))) data += BYTES[byte] ?? ''
  return data
}

/** Letters that the scalable font of every such printer has: Latin ones, and the signs that stand among them. */
const RESIDENT = /^[\u0020-\u007e\u00a1-\u017f\u2013\u2014\u2018-\u201d\u2026\u20ac]*$/

/**
 * A text field: top left corner and height of the letters in dots. A printer prints nothing, or boxes, for letters its
 * font lacks, and says so to nobody: such a text is sent as a picture of itself.
 */
export function zplText(text: string, x: number, y: number, height: number): string {
  // Plain text is clean and resident: nearly every field is.
  if (!isPlain(text)) {
    const line = cleaned(text).replaceAll('\n', ' ')
    if (!RESIDENT.test(line)) return zplPicture(line, x, y, height)
  }
  return `^FO${x},${y}^A0N,${height},${height}^FH^FD${zplData(text)}^FS`
}

function zplPicture(line: string, x: number, y: number, height: number): string {
  const { bytesPerRow, rows } = rasterOf(line, height)
  const data = rows.map(row => Buffer.from(row).toString('hex').toUpperCase()).join('')
  const bytes = bytesPerRow * rows.length
  return `^FO${x},${y}^GFA,${bytes},${bytes},${bytesPerRow},${data}^FS`
}

/** Widest average of the printer's own scalable font, as a part of its height: capitals, so that nothing runs off. */
const ADVANCE = 0.62

/**
 * Text fields that fit a width and a number of lines, all in dots: smaller letters first, down to `smallest`; then
 * the last line ends in an ellipsis. Words are kept whole where they fit.
 */
export function zplFitted(
  text: string,
  place: { x: number; y: number; width: number; lines: number; height: number; smallest: number },
): string {
  const widest = Math.max(1, Math.floor(place.width / (place.height * ADVANCE)))
  if (text !== '' && fitsAsItIs(text, widest) && place.lines >= 1) return zplText(text, place.x, place.y, place.height)
  for (let height = place.height; ; height = Math.max(place.smallest, height - 2)) {
    const columns = Math.max(1, Math.floor(place.width / (height * ADVANCE)))
    // The block keeps its depth: smaller letters give more lines.
    const room = Math.max(1, Math.floor((place.lines * place.height) / height))
    const lines = broken(cleaned(text), columns)
    if (lines.length > room && height > place.smallest) continue
    const shown = lines.slice(0, room)
    if (lines.length > room)
      shown[room - 1] = `${Array.from(shown[room - 1] ?? '')
        .slice(0, columns - 1)
        .join('')}…`
    return shown.map((line, i) => zplText(line, place.x, place.y + i * Math.round(height * 1.1), height)).join('\n')
  }
}

/** How many plain letters one takes the room of: those of East Asia are as wide as high. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u
const lengthOf = (text: string): number =>
  // Nearly every text of a label is Latin, whose letters need no look one by one.
  isPlain(text) ? text.length : lengthOfMixed(text)
const lengthOfMixed = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 / ADVANCE : 1), 0)

/** Spaces that leave no trace where words are put together anew. */
const SPARE = /^ | $| {2}/

const fitsAsItIs = (text: string, columns: number): boolean =>
  text.length <= columns && isPlain(text) && !SPARE.test(text)

function broken(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    if (fitsAsItIs(paragraph, columns)) {
      if (paragraph !== '') lines.push(paragraph)
      continue
    }
    let line = ''
    for (const word of paragraph.split(' ').filter(part => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (lengthOf(longer) <= columns) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const letter of graphemesOf(word)) {
        if (line !== '' && lengthOf(line + letter) > columns) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    if (line !== '') lines.push(line)
  }
  return lines
}
