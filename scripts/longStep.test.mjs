import { expect, it } from 'vitest'
import { asFault, Fault, faultOf, longStep } from './longStep.mjs'

it.each([
  ["npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write '/x/y'", /is full\. Free 1 GB/],
  ['npm error code EACCES\nnpm error path /opt/w/node_modules', /may not write \/opt\/w\/node_modules\./],
  ['npm error code EROFS', /is read-only\. Copy it/],
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.example', /registry is not reached/],
  ['npm error code EINTEGRITY', /npm cache clean/],
])('what npm says is a sentence: %s', (said, words) => {
  const fault = faultOf('Installing', said)
  expect(fault.message).toMatch(words)
  expect(fault.message).not.toContain('\n')
})

it('what nobody knows is told as it was said', () => {
  expect(faultOf('Building', 'one\ntwo').message).toBe('Building failed:\none\ntwo')
  const odd = new TypeError('odd')
  expect(asFault(odd)).toBe(odd)
  expect(asFault(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBeInstanceOf(Fault)
})

it('a command that only warns of a full disk has failed, and is not waited for', async () => {
  const warning = 'console.error("npm warn tar TAR_ENTRY_ERROR ENOSPC"); setInterval(() => {}, 1000)'
  await expect(longStep('Installing', process.execPath, ['-e', warning])).rejects.toThrow(/is full/)
  await longStep('Nothing', process.execPath, ['-e', ''])
})
