import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScaleWord } from '@waybill/contract/wire/stationLink.ts'
import { expect, it } from 'vitest'
import { findScales, readScale, scaleWords, zeroScale } from './scale.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'waybill-scale-'))

it('finds scales by what they say they are', async () => {
  const sys = folder()
  const put = (name: string, bytes: readonly number[]) => {
    mkdirSync(join(sys, name, 'device'), { recursive: true })
    writeFileSync(join(sys, name, 'device', 'report_descriptor'), Uint8Array.from(bytes))
  }
  put('hidraw0', [0x05, 0x01, 0x09, 0x06])
  put('hidraw1', [0x05, 0x8d, 0x09, 0x20, 0xa1])
  put('hidraw2', [])
  expect(await findScales(sys, '/dev')).toEqual(['/dev/hidraw1'])
  expect(await findScales('/nowhere')).toEqual([])
})

it('reads the stream of a device as it comes, until it is unplugged', async () => {
  const path = join(folder(), 'hidraw')
  execFileSync('mkfifo', [path])
  const words: ScaleWord[] = []
  const scale = scaleWords(word => words.push(word))
  const read = readScale(path, bytes => scale.hear(bytes), new AbortController().signal)
  // Opened for both, so that it opens at once.
  const device = openSync(path, 'r+')
  for (const report of [
    [3, 3, 12, 0xff, 40, 0],
    [3, 4, 12, 0xff, 95, 0],
    [3, 4, 12, 0xff, 95, 0],
    [1, 0, 0, 0, 0, 0],
    [3, 9, 9],
  ]) {
    writeSync(device, Uint8Array.from(report))
    await expect.poll(() => words.length).toBeGreaterThan(0)
    await new Promise(resolve => setImmediate(resolve))
  }
  await expect.poll(() => words.at(-1)?.state).toBe('stable')
  closeSync(device)
  await read
  scale.gone()
  expect(words.at(-1)).toMatchObject({ state: 'off' })
  expect(words.filter(({ state }) => state === 'stable')).toEqual([
    { state: 'stable', value: 9.5, unit: 'lb', pounds: 9.5, tare: 0 },
  ])
})

it('says a moving weight now and then, and one that stands still at once', () => {
  let now = 0
  const words: ScaleWord[] = []
  const scale = scaleWords(
    word => words.push(word),
    () => now,
  )
  for (let n = 1; n <= 50; n++) {
    now += 20
    scale.hear(Uint8Array.of(3, 3, 12, 0xff, n, 0))
  }
  scale.hear(Uint8Array.of(3, 4, 12, 0xff, 50, 0))
  expect(words.filter(({ state }) => state === 'moving').length).toBeLessThanOrEqual(6)
  expect(words.at(-1)).toMatchObject({ state: 'stable', pounds: 5 })
  scale.again()
  expect(words.at(-1)).toMatchObject({ state: 'stable', pounds: 5 })
})

it('tells a scale to begin at zero', async () => {
  const path = join(folder(), 'hidraw')
  writeFileSync(path, '')
  await zeroScale(path)
  expect([...readFileSync(path)]).toEqual([2, 2])
})
