import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pathIn = (data: string): string => join(data, 'address')

/** Notes beside the data where this installation is reached, for links that the operator's commands print; ends no start. */
export function noteAddress(data: string, address: string): void {
  try {
    mkdirSync(data, { recursive: true })
    writeFileSync(pathIn(data), `${address}\n`)
  } catch {
    // A full disk or a foreign folder: commands name the usual address.
  }
}

export function forgetAddress(data: string): void {
  try {
    rmSync(pathIn(data), { force: true })
  } catch {
    // It is in the way of nothing.
  }
}

/** Where the installation with these data is reached, without a slash at the end; undefined while none runs. */
export function addressNoted(data: string): string | undefined {
  try {
    return readFileSync(pathIn(data), 'utf8').trim().replace(/\/$/, '') || undefined
  } catch {
    return undefined
  }
}
