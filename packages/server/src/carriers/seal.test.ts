import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSeal, seal } from './seal.ts'

const key = randomBytes(32)
const credentials = { oauthClientId: 'id', oauthClientSecret: 'canary-secret' }

test('what was sealed opens again, and shows nothing meanwhile', () => {
  const sealed = seal(key, '7/project44', credentials)
  expect(openSeal(key, '7/project44', sealed)).toEqual(credentials)
  expect(sealed.toString('latin1')).not.toContain('canary')
})

test('another key, another company or a changed byte opens nothing', () => {
  const sealed = seal(key, '7/project44', credentials)
  expect(() => openSeal(randomBytes(32), '7/project44', sealed)).toThrow()
  expect(() => openSeal(key, '8/project44', sealed)).toThrow()
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => openSeal(key, '7/project44', changed)).toThrow()
})
