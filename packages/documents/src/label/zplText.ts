import { cleaned } from '../type/runs.ts'

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

/** A text field: top left corner and height of the letters in dots. */
export function zplText(text: string, x: number, y: number, height: number): string {
  return `^FO${x},${y}^A0N,${height},${height}^FH^FD${zplData(text)}^FS`
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

function broken(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ').filter(part => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (longer.length <= columns) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const letters = Array.from(word)
      while (letters.length > columns) lines.push(letters.splice(0, columns).join(''))
      line = letters.join('')
    }
    if (line !== '') lines.push(line)
  }
  return lines
}
