import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the web app; its path begins below `packages/web/src`. */
export interface Source {
  readonly path: string
  readonly text: string
}

const root = join(import.meta.dirname, '../src')

/** Every module and style sheet of the web app, as it is written. */
export const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(tsx?|css)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Code without its comments. */
export const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1')
