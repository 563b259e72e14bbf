import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './db/embedded/temporaryFolder.ts'

/** Starts a process that keeps its modules for the data folder, and says where. */
function cacheOf(data: string): string {
  const file = join(import.meta.dirname, 'moduleCache.ts')
  const code = `import { keepCompiledModules } from ${JSON.stringify(file)}
    import { getCompileCacheDir } from 'node:module'
    keepCompiledModules()
    console.log(getCompileCacheDir() ?? '')`
  const env = { ...process.env, WAYBILL_DATA: data, NODE_COMPILE_CACHE: undefined }
  return String(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env })).trim()
}

it('keeps compiled modules inside the data folder', () => {
  const data = temporaryFolder('waybill-cache-')
  expect(cacheOf(data).startsWith(join(data, 'modules'))).toBe(true)
  expect(readdirSync(data)).toEqual(['modules'])
})

it('keeps none in a folder that others may write to, and none where it cannot make one', () => {
  const data = temporaryFolder('waybill-cache-')
  mkdirSync(join(data, 'modules'))
  chmodSync(join(data, 'modules'), 0o777)
  expect(cacheOf(data)).toBe('')
  expect(cacheOf('/dev/null')).toBe('')
  expect(existsSync('/dev/null/modules')).toBe(false)
})
