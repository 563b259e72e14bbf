/**
 * What of a migration a node of the version before could not live with while it still runs: it writes rows without a column
 * that has to be there, and reads columns and tables that are gone.
 */
const breaking: readonly (readonly [RegExp, string])[] = [
  [
    /\badd column (?:if not exists )?\w+ [^,;]*?\bnot null\b(?![^,;]*\b(?:default|generated)\b)/,
    'adds a column NOT NULL without a default',
  ],
  [/\balter column \w+ set not null\b/, 'sets a column NOT NULL'],
  [/\bdrop (?:column|table)\b/, 'drops what the version before reads'],
  [/\brename (?:column|to)\b/, 'renames what the version before reads'],
]

/** A migration that says why it may nevertheless: what it drops was read by no version that may still run. */
const SAYS_WHY = /^-- Breaks the version before: .+/m

const plain = (text: string): string =>
  text
    .replace(/--.*$/gm, '')
    // Bodies of functions and defaults that hold commas and words of their own.
    .replace(/\$\w*\$[\s\S]*?\$\w*\$/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Each thing in a migration that breaks nodes of the version before; none where it says why it may. */
export function migrationBreaches(name: string, text: string): readonly string[] {
  if (SAYS_WHY.test(text)) return []
  const statements = plain(text)
  return breaking.flatMap(([pattern, words]) => (pattern.test(statements) ? [`${name} ${words}`] : []))
}
