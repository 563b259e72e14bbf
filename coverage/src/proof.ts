import type { Area } from './areas.ts'
import { below, type Project } from './project.ts'
import { type Part, type Row, rowOf } from './row.ts'

/** Where something that no table of the product lists is held: code below a path that says this, comments and tests apart. */
export type Proof = readonly [path: string, ...says: readonly [string, ...string[]]]

/** Rows of one area with their proofs; null: not built. */
export type Claims = Partial<Record<Area, Readonly<Record<string, Proof | null>>>>

const pressed = (text: string): string => text.replace(/\s+/g, ' ')

/** What of a proof is not there; empty: it holds. */
export function lacking(project: Project, [path, ...says]: Proof): readonly string[] {
  const text = pressed(
    below(project, path)
      .map(source => source.text)
      .join('\n'),
  )
  return says.filter(each => !text.includes(pressed(each)))
}

/** A claim whose proof is gone is wrong, not merely missing. */
export function claimRows(project: Project, part: Part, claims: Claims): readonly Row[] {
  return (Object.entries(claims) as [Area, Readonly<Record<string, Proof | null>>][]).flatMap(([area, rows]) =>
    Object.entries(rows).map(([name, proof]) => {
      const gone = proof === null ? [] : lacking(project, proof)
      const row = rowOf(part, area, name, proof !== null && gone.length === 0)
      return gone.length === 0 ? row : { ...row, wrong: `${name}: ${proof?.[0]} does not say ${gone.join(' or ')}` }
    }),
  )
}
