import { setImmediate as nextTurn } from 'node:timers/promises'
import { bytesOf, LETTER, MARGIN, newPaper } from './page/paper.ts'
import type { Paper } from './type/text.ts'

/** Loaded with the first file that is worked on: it would take a tenth of each start. */
const pdfLibrary = () => import('@cantoo/pdf-lib')

/**
 * Joins finished PDFs into one, in the order given; each is asked for once the one before it is in. Throws an Error for bytes
 * that are no PDF, or an encrypted one; with no files at all a RangeError.
 */
export async function mergePdfs(files: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const { PDFDocument } = await pdfLibrary()
  const merged = await PDFDocument.create()
  for await (const file of files) {
    const source = await PDFDocument.load(file)
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page)
    await nextTurn()
  }
  if (merged.getPageCount() === 0) throw new RangeError('There is no file to merge.')
  return merged.save()
}

/** Where whose copy it is stands on a bill of lading: the upper right corner, in points from the edges of the page. */
const MARK = { right: 20, top: 20, size: 7.5 } as const

/** A finished bill of lading with whose copy it is on every page; its content stays as it was issued. `mark` is Latin. */
export async function markedCopy(file: Uint8Array, mark: string): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await pdfLibrary()
  const copy = await PDFDocument.load(file)
  const font = await copy.embedFont(StandardFonts.HelveticaBold)
  for (const page of copy.getPages()) {
    const { width, height } = page.getSize()
    const x = width - MARK.right - font.widthOfTextAtSize(mark, MARK.size)
    page.drawText(mark, { x, y: height - MARK.top - MARK.size, size: MARK.size, font })
  }
  return copy.save()
}

/** Pages of a PDF as files of their own, `counts` pages each from the first on; their content stays as it was drawn. */
export async function splitPdf(file: Uint8Array, counts: readonly number[]): Promise<Uint8Array[]> {
  const { PDFDocument } = await pdfLibrary()
  const source = await PDFDocument.load(file)
  const pieces: Uint8Array[] = []
  let from = 0
  for (const count of counts) {
    const piece = await PDFDocument.create()
    const places = Array.from({ length: count }, (_, i) => from + i)
    for (const page of await piece.copyPages(source, places)) piece.addPage(page)
    pieces.push(await piece.save())
    from += count
    await nextTurn()
  }
  return pieces
}

/** A picture alone on a Letter page, as large as fits. */
export async function picturePdf(bytes: Uint8Array, mime: 'image/png' | 'image/jpeg'): Promise<Uint8Array> {
  const { PDFDocument } = await pdfLibrary()
  const paper = await PDFDocument.create()
  const picture = mime === 'image/png' ? await paper.embedPng(bytes) : await paper.embedJpg(bytes)
  const { width, height } = picture.scaleToFit(LETTER.width - 2 * MARGIN, LETTER.height - 2 * MARGIN)
  const page = paper.addPage([LETTER.width, LETTER.height])
  page.drawImage(picture, { x: MARGIN, y: LETTER.height - MARGIN - height, width, height })
  return paper.save()
}

/** Draws one document on new pages of a PDF that holds others. */
export type Drawing = (paper: Paper) => void

/**
 * Draws many documents into one PDF, which embeds each font once: far faster than merging finished files. The event
 * loop gets its turn between documents, so a server answers others meanwhile. `drawings` may be made on the way.
 */
export async function drawTogether(
  title: string,
  drawings: Iterable<Drawing> | AsyncIterable<Drawing>,
  drawnAt?: Date,
): Promise<Uint8Array> {
  return (await drawCounted(title, [drawings], drawnAt)).bytes
}

/** The same of groups of drawings, with how many pages each group took. */
export async function drawCounted(
  title: string,
  groups: Iterable<Iterable<Drawing> | AsyncIterable<Drawing>>,
  drawnAt?: Date,
): Promise<{ readonly bytes: Uint8Array; readonly pages: readonly number[] }> {
  const paper = newPaper(title, drawnAt)
  const bytes = bytesOf(paper)
  const pages: number[] = []
  let drawn = 0
  paper.on('pageAdded', () => {
    drawn += 1
  })
  for (const drawings of groups) {
    const before = drawn
    for await (const draw of drawings) {
      draw(paper)
      await nextTurn()
    }
    pages.push(drawn - before)
  }
  paper.end()
  return { bytes: await bytes, pages }
}
