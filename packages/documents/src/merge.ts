import { setImmediate as nextTurn } from 'node:timers/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { bytesOf, newPaper } from './page/paper.ts'
import type { Paper } from './type/text.ts'

/**
 * Joins finished PDFs into one, in the order given, `copies` times: all of the first set, then all of the second.
 * Throws an Error for bytes that are no PDF, or an encrypted one; with no files at all a RangeError.
 */
export async function mergePdfs(files: readonly Uint8Array[], copies = 1): Promise<Uint8Array> {
  if (files.length === 0) throw new RangeError('There is no file to merge.')
  const merged = await PDFDocument.create()
  const sources: PDFDocument[] = []
  for (const file of files) {
    sources.push(await PDFDocument.load(file))
    await nextTurn()
  }
  for (let copy = 0; copy < copies; copy++) {
    for (const source of sources) {
      const pages = await merged.copyPages(source, source.getPageIndices())
      for (const page of pages) merged.addPage(page)
      await nextTurn()
    }
  }
  return merged.save()
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
): Promise<Uint8Array> {
  const paper = newPaper(title)
  const bytes = bytesOf(paper)
  for await (const draw of drawings) {
    draw(paper)
    await nextTurn()
  }
  paper.end()
  return bytes
}
