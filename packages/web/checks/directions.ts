import { bare, type Source } from './sources.ts'

/** What each room may import; itself always. A file outside the rooms may be imported by none of them. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  api: ['texts'],
  ui: ['texts'],
  widgets: ['ui', 'api', 'texts'],
  screens: ['widgets', 'ui', 'api', 'texts'],
  app: ['screens', 'widgets', 'ui', 'api', 'texts'],
  public: ['ui', 'api', 'texts'],
  login: ['ui', 'api', 'texts'],
}

const CODE = /\bfrom\s*(['"`])([^'"`]+)\1|\bimport\s*(?:\(\s*(?:\/\*.*?\*\/\s*)?)?(['"`])([^'"`]+)\3/g
const URLS = /new\s+URL\(\s*(['"`])([^'"`]+)\1\s*,\s*import\.meta\.url/g
const GLOBS = /import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g
const STYLES = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\bcomposes\s*:[^;]*\bfrom\s+['"]([^'"]+)/g

/** What a file imports, as it is written: modules, types, styles, files by address and by pattern. */
export function importsOf({ path, text }: Source): readonly string[] {
  const code = path.endsWith('.css') ? text.replace(/\/\*[\s\S]*?\*\//g, '') : bare(text)
  if (path.endsWith('.css')) return [...code.matchAll(STYLES)].map(([, sheet, other]) => sheet ?? other ?? '')
  const globs = [...code.matchAll(GLOBS)].flatMap(([, list = '']) =>
    [...list.matchAll(/['"`]!?([^'"`]+)['"`]/g)].map(([, pattern = '']) => pattern),
  )
  return [
    ...[...code.matchAll(CODE)].map(([, , from, , path]) => from ?? path ?? ''),
    ...[...code.matchAll(URLS)].map(([, , url = '']) => url),
    ...globs,
  ]
}

const ROOT = '/web/src/'

/** Where an import leads, below `packages/web/src`; null: out of it, into a package. */
function resolved(from: string, written: string): string | null {
  const below = /^(?:@\/|~\/|\/?src\/|@waybill\/web\/(?:src\/)?|#)(.*)$/.exec(written)?.[1]
  if (below === undefined && !written.startsWith('.')) return null
  const base = new URL(below === undefined ? from : '', `file://${ROOT}`)
  const { pathname } = new URL(below ?? written, base)
  return pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : null
}

const roomOf = (path: string): string => path.split('/')[0] ?? ''
/** `screens/ship/SingleOrder` of a file in it. */
const screenOf = (path: string): string => path.split('/').slice(0, 3).join('/')

function isAllowed(from: string, to: string): boolean {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (room === 'screens' && other === 'screens') return screenOf(from) === screenOf(to)
  return room === other || (mayImport[room]?.includes(other) ?? false)
}

/** Imports against the direction ui ← widgets ← screens ← app, as sentences; files outside the rooms are nobody's concern. */
export const directionBreaches = (files: readonly Source[]): readonly string[] =>
  files
    .filter(({ path }) => mayImport[roomOf(path)] !== undefined)
    .flatMap(file =>
      importsOf(file).flatMap(written => {
        const to = resolved(file.path, written)
        return to === null || isAllowed(file.path, to) ? [] : [`${file.path} imports ${to}`]
      }),
    )
