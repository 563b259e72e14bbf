// What makes a journey lean on others or on speed: rows by their place, and reads that wait for nothing. What stands is
// counted in e2e/leaning.json and may only become less: `npm run journeys` writes the lower figures, `--check` refuses more.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, '../e2e/src/journeys')
const list = join(import.meta.dirname, '../e2e/leaning.json')

const leaning = {
  place: {
    pattern: /\.(?:nth|first|last|all)\s*\(|>>\s*nth=|\[data-row="[\d$]/g,
    instead: 'find it by its name or number',
  },
  read: {
    pattern: /\.(?:textContent|innerText|allTextContents|allInnerTexts|count|isVisible|inputValue)\s*\(/g,
    instead: 'wait for it: await expect(…).toHaveText(…), toHaveCount(…)',
  },
}

/** How often each kind stands in the text of a journey; kinds that do not stand there are left out. */
export const countLeaning = text =>
  Object.fromEntries(
    Object.entries(leaning)
      .map(([kind, { pattern }]) => [kind, [...text.matchAll(pattern)].length])
      .filter(([, count]) => count > 0),
  )

/** What stands in `counts` and is more than `known` allows, in words. */
export const moreThan = (counts, known) =>
  Object.entries(counts).flatMap(([file, kinds]) =>
    Object.entries(kinds).flatMap(([kind, count]) => {
      const allowed = known[file]?.[kind] ?? 0
      return count > allowed ? [`${file}: ${count} of kind ${kind}, ${allowed} allowed: ${leaning[kind].instead}`] : []
    }),
  )

function main() {
  const counts = Object.fromEntries(
    globSync('**/*.ts', { cwd: folder })
      .sort()
      .map(name => [name.replaceAll('\\', '/'), countLeaning(readFileSync(join(folder, name), 'utf8'))])
      .filter(([, kinds]) => Object.keys(kinds).length > 0),
  )
  const known = JSON.parse(readFileSync(list, 'utf8'))
  const faults = moreThan(counts, known)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  if (process.argv.includes('--check')) {
    const less = moreThan(known, counts).length
    if (less > 0) console.error('e2e/leaning.json allows more than stands: npm run journeys writes it')
    process.exit(less > 0 ? 1 : 0)
  }
  writeFileSync(list, `${JSON.stringify(counts, null, 2)}\n`)
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
