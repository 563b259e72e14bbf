import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './db/embedded/temporaryFolder.ts'

/** Starts a process that keeps its modules for a checkout and a data folder, and says where. */
function cacheOf(checkout: string, data: string): string {
  const file = join(import.meta.dirname, 'moduleCache.ts')
  const code = `import { keepCompiledModules } from ${JSON.stringify(file)}
    import { getCompileCacheDir } from 'node:module'
    keepCompiledModules(${JSON.stringify(checkout)})
    console.log(getCompileCacheDir() ?? '')`
  const env = { ...process.env, WAYBILL_DATA: data, NODE_COMPILE_CACHE: undefined }
  return String(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env })).trim()
}

const folder = () => temporaryFolder('waybill-cache-')

it('keeps compiled modules beside the dependencies, whatever the data', () => {
  const [checkout, data] = [folder(), folder()]
  expect(cacheOf(checkout, data).startsWith(join(checkout, 'node_modules', '.waybill', 'modules'))).toBe(true)
  expect(readdirSync(data)).toEqual([])
})

it('keeps them in the data folder where the checkout cannot be written, or is open to others', () => {
  const data = folder()
  expect(cacheOf('/dev/null', data).startsWith(join(data, 'modules'))).toBe(true)
  expect(readdirSync(data)).toEqual(['modules'])
  const open = folder()
  mkdirSync(join(open, 'node_modules', '.waybill', 'modules'), { recursive: true })
  chmodSync(join(open, 'node_modules', '.waybill', 'modules'), 0o777)
  expect(cacheOf(open, data).startsWith(join(data, 'modules'))).toBe(true)
})

it('keeps none in a folder that others may write to, and none where it cannot make one', () => {
  const data = folder()
  mkdirSync(join(data, 'modules'))
  chmodSync(join(data, 'modules'), 0o777)
  expect(cacheOf('/dev/null', data)).toBe('')
  expect(cacheOf('/dev/null', '/dev/null')).toBe('')
  expect(existsSync('/dev/null/modules')).toBe(false)
})
