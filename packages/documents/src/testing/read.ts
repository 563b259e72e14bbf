import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A word as it stands on a page, in points from its top left corner. */
export type Word = {
  readonly page: number
  readonly text: string
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** A barcode as a scanner reads it; width in pixels of the picture. */
export type Scanned = { readonly format: string; readonly text: string; readonly width: number }

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } })

function poppler(tool: string, args: readonly string[]): Buffer {
  try {
    return execFileSync(tool, args, { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${tool} is missing: install poppler-utils (on Debian, npm test does it by itself).`)
    }
    throw error
  }
}

function withFile<T>(bytes: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-document-'))
  try {
    const path = join(folder, 'document.pdf')
    writeFileSync(path, bytes)
    return use(path, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text of a PDF, white space squeezed, bidirectional marks of the extractor removed. */
export function textOf(pdf: Uint8Array, ...options: string[]): string {
  const text = withFile(pdf, path => poppler('pdftotext', [...options, path, '-']).toString())
  return text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').replace(/[ \n\f]+/g, ' ')
}

/** How many pages a PDF has. */
export function pagesOf(pdf: Uint8Array): number {
  const info = withFile(pdf, path => poppler('pdfinfo', [path]).toString())
  return Number(/^Pages:\s+(\d+)/m.exec(info)?.[1])
}

/** Every word with its place. */
export function wordsOf(pdf: Uint8Array): Word[] {
  const xml = withFile(pdf, path => poppler('pdftotext', ['-bbox', path, '-']).toString())
  let page = 0
  return Array.from(
    xml.matchAll(/<page |<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g),
  ).flatMap(([tag, x1, y1, x2, y2, text]) => {
    if (tag === '<page ') {
      page += 1
      return []
    }
    return [{ page, text: text ?? '', x1: Number(x1), y1: Number(y1), x2: Number(x2), y2: Number(y2) }]
  })
}

/** Pairs of words that stand on each other. The empty parts of a letter's box may touch its neighbour's. */
export function collisions(words: readonly Word[]): string[] {
  const inked = words.map(word => {
    const height = word.y2 - word.y1
    return { ...word, x1: word.x1 + 0.4, x2: word.x2 - 0.4, y1: word.y1 + height * 0.22, y2: word.y2 - height * 0.24 }
  })
  const pages = Map.groupBy(inked, word => word.page)
  return Array.from(pages.values()).flatMap(page =>
    page.flatMap((a, i) =>
      page
        .filter((b, k) => k > i && a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2)
        .map(b => `page ${a.page}: "${a.text}" on "${b.text}"`),
    ),
  )
}

/** One page as a portable grey map. */
export function pictureOf(pdf: Uint8Array, page = 1, dpi = 203): Buffer<ArrayBuffer> {
  const number = String(page)
  return withFile(pdf, (path, folder) => {
    poppler('pdftoppm', [
      '-r',
      String(dpi),
      '-f',
      number,
      '-l',
      number,
      '-gray',
      '-singlefile',
      path,
      join(folder, 'page'),
    ])
    return readFileSync(join(folder, 'page.pgm'))
  })
}

/** The barcodes of one page, as read from a picture of it. */
export const scan = (pdf: Uint8Array, page = 1, dpi = 203): Promise<Scanned[]> => scanPicture(pictureOf(pdf, page, dpi))

/** The barcodes of a picture, such as a portable grey map. */
export async function scanPicture(picture: Uint8Array<ArrayBuffer>): Promise<Scanned[]> {
  const found = await readBarcodes(picture, {
    formats: ['Code128', 'QRCode', 'DataMatrix', 'PDF417', 'MaxiCode'],
    tryInvert: false,
    tryRotate: false,
    maxNumberOfSymbols: 8,
  })
  return found.map(({ format, text, position }) => ({
    format: String(format),
    text,
    width: position.topRight.x - position.topLeft.x,
  }))
}
