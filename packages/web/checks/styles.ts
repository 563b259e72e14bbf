import { posix } from 'node:path'
import { parse } from 'postcss'
import { bare, type Source } from './sources.ts'

/** Classes that a style sheet makes; those of others, in `:global(…)`, are not its own. */
export function classesMade(text: string): ReadonlySet<string> {
  const selectors = text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, ' ')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ')
    // What stands between braces and ends with a semicolon is a declaration: `0.5s` and `.75` are no classes.
    .replace(/[^{};]*;/g, ' ')
  return new Set([...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

interface Use {
  /** The style sheet, below `packages/web/src`. */
  readonly sheet: string
  readonly names: readonly string[]
  /** A name is put together at run time, so that none can be called dead. */
  readonly isOpen: boolean
}

/** The style sheets a module imports, with the classes that it takes of each. */
function usesOf({ path, text }: Source): readonly Use[] {
  const code = bare(text)
  return [...code.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+\.module\.css)['"]/g)].map(
    ([, name = '', file = '']) => {
      const dotted = [...code.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
      const quoted = [...code.matchAll(new RegExp(`\\b${name}\\[['"]([\\w-]+)['"]\\]`, 'g'))].map(([, one = '']) => one)
      const known = dotted.length + quoted.length
      // The import names it once more.
      const mentions = [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length - 1
      const sheet = posix.join(posix.dirname(path), file)
      return { sheet, names: [...dotted, ...quoted], isOpen: mentions > known }
    },
  )
}

/** Classes that nothing uses and uses of classes that are nowhere, as sentences. */
export function styleBreaches(files: readonly Source[]): readonly string[] {
  const made = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, classesMade(text)]),
  )
  const uses = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(file => usesOf(file).map(use => ({ ...use, by: file.path })))
  const missing = uses.flatMap(({ by, sheet, names }) =>
    [...new Set(names)]
      .filter(name => !made.get(sheet)?.has(name))
      .map(name => `${by} uses .${name}, which is not in ${sheet}`),
  )
  const dead = [...made].flatMap(([sheet, names]) => {
    const own = uses.filter(use => use.sheet === sheet)
    if (own.some(({ isOpen }) => isOpen)) return []
    const used = new Set(own.flatMap(use => use.names))
    return [...names].filter(name => !used.has(name)).map(name => `${sheet} makes .${name}, which nothing uses`)
  })
  return [...missing, ...dead]
}

/**
 * Rules that scroll and hold nothing in place, as sentences. What stands `absolute` in such a box belongs to one further
 * out: it makes that one taller, and a wheel or the focus of an error moves the whole page into the white.
 */
export const scrollBreaches = (files: readonly Source[]): readonly string[] =>
  files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) => {
      const found: string[] = []
      parse(text).walkRules(({ nodes, selector }) => {
        const own = nodes.filter(node => node.type === 'decl')
        const scrolls = own.some(
          ({ prop, value }) => /^overflow(-[xy])?$/.test(prop) && /\b(auto|scroll)\b/.test(value),
        )
        if (scrolls && !own.some(({ prop }) => prop === 'position')) found.push(`${path} scrolls ${selector}`)
      })
      return found
    })
