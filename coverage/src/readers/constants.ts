import { below, type Project } from '../project.ts'
import { claimRows } from '../proof.ts'
import { type Row, rowOf } from '../row.ts'
import { type Constant, constantClaims, specifiedConstants } from '../specified/constants.ts'

const table = 'packages/contract/src/constants.ts'

/** Reads `'CTN'`, `1.0`, `24 * 60 * 60 * 1000`; other expressions stay as they are written. */
function readValue(written: string): string | number {
  const quoted = /^'([^']*)'$/.exec(written)
  if (quoted !== null) return quoted[1] ?? ''
  const factors = written.split('*').map(part => Number(part.trim().replaceAll('_', '')))
  return factors.some(Number.isNaN) ? written : factors.reduce((product, factor) => product * factor, 1)
}

const escaped = (name: string): string => name.replaceAll('$', '\\$')

/** Imported by code elsewhere, a list of exports not counted; a rule of domain may be used where it stands. */
function isUsed(project: Project, name: string, home: string): boolean {
  const imports = new RegExp(`import \\{[^}]*\\b${escaped(name)}\\b[^}]*\\} from`)
  const word = new RegExp(`\\b${escaped(name)}\\b`, 'g')
  return below(project, 'packages').some(({ path, text }) =>
    path === home ? home !== table && (text.match(word)?.length ?? 0) > 1 : imports.test(text),
  )
}

function constantRow(project: Project, { area, what, name, must, in: home = table }: Constant): Row {
  const row = (stands: boolean, note: string): Row => rowOf('constants (§9)', area, `${what}: ${must}`, stands, note)
  if (name === null) return row(false, '')
  const text = below(project, home)
    .map(source => source.text)
    .join('')
  const written = new RegExp(`export const ${escaped(name)}(?:: [^=]+)? = (.+)`).exec(text)?.[1]
  if (written === undefined) return { ...row(false, ''), wrong: `${what}: ${home} defines no ${name}` }
  const is = readValue(written.trim())
  if (is !== must) return { ...row(false, ''), wrong: `${what} is ${is}, must be ${must}` }
  return row(isUsed(project, name, home), `${name} is defined, and nobody uses it`)
}

export const constantRows = (project: Project): readonly Row[] => [
  ...specifiedConstants.map(constant => constantRow(project, constant)),
  ...claimRows(project, 'constants (§9)', constantClaims),
]
