import type PDFDocument from 'pdfkit'
import { allowMissingAnchors, type ReadFont } from './anchors.ts'
import type { Face, Weight } from './faces.ts'
import { cleaned, graphemesOf, isPlain, type Run, runsOf } from './runs.ts'

/** The document that text is measured for and drawn on; all faces are registered on it (`newDocument`). */
export type Paper = InstanceType<typeof PDFDocument>

/** Space between base lines, as a multiple of the size. */
export const LEADING = 1.16
/** Height of the letters above the base line, as a multiple of the size: DejaVu's own. */
const ASCENT = 0.928

/** How a text is set: size in points. */
export type Style = { readonly size: number; readonly weight?: Weight; readonly align?: 'left' | 'center' | 'right' }

/** Lines of text that fit a box, and whether something had to be left out. */
export type Fitted = { readonly lines: readonly string[]; readonly size: number; readonly complete: boolean }

/** Width of one line in points. */
export function widthOf(paper: Paper, line: string, size: number, weight: Weight = 'regular'): number {
  const known = memoryOf(paper).widths[weight]
  const width = known.get(line) ?? measured(paper, line, weight)
  if (known.size < REMEMBERED) known.set(line, width)
  return width * size
}

/** Width at a size of one point: widths grow with the size alone. */
function measured(paper: Paper, line: string, weight: Weight): number {
  let width = 0
  for (const run of runsOf(line, weight)) width += inFace(paper, run.face, 100).widthOfString(run.text) / 100
  return width
}

/** Sets face and size; a face that was read late is made known to the document first. */
function inFace(paper: Paper, face: Face, size: number): Paper {
  if (!face.isLate) return paper.font(face.name, size)
  paper.registerFont(face.name, face.file).font(face.name, size)
  // The font that the document now writes in, which its types do not tell.
  allowMissingAnchors((paper as unknown as { readonly _font: { readonly font: ReadFont } })._font.font)
  return paper
}

// Headings, units and sentences of law are the same on every paper of a batch: measuring and setting them once
// halves its time.
type Memory = {
  readonly widths: Record<Weight, Map<string, number>>
  readonly fits: Map<string, Fitted>
  /** What stands in the content of a page for a line. */
  readonly written: Map<string, Uint8Array>
}
const memories = new WeakMap<Paper, Memory>()
const REMEMBERED = 4000

function memoryOf(paper: Paper): Memory {
  const known = memories.get(paper)
  if (known) return known
  const memory: Memory = { widths: { regular: new Map(), bold: new Map() }, fits: new Map(), written: new Map() }
  memories.set(paper, memory)
  return memory
}

/**
 * Breaks text into lines no wider than `width` points: at line breaks, then at spaces, and inside a word only when
 * the word alone is wider than a line. Text without anything visible gives no line.
 */
export function wrap(paper: Paper, text: string, width: number, size: number, weight: Weight = 'regular'): string[] {
  const lines: string[] = []
  const space = widthOf(paper, ' ', size, weight)
  for (const paragraph of cleaned(text).split('\n')) {
    let line = ''
    let used = 0
    for (const word of paragraph.split(' ')) {
      if (word === '') continue
      const wide = widthOf(paper, word, size, weight)
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`
        used += space + wide
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = wide <= width ? [word] : cut(paper, word, width, size, weight)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      used = pieces.length === 1 ? wide : widthOf(paper, line, size, weight)
    }
    if (line !== '') lines.push(line)
  }
  return lines
}

function cut(paper: Paper, word: string, width: number, size: number, weight: Weight): string[] {
  // Letters that join are measured joined; plain ones add up, which keeps a word of any length quick to cut.
  const plain = isPlain(word)
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const grapheme of plain ? word : graphemesOf(word)) {
    const longer = plain
      ? used + widthOf(paper, grapheme, size, weight)
      : widthOf(paper, piece + grapheme, size, weight)
    if (piece !== '' && longer > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += grapheme
    used = plain && used > 0 ? longer : widthOf(paper, piece, size, weight)
  }
  return [...pieces, piece]
}

/**
 * Fits text into a box of `width` by `height` points: the largest size from `size` down to `smallest` at which all of
 * it stands inside, in half points. When even the smallest is too large, as many lines as fit, the last ending in an
 * ellipsis, and `complete` is false: the caller then prints the whole text elsewhere.
 */
export function fitText(paper: Paper, text: string, box: Room, weight: Weight = 'regular'): Fitted {
  const key = `${weight} ${box.width} ${box.height} ${box.size} ${box.smallest} ${text}`
  const { fits } = memoryOf(paper)
  const set = fits.get(key) ?? fitAnew(paper, text, box, weight)
  if (fits.size < REMEMBERED) fits.set(key, set)
  return set
}

type Room = { readonly width: number; readonly height: number; readonly size: number; readonly smallest: number }

function fitAnew(paper: Paper, text: string, box: Room, weight: Weight): Fitted {
  for (let size = box.size; size >= box.smallest; size -= 0.5) {
    const lines = wrap(paper, text, box.width, size, weight)
    if (lines.length * size * LEADING <= box.height + 0.01) return { lines, size, complete: true }
  }
  const size = box.smallest
  const room = Math.max(1, Math.floor((box.height + 0.01) / (size * LEADING)))
  const lines = wrap(paper, text, box.width, size, weight)
  if (lines.length <= room) return { lines, size, complete: true }
  const kept = lines.slice(0, room)
  kept[room - 1] = ended(paper, kept[room - 1] ?? '', box.width, size, weight)
  return { lines: kept, size, complete: false }
}

function ended(paper: Paper, line: string, width: number, size: number, weight: Weight): string {
  const parts = graphemesOf(line)
  while (parts.length > 0 && widthOf(paper, `${parts.join('')}…`, size, weight) > width) parts.pop()
  return `${parts.join('').trimEnd()}…`
}

// The width of a line matters to the library only for links and underlines: told any, it doesn't measure again.
const AS_MEASURED = { lineBreak: false, textWidth: 0, wordCount: 1 }

/** Draws one line with its top at `y`; `width` matters for centred and right-aligned text. */
export function drawLine(paper: Paper, line: string, x: number, y: number, style: Style, width = 0): void {
  const weight = style.weight ?? 'regular'
  const shown = cleaned(line).replaceAll('\n', ' ')
  const runs = runsOf(shown, weight)
  const align = style.align ?? 'left'
  let at = x
  if (align !== 'left') {
    const spare = width - widthOf(paper, shown, style.size, weight)
    at += align === 'right' ? spare : spare / 2
  }
  const [only] = runs
  if (runs.length === 1 && only !== undefined) {
    drawOnce(paper, only, at, y, style.size)
    return
  }
  for (const run of runs) {
    drawRun(paper, run, at, y, style.size)
    at += paper.widthOfString(run.text)
  }
}

function drawRun(paper: Paper, { text, face }: Run, x: number, y: number, size: number): void {
  // A numeric baseline is the distance from y down to the base line, the same for every face of the line.
  inFace(paper, face, size).text(text, x, y, { ...AS_MEASURED, baseline: -ASCENT * size })
}

/**
 * A line that stood at this place on a page before, as headings and sentences of law do, is written again as it was
 * written then: most of a bundle is such lines. A page has to know the face already, by a line that was drawn on it.
 */
function drawOnce(paper: Paper, run: Run, x: number, y: number, size: number): void {
  const { page } = paper
  const { written } = memoryOf(paper)
  const faces = facesOn.get(page) ?? new Set<Face>()
  facesOn.set(page, faces)
  const key = `${run.face.name} ${size} ${x} ${y} ${page.height} ${run.text}`
  const known = written.get(key)
  if (known !== undefined && faces.has(run.face)) {
    paper.addContent(known)
    return
  }
  faces.add(run.face)
  if (known !== undefined || written.size >= REMEMBERED) {
    drawRun(paper, run, x, y, size)
    return
  }
  const content: string[] = []
  const write = page.write
  page.write = chunk => {
    content.push(String(chunk))
    write.call(page, chunk)
  }
  drawRun(paper, run, x, y, size)
  page.write = write
  written.set(key, Buffer.from(`${content.join('\n')}\n`, 'latin1'))
}

const facesOn = new WeakMap<Paper['page'], Set<Face>>()

/** Draws lines one below the other and returns the y below the last. */
export function drawLines(
  paper: Paper,
  lines: readonly string[],
  x: number,
  y: number,
  style: Style,
  width = 0,
): number {
  let at = y
  for (const line of lines) {
    drawLine(paper, line, x, at, style, width)
    at += style.size * LEADING
  }
  return at
}
