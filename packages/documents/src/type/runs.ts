import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'
import { CHAINS, type Face, type Weight } from './faces.ts'
import { faceOfScript } from './scripts.ts'

/** A stretch of text in one face, to be drawn left to right after the one before it. */
export type Run = { readonly text: string; readonly face: Face }

// The package is CommonJS with an ESM-shaped declaration: the compiler and Node disagree about its default import.
const makeBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = makeBidi()

const REPLACEMENT = '\uFFFD'
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const JOINS_PREVIOUS = /\p{Mn}|\p{Me}|\p{Emoji_Modifier}|\u200D/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** True for text of the Latin alphabets alone, which needs neither reordering nor a second face. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x17f || (code >= 0x7f && code <= 0xa0) || code === 0xad) return false
  }
  return true
}

/**
 * Text made drawable on one line or, with `\n`, on several: control characters and bidirectional overrides are
 * dropped, tabs and other white space become a space, lone surrogates the replacement character.
 */
export function cleaned(text: string): string {
  if (isPlain(text)) return text
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, c => (c === '\n' ? c : ''))
}

/** The graphemes of a text: what must not be cut apart. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), part => part.segment)
}

/**
 * One line of text as runs in the order they stand on paper. Words of right-to-left text are reordered here; the
 * letters inside a word are not, because the shaper turns those itself. A character no face can draw becomes U+FFFD.
 */
export function runsOf(line: string, weight: Weight): Run[] {
  if (isPlain(line)) return line === '' ? [] : [{ text: line, face: CHAINS[weight][0] }]
  if (!RIGHT_TO_LEFT.test(line)) return leftToRightRuns(line, weight)
  return visualStretches(line).flatMap(({ text, rightToLeft }) =>
    rightToLeft ? rightToLeftRuns(text, weight) : leftToRightRuns(text, weight),
  )
}

/** Stretches of one direction, in the order they stand on paper (Unicode bidirectional algorithm, rule L2). */
function visualStretches(line: string): { text: string; rightToLeft: boolean }[] {
  const levels = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const stretches: { text: string; level: number; from: number; to: number }[] = []
  for (let i = 0; i < line.length; i++) {
    const level = levels.levels[i] ?? 0
    const shown = mirrored.get(i) ?? line.charAt(i)
    const last = stretches.at(-1)
    if (last && last.level === level) {
      last.text += shown
      last.to = i
    } else {
      stretches.push({ text: shown, level, from: i, to: i })
    }
  }
  const order = stretches.slice()
  for (const [start, end] of bidi.getReorderSegments(line, levels)) {
    if (start === undefined || end === undefined) continue
    const places = order.flatMap((stretch, place) => (stretch.from >= start && stretch.to <= end ? [place] : []))
    const first = places[0]
    if (first === undefined) continue
    order.splice(first, places.length, ...order.slice(first, first + places.length).reverse())
  }
  return order.map(({ text, level }) => ({ text, rightToLeft: level % 2 === 1 }))
}

/** Digits of Arabic and Persian, and the signs inside their numbers. */
const ARABIC_NUMBER = /([\u0660-\u066C\u06F0-\u06F9]+)/

/**
 * Numbers in Arabic digits are read from left to right as all are; the shaper turns them with Arabic words, so they are
 * handed over turned.
 */
function leftToRightRuns(text: string, weight: Weight): Run[] {
  return text
    .split(ARABIC_NUMBER)
    .flatMap(part => byFace(ARABIC_NUMBER.test(part) ? Array.from(part).reverse().join('') : part, weight))
}

function rightToLeftRuns(text: string, weight: Weight): Run[] {
  const words = text.split(/( +)/).filter(word => word !== '')
  return words.reverse().flatMap(word => {
    const runs = byFace(word, weight).reverse()
    return runs.map(run =>
      RIGHT_TO_LEFT.test(run.text) ? run : { ...run, text: graphemesOf(run.text).reverse().join('') },
    )
  })
}

function byFace(text: string, weight: Weight): Run[] {
  const chain = CHAINS[weight]
  const runs: { text: string; face: Face }[] = []
  for (const char of text) {
    const last = runs.at(-1)
    const code = char.codePointAt(0) ?? 0
    if (last && JOINS_PREVIOUS.test(char)) {
      // A mark or joiner without a glyph of its own changes nothing on paper: leave it out rather than draw a box.
      if (last.face.covers.has(code)) last.text += char
      continue
    }
    const found = chain.find(candidate => candidate.covers.has(code)) ?? faceOfScript(code, weight, text)
    const face = found ?? chain.find(candidate => candidate.covers.has(0xfffd)) ?? chain[0]
    const shown = found ? char : REPLACEMENT
    if (last && last.face === face) last.text += shown
    else runs.push({ text: shown, face })
  }
  return runs
}
