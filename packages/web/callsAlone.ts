import type { Plugin } from 'vite'

/** The parts of a call of the contract that only the server needs. */
const schemas: ReadonlySet<string> = new Set(['query', 'body', 'reply'])

interface Range {
  readonly start: number
  readonly end: number
}

const without = (code: string, ranges: readonly Range[]): string =>
  ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), code)

const isUsed = (name: string, code: string): boolean => new RegExp(`\\b${name}\\b`).test(code)

/**
 * The browser makes calls and does not check them: without their schemas the shell does without the library for schemas.
 * Forms have theirs from `contract/src/wire`.
 */
export const callsAlone: Plugin = {
  name: 'calls-alone',
  enforce: 'pre',
  apply: 'build',
  transform(source, id) {
    if (!/contract\/src\/calls\/.+\.ts$/.test(id) || !source.includes('defineCall(')) return null
    const { body } = this.parse(source, { lang: 'ts' })
    const gone: Range[] = []
    /** What may go when nobody names it any more: imports, and what a module keeps to itself. */
    const spare: (Range & { readonly names: readonly string[] })[] = []
    for (const statement of body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type === 'TSTypeAliasDeclaration' || declared?.type === 'TSInterfaceDeclaration')
        gone.push(statement)
      if (statement.type === 'ImportDeclaration') {
        spare.push({
          start: statement.start,
          end: statement.end,
          names: statement.specifiers.map(one => one.local.name),
        })
      }
      if (declared?.type !== 'VariableDeclaration') continue
      const names = declared.declarations.flatMap(({ id: name }) => (name.type === 'Identifier' ? [name.name] : []))
      if (statement === declared) spare.push({ start: statement.start, end: statement.end, names })
      for (const { init } of declared.declarations) {
        if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineCall')
          continue
        const [given] = init.arguments
        if (given?.type !== 'ObjectExpression') continue
        for (const part of given.properties) {
          if (part.type !== 'Property' || part.key.type !== 'Identifier' || !schemas.has(part.key.name)) continue
          gone.push({ start: part.value.start, end: part.value.end })
        }
      }
    }
    let bare = without(source, gone)
    for (let before = ''; before !== bare; ) {
      before = bare
      for (const one of spare) {
        const rest = without(bare, [one])
        if (one.names.every(name => !isUsed(name, rest))) bare = rest
      }
    }
    // A schema that went leaves its name behind: `body: ,` is said with undefined.
    return { code: bare.replace(/\b(query|body|reply):\s*(?=[,}])/g, '$1: undefined'), map: null }
  },
}
