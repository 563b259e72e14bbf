import PDFDocument from 'pdfkit'
import { FACES } from '../type/faces.ts'
import type { Paper } from '../type/text.ts'

/** US Letter in points. */
export const LETTER = { width: 612, height: 792 } as const

/** Points kept free on every side: what office printers can't reach, and a little more. */
export const MARGIN = 20

/**
 * An empty document without a page; every face is registered. `title` is what a viewer shows in its window.
 * @param drawnAt left out: now; two drawings of the same at one moment are the same bytes
 */
export function newPaper(title: string, drawnAt = new Date()): Paper {
  const paper = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Title: title, Producer: 'Waybill', Creator: 'Waybill', CreationDate: drawnAt },
    lang: 'en-US',
    displayTitle: true,
  })
  for (const face of FACES) paper.registerFont(face.name, face.file)
  return paper
}

/** The bytes of a document, once it is ended. Rejects with the document's own error. */
export function bytesOf(paper: Paper): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
}

/** Draws one document and gives its bytes. */
export async function pdfOf(title: string, draw: (paper: Paper) => void): Promise<Uint8Array> {
  const paper = newPaper(title)
  const bytes = bytesOf(paper)
  draw(paper)
  paper.end()
  return bytes
}
