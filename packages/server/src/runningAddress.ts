import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pathIn = (data: string): string => join(data, 'address')

/** Notes beside the data where this installation is reached, for links that the operator's commands print. */
export const noteAddress = (data: string, address: string): void => writeFileSync(pathIn(data), `${address}\n`)

export const forgetAddress = (data: string): void => rmSync(pathIn(data), { force: true })

/** Where the installation with these data is reached, without a slash at the end; undefined while none runs. */
export function addressNoted(data: string): string | undefined {
  try {
    return readFileSync(pathIn(data), 'utf8').trim().replace(/\/$/, '') || undefined
  } catch {
    return undefined
  }
}
