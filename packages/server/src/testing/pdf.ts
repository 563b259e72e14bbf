import { execFileSync } from 'node:child_process'

/** The text of a PDF as a reader's own tool extracts it (poppler-utils). */
export const pdfText = (bytes: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes }).toString().replace(/\s+/g, ' ')

/** The same in the order in which it was drawn: what is broken over lines beside other boxes stays together. */
export const pdfDrawn = (bytes: Buffer): string =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes }).toString().replace(/\s+/g, ' ')

/** How many pages it has. */
export const pdfPages = (bytes: Buffer): number =>
  Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', ['-'], { input: bytes }).toString())?.[1])
