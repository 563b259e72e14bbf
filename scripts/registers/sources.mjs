// Source files of a folder, as registers read them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutComments } from './comments.mjs'

/**
 * Files that match, by their path below `folder` with slashes, and what they say without comments; neither tests nor what
 * is written by a register; in one order everywhere.
 */
export const sourcesIn = (folder, pattern) =>
  globSync(pattern, { cwd: folder })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/\.(generated|test)\.tsx?$/.test(path))
    .sort()
    .map(path => ({ path, text: withoutComments(readFileSync(join(folder, path), 'utf8')) }))

/** Says so where two mean to be the same thing: case alone tells none apart, since not every file system does. */
export function refuseTwice(kind, found) {
  const seen = new Map()
  for (const { name, path } of found) {
    const key = String(name).toLowerCase()
    if (seen.has(key)) throw new Error(`two are the ${kind} ${name}: ${seen.get(key)} and ${path}`)
    seen.set(key, path)
  }
}

/** The same of the folders that they stand in. */
export function refuseFoldersTwice(found) {
  const folders = new Set(found.map(({ path }) => path.split('/')[0]))
  refuseTwice(
    'folder',
    [...folders].map(name => ({ name, path: name })),
  )
}

/**
 * Says so where a file says something more often than a register found it there.
 * @param said what is counted
 * @param should where it stands, and how
 */
export function refuseOverlooked(said, sources, found, should) {
  for (const { path, text } of sources) {
    const times = text.match(said)?.length ?? 0
    const taken = found.filter(one => one.path === path).length
    if (times !== taken) throw new Error(`${path} says ${times} and is found to say ${taken}: ${should}`)
  }
}

/** Says so where a file stands elsewhere than where a register looks. */
export function refuseElsewhere(sources, shape, should) {
  const other = sources.find(({ path }) => !shape.test(path))
  if (other !== undefined) throw new Error(`${other.path} stands elsewhere: ${should}`)
}

const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/** Whether code can call something so. */
export const isIdentifier = name => /^[A-Za-z_$][\w$]*$/.test(name) && !RESERVED.has(name)

/** Says so where what stands in a folder would be imported by a name that code can't say. */
export function refuseUnsayable(found) {
  const other = found.find(({ name }) => !isIdentifier(name))
  if (other !== undefined) throw new Error(`${other.path} would be imported as ${other.name}, which is no name in code`)
}
