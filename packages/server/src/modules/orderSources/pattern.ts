/** Names that programs give to files they are still writing, or that nobody sees. */
const UNFINISHED = /^\.|~$|\.(?:part|partial|filepart|tmp|temp|crdownload|swp)$/i

/** Whether a name is one with `*` and `?`. Its time grows with the name times the pattern, whatever they are. */
function fits(name: string, pattern: string): boolean {
  let [at, star, back] = [0, -1, 0]
  for (let from = 0; from < name.length; ) {
    if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[from]) && pattern[at] !== '*') {
      at += 1
      from += 1
    } else if (pattern[at] === '*') {
      star = at
      at += 1
      back = from
    } else if (star >= 0) {
      at = star + 1
      back += 1
      from = back
    } else return false
  }
  return /^\**$/.test(pattern.slice(at))
}

/** Whether a file of a folder is one to fetch: several patterns stand with commas, case does not count, blank is every name. */
export function isWanted(name: string, patterns: string): boolean {
  if (UNFINISHED.test(name)) return false
  const each = patterns
    .split(',')
    .map(pattern => pattern.trim().toLowerCase())
    .filter(pattern => pattern !== '')
  return each.length === 0 || each.some(pattern => fits(name.toLowerCase(), pattern))
}
