import type { Call } from '@waybill/contract'
import { z } from 'zod'
import type { Project } from '../project.ts'

type Node = Readonly<Record<string, unknown>>
export type Side = 'query' | 'body' | 'reply'

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value)

const known = new WeakMap<z.ZodType, readonly Node[]>()

/** A schema as it is sent and as it is read: a value that is converted shows its list only after it. */
function nodesOf(schema: z.ZodType): readonly Node[] {
  const held = known.get(schema)
  if (held !== undefined) return held
  const nodes = (['input', 'output'] as const).map(io => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Node)
  known.set(schema, nodes)
  return nodes
}

/** The node itself, what its alternatives are, and what a list holds. */
function within(node: Node): readonly Node[] {
  const parts = [node.anyOf, node.oneOf, node.allOf].flatMap(part => (Array.isArray(part) ? part.filter(isNode) : []))
  const items = isNode(node.items) ? [node.items] : []
  return [node, ...[...parts, ...items].flatMap(within)]
}

const properties = (node: Node): Readonly<Record<string, Node>> =>
  isNode(node.properties) ? (node.properties as Readonly<Record<string, Node>>) : {}

const childrenNamed = (nodes: readonly Node[], name: string): readonly Node[] =>
  nodes.flatMap(within).flatMap(node => {
    const child = properties(node)[name]
    return child === undefined ? [] : [child]
  })

const everything = (node: Node): readonly Node[] => [
  ...within(node),
  ...within(node).flatMap(part => Object.values(properties(part)).flatMap(everything)),
]

export const callNamed = (project: Project, name: string): Call | undefined =>
  project.calls.find(call => call.name === name || `${call.group}/${call.name}` === name)

/** The field of that name that a call takes; in a reply, however deep. Undefined where there is none. */
export function parameterOf(call: Call, name: string, sides: readonly Side[]): readonly Node[] | undefined {
  const nodes = sides.flatMap(side =>
    nodesOf(call[side]).flatMap(node => (side === 'reply' ? everything(node) : [node])),
  )
  const found = childrenNamed(nodes, name)
  return found.length === 0 ? undefined : found
}

/** Every value a field may have, as text; what lists none has none. */
export const valuesOf = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(
    nodes
      .flatMap(within)
      .flatMap(node => [...(Array.isArray(node.enum) ? node.enum : []), ...('const' in node ? [node.const] : [])])
      .map(String),
  )

/** Every value that any field of a reply may have. */
export const answersOf = (call: Call): ReadonlySet<string> => valuesOf(nodesOf(call.reply).flatMap(everything))

export const defaultsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.filter(node => 'default' in node).map(node => String(node.default))

/**
 * The names at a place such as `BuildShipment.body.shipment.Items` or `UserManagement.5`, and no deeper. Undefined: the call is not there yet;
 * null: the call is, the place is not.
 */
export function namesAt(project: Project, place: string): ReadonlySet<string> | null | undefined {
  const [name = '', side = '', ...path] = place.split('.')
  const call = callNamed(project, name)
  if (call === undefined) return undefined
  const schema = side === 'query' || side === 'body' || side === 'reply' ? call[side] : project.userActions[side]
  if (schema === undefined) return null
  const nodes = path.reduce<readonly Node[]>((at, key) => childrenNamed(at, key), nodesOf(schema))
  const names = nodes.flatMap(within).flatMap(node => Object.keys(properties(node)))
  return names.length === 0 ? null : new Set(names)
}
