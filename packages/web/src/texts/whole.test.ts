import { describe, expect, test } from 'vitest'
import type { Words } from './fill.ts'

type File = Readonly<Record<string, Readonly<Record<string, Words>>>>

const english = import.meta.glob<File>('./en-us/*.ts', { eager: true })
const spanish = import.meta.glob<File>('./es-es/*.ts', { eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Lists that are said once name the titles of their columns and filters in the contract. */
const definitions = import.meta.glob<string>(
  ['../../../contract/src/lists/*.ts', '!../../../contract/src/lists/index.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const forms = (words: Words): readonly string[] => (typeof words === 'string' ? [words] : [words.one, words.other])
const places = (form: string): readonly string[] => [...form.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '')

const rows = Object.entries(english).flatMap(([path, sections]) =>
  Object.entries(sections).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, words]) => ({ path, section, key, words })),
  ),
)

test('a Spanish text is filled from what its English is filled from', () => {
  const strange = rows.flatMap(({ path, section, key, words }) => {
    const known = new Set(['count', ...forms(words).flatMap(places)])
    const own = spanish[path.replace('en-us', 'es-es')]?.[section]?.[key]
    if (own === undefined) return [`${section}.${key} has no Spanish`]
    return forms(own)
      .flatMap(places)
      .filter(name => !known.has(name))
      .map(name => `${section}.${key}: {${name}}`)
  })
  expect(strange).toEqual([])
})

/** `../screens/track/Track/Track.tsx` and `./x.ts` → the path of x from this folder. */
function resolved(from: string, to: string): string {
  if (to.startsWith('@')) return to
  const at = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') at.pop()
    else if (part !== '.') at.push(part)
  }
  return at.join('/')
}

/** Files by the path from `src`, so that imports resolve by plain joining; lists by the name they are imported by. */
const files = new Map<string, string>([
  ...Object.entries(sources).map(
    ([path, source]) =>
      [`src/${path.replace(/^\.\.?\//, prefix => (prefix === './' ? 'texts/' : ''))}`, source] as const,
  ),
  ...Object.entries(definitions).map(
    ([path, source]) => [`@waybill/contract/lists/${path.split('/').at(-1)}`, source] as const,
  ),
])

const IMPORT = /from '((?:\.|@waybill\/contract\/lists\/)[^']+)'|import\('(\.[^']+)'\)|^import '(\.[^']+)'/gm
const importsOf = (path: string): readonly string[] =>
  [...(files.get(path) ?? '').matchAll(IMPORT)].map(found => resolved(path, found[1] ?? found[2] ?? found[3] ?? ''))

function reached(path: string, isStop: (path: string) => boolean, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || isStop(path)) return seen
  seen.add(path)
  for (const next of importsOf(path)) reached(next, isStop, seen)
  return seen
}

const fileOf = new Map(rows.map(({ path, section }) => [section, path.replace('./en-us/', 'src/texts/')]))
const isTexts = (path: string): boolean => path.startsWith('src/texts/en-us/') || path.startsWith('src/texts/es-es/')
const KEY = new RegExp(`['\`](${[...fileOf.keys()].join('|')})\\.[a-zA-Z$]`, 'g')
const sectionsIn = (path: string): readonly string[] =>
  [...(files.get(path) ?? '').matchAll(KEY)].map(found => found[1] ?? '')

const shell = new Set(['src/texts/frame.ts', 'src/texts/parts.ts'])
/** Texts that what is reached speaks of and does not bring. */
const missing = (all: ReadonlySet<string>): readonly string[] => {
  const needed = [...all].filter(path => !path.startsWith('src/texts/')).flatMap(sectionsIn)
  return [...new Set(needed)].filter(section => {
    const file = fileOf.get(section) ?? ''
    return section !== 'issues' && !shell.has(file) && !all.has(file)
  })
}

describe('texts travel with their screen', () => {
  const isRoute = (path: string) => path.startsWith('src/screens/') && path.endsWith('/route.ts')
  const routes = [...files.keys()]
    .filter(isRoute)
    .flatMap(importsOf)
    .filter(path => path.startsWith('src/screens/'))

  /** What the header asks about is loaded when it is opened, with its texts, as a screen is. */
  const asked = 'src/widgets/Printing/AskedInHeader.tsx'
  test('what the header asks about brings what it speaks of', () =>
    expect(missing(reached(asked, isTexts))).toEqual([]))

  test('the shell speaks of its own alone', () => {
    const isApart = (path: string) => (path.startsWith('src/screens/') && !isRoute(path)) || path === asked
    const frame = reached('src/app/main.tsx', path => isTexts(path) || isApart(path))
    expect(missing(frame)).toEqual([])
    const brought = new Set(fileOf.values())
    expect([...frame].filter(path => brought.has(path))).toEqual([])
  })

  /** No key of it stands in the source: what is wrong with a field is said by its code, and any call may be refused. */
  test.each(routes)('%s brings what the trade says of a wrong field', path => {
    const all = reached(path, isTexts)
    const says = [...all].filter(one => /\bissues?Text\(/.test(files.get(one) ?? '') && !one.startsWith('src/texts/'))
    expect(all.has('src/texts/trade.ts') ? [] : says).toEqual([])
  })

  test.each(routes)('%s brings what it speaks of', path => {
    expect(files.has(path)).toBe(true)
    expect(missing(reached(path, isTexts))).toEqual([])
  })
})

test('no text that nobody reads', () => {
  const all = [...files].filter(([path]) => !isTexts(path)).map(([, source]) => source)
  const code = all.join('\n')
  const madeUp = new Set([...code.matchAll(/`(\w+)\.(\w*)\$\{/g)].map(found => `${found[1]}.${found[2]}`))
  const bySchema = new Set(['login', 'issues', 'verbs', 'fields', 'tracking', 'carrierLetter', 'carrierAnswer'])
  const unread = rows
    .filter(({ section }) => !bySchema.has(section))
    .map(({ section, key }) => `${section}.${key}`)
    .filter(full => !code.includes(`'${full}'`) && ![...madeUp].some(start => full.startsWith(start)))
  expect(unread).toEqual([])
})
