import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, hostname, release } from 'node:os'
import { join } from 'node:path'
import { openJournal } from './journal.ts'
import { openStation } from './station.ts'

const HOME = process.env.WAYBILL_STATION_HOME ?? homedir()
const settingsPath = join(HOME, '.waybill-station.json')
const platform = `${process.platform} ${release()}, Node ${process.versions.node}`.slice(0, 100)

interface Settings {
  readonly address: string
  readonly token: string
  readonly name: string
}

const say = (text: string): void => console.log(`${new Date().toISOString()} ${text}`)

function leave(text: string, code: number): never {
  console.error(text)
  process.exit(code)
}

function readSettings(): Settings | null {
  if (!existsSync(settingsPath)) return null
  try {
    return JSON.parse(readFileSync(settingsPath, 'utf8')) as Settings
  } catch {
    return leave(`${settingsPath} can't be read. Remove it and pair anew.`, 2)
  }
}

/** Trades the code for a key of this station's own, which only this user can read. */
async function pair(typed: string, code: string): Promise<Settings> {
  const address = typed.replace(/\/+$/, '')
  if (!/^https?:\/\//.test(address)) leave('The address begins with https:// or http://', 2)
  const answer = await fetch(`${address}/api/Stations/JoinStation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name: hostname().slice(0, 60) || 'Station', platform }),
  }).catch((error: unknown) => leave(`${address} does not answer: ${error}`, 1))
  const reply = (await answer.json().catch(() => ({}))) as { token?: string; name?: string; message?: string }
  if (!answer.ok || reply.token === undefined) leave(reply.message ?? `Pairing failed (${answer.status}).`, 2)
  const settings = { address, token: reply.token, name: reply.name ?? '' }
  const half = `${settingsPath}.half`
  rmSync(half, { force: true })
  writeFileSync(half, JSON.stringify(settings), { mode: 0o600, flag: 'wx' })
  renameSync(half, settingsPath)
  return settings
}

const [address, code] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 22) leave('Node 22 or newer is needed.', 2)
const kept = readSettings()
// With the code of a pairing that is done, as a service has it in its command, it goes on as what it is.
const settings = kept ?? (address === undefined || code === undefined ? null : await pair(address, code))
if (settings === null) leave('node station.mjs ADDRESS CODE   (the code is made in Settings > Printer Setup)', 2)
say(`station ${settings.name} at ${settings.address}`)
const station = openStation({
  ...{ address: settings.address, token: settings.token, platform, log: say },
  journal: openJournal(join(HOME, '.waybill-station-jobs.jsonl')),
  over(why) {
    if (why === 'removed') {
      rmSync(settingsPath, { force: true })
      leave('This station was removed. Pair it anew.', 0)
    }
    if (why === 'otherVersion') leave(`Fetch the program anew: ${settings.address}/station.mjs`, 3)
    leave('Another program runs as this station; this one ends.', 0)
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    station.close()
    process.exit(0)
  })
}
