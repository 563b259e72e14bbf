import { posix } from 'node:path'
import { below, type Project, type Source } from '../project.ts'

/** What makes a call of the contract; a call that is only named (to forget what is known of it) is not made. */
const makers = 'useCall|useChange|makeCall|fetchFile'

interface Screenful {
  readonly made: ReadonlySet<string>
  readonly text: string
}

/** Local name of a call to its own: `import { ShipmentDetails as DetailsCall }`. */
function callsImported(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from '@waybill\/contract\/calls\/[^']*'/g)) {
    for (const part of list.split(',')) {
      const [name = '', local = name] = part.trim().split(/\s+as\s+/)
      if (/^\w+$/.test(local)) names.set(local, name)
    }
  }
  return names
}

/** The calls that a file makes: by name through a maker, or by path where the contract's schemas are left out. */
function madeIn({ text }: Source): readonly string[] {
  const imported = callsImported(text)
  const named = [...text.matchAll(new RegExp(`\\b(?:${makers})(?:<[^>()]*>)?\\(\\s*(?:\\w+\\.)?(\\w+)`, 'g'))].flatMap(
    ([, local = '']) => imported.get(local) ?? (text.includes(`/${local}.ts'`) ? [local] : []),
  )
  // `<ImportFile call={UploadOrderFile} />`: a widget is handed the call that it makes.
  const handed = [...text.matchAll(/\bcall=\{(\w+)\}/g)].flatMap(([, local = '']) => imported.get(local) ?? [])
  const byPath = [...text.matchAll(/'\/api\/\w+\/(\w+)'/g)].map(([, name = '']) => name)
  return [...named, ...handed, ...byPath]
}

function importsOf({ path, text }: Source): readonly string[] {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)]
  const types = new Set([...text.matchAll(/import type [^']*'(\.[^']+)'/g)].map(([, to = '']) => to))
  return found
    .map(([, to = '']) => to)
    .filter(to => !types.has(to))
    .map(to => posix.join(posix.dirname(path), to))
}

const cache = new WeakMap<Project, Map<string, Screenful>>()

/** Everything that runs when a file of the web does: itself and all it imports, however far. */
export function screenful(project: Project, entry: string): Screenful {
  const known = cache.get(project) ?? new Map<string, Screenful>()
  cache.set(project, known)
  const held = known.get(entry)
  if (held !== undefined) return held
  const all = new Map(below(project, 'packages/web/src').map(source => [source.path, source]))
  const seen = new Map<string, Source>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = all.get(path)
    if (source === undefined || seen.has(path)) continue
    seen.set(path, source)
    waiting.push(...importsOf(source))
  }
  const sources = [...seen.values()]
  const full = {
    made: new Set(sources.flatMap(madeIn)),
    text: sources
      .filter(({ path }) => !path.includes('/texts/'))
      .map(({ text }) => text)
      .join('\n'),
  }
  known.set(entry, full)
  return full
}
