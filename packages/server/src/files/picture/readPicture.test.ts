import { packingListPdf } from '@waybill/documents'
import { describe, expect, it } from 'vitest'
import { jpegOf, jpegSegment, pngChunk, pngOf } from '../../testing/pictures.ts'
import { readPicture } from './readPicture.ts'

const limits = { side: 4096, pixels: 1_000_000 }
const judged = (bytes: Buffer) => readPicture(bytes, limits)

async function codeOf(bytes: Buffer): Promise<string> {
  const answer = await judged(bytes)
  return answer.kind === 'refused' ? answer.why.code : 'taken'
}

async function taken(bytes: Buffer) {
  const answer = await judged(bytes)
  if (answer.kind === 'refused') throw new Error(answer.why.code)
  return answer.picture
}

const list = {
  ...{ bolNumber: '0', date: '2026-11-24', references: [], units: [], sample: false },
  shipFrom: { name: 'A', street: [], city: '', state: '', zip: '', country: 'US' },
  shipTo: { name: 'B', street: [], city: '', state: '', zip: '', country: 'US' },
} as unknown as Parameters<typeof packingListPdf>[0]

/** Every kind of PNG there is. */
const kinds = [
  ...[1, 2, 4, 8, 16].map(bits => ({ color: 0, bits })),
  ...[8, 16].flatMap(bits => [2, 4, 6].map(color => ({ color, bits }))),
  ...[1, 2, 4, 8].map(bits => ({ color: 3, bits })),
].flatMap(kind => [
  { ...kind, width: 5, height: 3 },
  { ...kind, width: 1, height: 1, interlaced: true },
])

describe('pictures', () => {
  it.each(kinds)('are taken of the kind $color $bits, and drawn on a paper', async kind => {
    const { bytes, ...facts } = await taken(pngOf(kind))
    expect(facts).toEqual({ mime: 'image/png', width: kind.width, height: kind.height })
    const logo = new Uint8Array(bytes)
    expect((await packingListPdf({ ...list, logo })).length).toBeGreaterThan((await packingListPdf(list)).length)
  })

  it('are told by their content, whatever they are called', async () => {
    expect(await codeOf(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('pictureType')
    expect(await codeOf(Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'pictureSvg',
    )
    for (const head of ['GIF89a', 'RIFF....WEBP', 'BM', '%PDF-1.7', '', '\u0089PNG but not really', '\u00ff\u00fe']) {
      expect(await codeOf(Buffer.from(head, 'latin1'))).toBe('pictureType')
    }
  })

  it('keep what draws them: no texts, places, thumbnails, and nothing behind their end', async () => {
    const secret = Buffer.from('<script>Dock 4, 39.7589 N</script>')
    const png = pngOf({ more: [pngChunk('tEXt', secret), pngChunk('eXIf', secret), pngChunk('pHYs', Buffer.alloc(9))] })
    const { bytes } = await taken(Buffer.concat([png, secret]))
    expect([bytes.includes('script'), bytes.includes('pHYs')]).toEqual([false, true])
    const jpeg = jpegOf({
      more: [jpegSegment(0xe1, secret), jpegSegment(0xfe, secret), jpegSegment(0xe0, Buffer.from('JFIF\0'))],
    })
    const shot = await taken(Buffer.concat([jpeg, secret]))
    expect(shot).toMatchObject({ mime: 'image/jpeg', width: 8, height: 8 })
    expect([shot.bytes.includes('script'), shot.bytes.includes('JFIF')]).toEqual([false, true])
    expect(await taken(bytes)).toMatchObject({ bytes })
    expect(await taken(shot.bytes)).toMatchObject({ bytes: shot.bytes })
  })

  it('are judged by the size their header states, before anything is unpacked', async () => {
    const none = Buffer.alloc(0)
    expect(await judged(pngOf({ width: 4097, height: 1, pixels: none }))).toMatchObject({
      why: { code: 'pictureSide', params: { width: 4097, side: 4096 } },
    })
    expect(await codeOf(pngOf({ width: 1001, height: 1000, pixels: none }))).toBe('picturePixels')
    expect(await codeOf(pngOf({ width: 0xffffffff, height: 0xffffffff, pixels: none }))).toBe('pictureSide')
    expect(await codeOf(jpegOf({ width: 65_535, height: 65_535 }))).toBe('pictureSide')
    expect(await codeOf(jpegOf({ width: 2000, height: 2000 }))).toBe('picturePixels')
    expect(await codeOf(pngOf({ width: 1000, height: 1000 }))).toBe('taken')
  })

  it('that swell beyond what they promised are not unpacked further', async () => {
    const bomb = pngOf({ color: 6, pixels: Buffer.alloc(64 * 1024 * 1024) })
    const before = process.memoryUsage().arrayBuffers
    expect(await codeOf(bomb)).toBe('pictureDamaged')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  })

  it('that a paper could not draw are refused', async () => {
    const whole = pngOf()
    const changed = Buffer.from(whole)
    changed[20] = 0x7e
    const broken = [
      whole.subarray(0, whole.length - 12),
      whole.subarray(0, 30),
      changed,
      pngOf({ filter: 5 }),
      pngOf({ pixels: Buffer.alloc(3) }),
      pngOf({ bits: 3 }),
      pngOf({ color: 5 }),
      pngOf({ width: 0, pixels: Buffer.alloc(0) }),
      jpegOf().subarray(0, 90),
      jpegOf().subarray(0, 20),
      jpegOf({ width: 0 }),
      Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    ]
    for (const bytes of broken) expect(await codeOf(bytes)).toBe('pictureDamaged')
  })

  it('cut anywhere, or with any byte changed, are taken whole or refused, and never an error', async () => {
    for (const picture of [pngOf({ color: 6 }), jpegOf()]) {
      for (let at = 0; at < picture.length; at++) {
        const changed = Buffer.from(picture)
        changed[at] = (changed[at] ?? 0) ^ 0xff
        for (const bytes of [picture.subarray(0, at), changed]) {
          const answer = await judged(bytes)
          if (answer.kind === 'taken') expect(answer.picture.width).toBeGreaterThan(0)
        }
      }
    }
  })
})
