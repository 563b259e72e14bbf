import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@waybill/contract'
import { calls } from '@waybill/contract/calls/index.ts'
import { userManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { messages } from '@waybill/contract/messages.ts'
import type { z } from 'zod'
import { withoutComments, wordsOf } from './code.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Source {
  /** From the project's root, with `/`. */
  readonly path: string
  /** Without comments. */
  readonly text: string
  readonly isTest: boolean
}

/** The product as the burn-down reads it; a test plants breaches in a copy. */
export interface Project {
  readonly calls: readonly Call[]
  /** The body of each action of UserManagement: its own contract says only that there is one. */
  readonly userActions: Readonly<Record<string, z.ZodType>>
  readonly sources: readonly Source[]
  /** Text of each message the server answers with, by code. */
  readonly messages: Readonly<Record<string, string>>
  /** The en-us texts of the web, by `section.key`. */
  readonly texts: Readonly<Record<string, string>>
}

const packages = ['contract', 'domain', 'documents', 'carriers', 'server', 'web']

/** @param text as it stands in the file, comments and all */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  text: withoutComments(text),
  isTest: /\.test\.tsx?$/.test(path) || path.startsWith('packages/server/src/testing/'),
})

const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /(?<!\.generated)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => sourceOf(relative(root, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')))

type Words = string | { readonly other: string }

/** The web's texts are plain data; the web is an application, so nothing imports it by name. */
async function readTexts(): Promise<Record<string, string>> {
  const folder = join(root, 'packages/web/src/texts/en-us')
  const files: Record<string, Record<string, Words>>[] = await Promise.all(
    readdirSync(folder).map(name => import(pathToFileURL(join(folder, name)).href)),
  )
  const sections = files.flatMap(file => Object.entries<Record<string, Words>>(file))
  const rows = sections.flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, words]) => [`${section}.${key}`, typeof words === 'string' ? words : words.other]),
  )
  return Object.fromEntries(rows)
}

export async function readProject(): Promise<Project> {
  return {
    calls: Object.values(calls),
    userActions: userManagementBodies,
    sources: packages.flatMap(name => sourcesOf(`packages/${name}/src`)),
    messages: Object.fromEntries(Object.entries(messages).map(([code, { text }]) => [code, text])),
    texts: await readTexts(),
  }
}

const words = new WeakMap<Source, ReadonlySet<string>>()

/** Every identifier-like word of files. */
export function wordsIn(sources: readonly Source[]): ReadonlySet<string> {
  const all = new Set<string>()
  for (const source of sources) {
    const own = words.get(source) ?? wordsOf(source.text)
    words.set(source, own)
    for (const word of own) all.add(word)
  }
  return all
}

/** What was found below each place: readers ask for the same ones for each row. */
const found = new WeakMap<readonly Source[], Map<string, readonly Source[]>>()

/** What runs below a folder or in a file, tests left out. */
export function below({ sources }: Project, path: string): readonly Source[] {
  const known = found.get(sources) ?? new Map<string, readonly Source[]>()
  found.set(sources, known)
  const there =
    known.get(path) ??
    sources.filter(source => !source.isTest && (source.path === path || source.path.startsWith(`${path}/`)))
  known.set(path, there)
  return there
}
