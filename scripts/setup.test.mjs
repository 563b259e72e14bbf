import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const sources = ['packages/web', 'packages/station', 'packages/contract', 'packages/domain', 'docs']

/** A checkout of a few lines that was installed and built. */
async function builtCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'waybill-checkout-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(resolve('scripts'), join(root, 'scripts'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  for (const name of sources) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'docs/guide.md'), 'Guide')
  const { filesBelow, hashOf, noteDone } = await import(pathToFileURL(join(root, 'scripts/stamps.mjs')).href)
  noteDone('installed', hashOf([join(root, 'package-lock.json')]))
  noteDone('web-built', hashOf(sources.flatMap(name => filesBelow(join(root, name)))))
  return root
}

const verify = root => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), '--verify'], {
    encoding: 'utf8',
  })
  return [status, stderr]
}

it.each([
  ['dependencies', 'package-lock.json'],
  ['sources of the web app', 'docs/guide.md'],
])('other %s than those that were installed and built are said, and nothing is changed', async (_, changed) => {
  const root = await builtCheckout()
  expect(verify(root)).toEqual([0, ''])
  appendFileSync(join(root, changed), ' ')
  const words = expect.stringMatching(/not installed and built since.*setup\.mjs --build\n$/)
  expect(verify(root)).toEqual([78, words])
  expect(verify(root)).toEqual([78, words])
})
