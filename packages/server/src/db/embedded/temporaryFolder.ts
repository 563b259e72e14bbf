import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A throw-away data folder. Others may walk through it, or root's PostgreSQL would have to be kept elsewhere. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  chmodSync(folder, 0o711)
  return folder
}
