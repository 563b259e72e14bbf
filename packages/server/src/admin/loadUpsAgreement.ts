import { existsSync, readFileSync, statSync } from 'node:fs'
import { loadAgreement } from '../modules/upsReady/index.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

/** Bytes: some hundred pages. */
const TEXT_MAX = 500_000
const VERSION_MAX = 40

/**
 * Loads a version of UPS's agreement, which every company accepts before it registers. Returns a line on what holds now.
 * @throws {AdminError} when the file is none, is blank or too large, or the version stands with another text
 */
export async function loadUpsAgreement({ db, clock }: Admin, version: string, file: string): Promise<string> {
  if (version.trim() === '' || version.length > VERSION_MAX) {
    throw new AdminError(`The version needs a name of at most ${VERSION_MAX} characters, such as 2026-11.`)
  }
  if (!existsSync(file) || !statSync(file).isFile()) throw new AdminError(`${file} is not a file.`)
  if (statSync(file).size > TEXT_MAX) throw new AdminError(`${file} is larger than ${TEXT_MAX / 1000} kB.`)
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
  if (text === '') throw new AdminError(`${file} is blank.`)
  const isLoaded = await db.identity
    .transaction()
    .execute(tx => loadAgreement(tx, { version: version.trim(), text }, clock.now()))
  if (!isLoaded) throw new AdminError(`Version ${version} stands with another text, which companies may have accepted.`)
  return `Version ${version} of UPS’s agreement is in force. Every company accepts it before it registers.`
}
