// Source files of a folder, as registers read them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that match, by their path below `folder` with slashes; neither tests nor what is written by a register; in one order everywhere. */
export const sourcesIn = (folder, pattern) =>
  globSync(pattern, { cwd: folder })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/\.(generated|test)\.tsx?$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** Says so where two files mean to be the same thing. */
export function refuseTwice(kind, found) {
  const seen = new Map()
  for (const { name, path } of found) {
    if (seen.has(name)) throw new Error(`two files are the ${kind} ${name}: ${seen.get(name)} and ${path}`)
    seen.set(name, path)
  }
}
