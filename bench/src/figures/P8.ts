import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'

const dist = resolve(import.meta.dirname, '../../../packages/web/dist')
const REACT_ALONE = 69_000

/** Every script that an entry's page asks for before anything is shown, in bytes after gzip. */
function weigh(html: string): number {
  const page = readFileSync(join(dist, html), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(match => match[1] ?? '')
  return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(dist, script)), { level: 9 }).length, 0)
}

/** An asset and the scripts that it asks for, each once. */
function reached(name: string, seen: Set<string>): ReadonlySet<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  if (!name.endsWith('.js')) return seen
  const script = readFileSync(join(dist, 'assets', name), 'utf8')
  for (const [, next = ''] of script.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) reached(next, seen)
  return seen
}

/** The page that a carrier quotes on as a whole: its own files, the letter and its words, in bytes after gzip. */
function weighQuotePage(): number {
  const html = readFileSync(join(dist, 'carrier.html'), 'utf8')
  const own = [...html.matchAll(/"\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
  const later = readdirSync(join(dist, 'assets')).filter(name => /^(QuoteLetter|carrierAnswer)-[\w-]+\.js$/.test(name))
  const all = new Set<string>()
  for (const name of [...own, ...later]) reached(name, all)
  const weights = [...all].map(name => gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length)
  return weights.reduce((sum, bytes) => sum + bytes, gzipSync(html, { level: 9 }).length)
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** P8: what the browser loads before the first screen, beside React alone. */
export async function P8(): Promise<Row[]> {
  const row = (figure: string, bytes: number, goal: string): Row => ({
    figure: `P8 ${figure}`,
    measured: kilo(bytes),
    beside: `${kilo(REACT_ALONE)} React alone`,
    ratio: `${(bytes / REACT_ALONE).toFixed(2)}x`,
    goal,
  })
  // What an entry brings by itself is no route's chunk.
  const entries = ['login.html', 'index.html', 'tracking.html', 'carrier.html']
    .map(html => readFileSync(join(dist, html), 'utf8'))
    .join()
  const largest = readdirSync(join(dist, 'assets'))
    .filter(name => name.endsWith('.js') && !entries.includes(name))
    .map(name => ({ name, bytes: gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
  return [
    row('public entry (tracking)', weigh('tracking.html'), goals.P8.entry),
    row('public entry (carrier)', weigh('carrier.html'), goals.P8.entry),
    row('quote page as a whole', weighQuotePage(), goals.P8.quotePage),
    row('login entry', weigh('login.html'), goals.P8.login),
    row('shell', weigh('index.html'), goals.P8.shell),
    ...largest.map(({ name, bytes }) => row(`chunk ${name.replace(/-[\w-]{8}\.js$/, '')}`, bytes, goals.P8.route)),
  ]
}
