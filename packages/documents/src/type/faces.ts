import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coverageOf } from './coverage.ts'

/** The two weights a document asks for. */
export type Weight = 'regular' | 'bold'

/** A face as it is embedded: its name inside the PDF library, its file, and what it can draw. */
export type Face = {
  readonly name: string
  readonly file: Buffer
  readonly covers: ReadonlySet<number>
  /** Read when a text first needs it: documents are told of it then. */
  readonly isLate?: true
}

const require = createRequire(import.meta.url)

function face(name: string, path: string): Face {
  const file = readFileSync(path)
  return { name, file, covers: coverageOf(file) }
}

const condensed = face('condensed', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'))
const condensedBold = face('condensed-bold', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'))
const full = face('full', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const emoji = face('emoji', require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'))

/** The faces of every document, read once when the package is loaded. A PDF embeds only the glyphs it uses of each. */
export const FACES: readonly Face[] = [condensed, condensedBold, full, emoji]

/** The faces tried for a character, in order. */
export const CHAINS: Readonly<Record<Weight, readonly [Face, ...Face[]]>> = {
  regular: [condensed, full, emoji],
  bold: [condensedBold, condensed, full, emoji],
}
