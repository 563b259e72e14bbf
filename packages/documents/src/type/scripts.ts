import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { coverageOf } from './coverage.ts'
import type { Face, Weight } from './faces.ts'
import { fontOfWeight } from './weights.ts'

const require = createRequire(import.meta.url)

/** Families for what the Latin faces do not draw, in the order in which they are tried. Named by their package. */
const FAMILIES = [
  ...['sc', 'tc', 'jp', 'kr', 'thai', 'devanagari', 'bengali', 'tamil', 'telugu', 'gujarati', 'gurmukhi'],
  ...['kannada', 'malayalam', 'sinhala', 'khmer', 'lao', 'myanmar', 'ethiopic'],
] as const

type Family = (typeof FAMILIES)[number]

/** Chinese, Japanese and Korean write the same character in their own way: their other letters tell which is meant. */
const OWN: readonly (readonly [letters: RegExp, family: Family])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Hangul}/u, 'kr'],
]

type Slice = { readonly file: string; readonly from: readonly number[]; readonly to: readonly number[] }

// A name in Chinese needs a few slices of a family of a hundred: what no text asked for is never read.
const slices = new Map<Family, readonly Slice[]>()
const faces = new Map<string, Face>()

/** The slices a package lists, with the ranges of characters in each. */
function slicesOf(family: Family): readonly Slice[] {
  const known = slices.get(family)
  if (known !== undefined) return known
  const root = `@fontsource-variable/noto-sans-${family}`
  const listed: Record<string, string> = require(`${root}/unicode.json`)
  const read = Object.entries(listed)
    .filter(([name]) => !/latin|vietnamese|cyrillic|greek/.test(name))
    .map(([name, text]) => {
      const ranges = text.split(',').map(range => {
        const [from = '', to = from] = range.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })
      const file = `${root}/files/noto-sans-${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`
      return { file, from: ranges.map(([from]) => from), to: ranges.map(([, to]) => to) }
    })
  slices.set(family, read)
  return read
}

function faceOf(path: string, weight: Weight): Face {
  const name = `${path} ${weight}`
  const known = faces.get(name)
  if (known !== undefined) return known
  const own = `${basename(path, '-wght-normal.woff2')}-${weight}`
  const file = fontOfWeight(readFileSync(require.resolve(path)), weight === 'bold' ? 700 : 400, own)
  const face = { name, file, covers: coverageOf(file), isLate: true } as const
  faces.set(name, face)
  return face
}

function faceIn(family: Family, code: number, weight: Weight): Face | undefined {
  for (const { file, from, to } of slicesOf(family)) {
    if (!from.some((first, i) => first <= code && code <= (to[i] ?? 0))) continue
    const face = faceOf(file, weight)
    if (face.covers.has(code)) return face
  }
  return undefined
}

/**
 * The face for a character that the Latin faces do not draw, read when it is first needed; undefined when no family
 * draws it. `line` is the text around it, which tells Japanese from Chinese.
 */
export function faceOfScript(code: number, weight: Weight, line: string): Face | undefined {
  const own = OWN.filter(([letters]) => letters.test(line)).map(([, family]) => family)
  for (const family of new Set<Family>([...own, ...FAMILIES])) {
    const face = faceIn(family, code, weight)
    if (face !== undefined) return face
  }
  return undefined
}
