import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Call } from '@waybill/contract'
import * as calls from '@waybill/contract/calls/index.ts'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')

export interface Source {
  readonly path: string
  readonly text: string
}

/** Every TypeScript file below a folder of the project. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))

export const contractCalls: readonly Call[] = Object.values(calls.calls)

/** Every field name in the input and reply of any call. */
export function contractFields(): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && value !== null && typeof value === 'object') {
        for (const name of Object.keys(value)) names.add(name)
      }
      walk(value)
    }
  }
  for (const call of contractCalls) {
    for (const schema of [call.query, call.body, call.reply]) {
      walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    }
  }
  return names
}
