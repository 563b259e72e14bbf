import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideValues, redact } from './redact.ts'

test.each([
  '{"a":[{"client_secret":"CANARY"}]}',
  '{"userPassword":{"value":"CANARY"}}',
  '{"oAuth2ClientSecret":"CANARY","credential1":"CANARY"}',
  'grant_type=client_credentials&client_secret=CANARY&x=1',
  'https://example.com/x?access_token=CANARY',
  '{"broken":1,"password":"one \\" CANARY',
  'authorization: Bearer CANARY',
  'said {\\"password\\":\\"CANARY\\"} and more',
  '<error>password="two CANARY"</error>',
])('%s shows no secret by its name', text => {
  expect(redact(text, [])).not.toContain('CANARY')
})

test('a secret is hidden by its value in any spelling', () => {
  const escaped = (text: string) =>
    text.replace(/[^ -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme' }), secret => {
      // A secret of our own mark only would find itself.
      fc.pre(!secret.includes('•'))
      const json = JSON.stringify(secret).slice(1, -1)
      const form = new URLSearchParams({ '': secret }).toString().slice(1)
      const said = [secret, json, escaped(json), JSON.stringify(json).slice(1, -1), form, encodeURIComponent(secret)]
      for (const spelled of [...said, form.replace(/%../g, hex => hex.toLowerCase())]) {
        expect(hideValues(`<${spelled}>`, [secret])).toBe('<•••>')
      }
    }),
  )
})

test.each(['', 'u', 'us', 'use', 'user'])('a Basic sign-in of "%s" and a secret is not kept', user => {
  const secret = 'canary of a secret?>'
  for (const spelled of ['base64', 'base64url'] as const) {
    const kept = redact(`Basic, ${Buffer.from(`${user}:${secret}, and more`).toString(spelled)}`, [secret])
    expect(kept).toContain('•••')
    for (const part of kept.split(/[, •]+/))
      expect(Buffer.from(part, 'base64').toString()).not.toMatch(/can|ary|sec|ret/)
  }
})

test('a value is hidden by the name it is given under in this request', () => {
  const kept = redact('{"accounts":[{"pin":"4711","code":"EXAMPLE"}]}', [], new Set(['pin']))
  expect(kept).toBe('{"accounts":[{"pin":"•••","code":"EXAMPLE"}]}')
})

test('a long text is cut, and told how long it was', () => {
  const kept = redact('a'.repeat(100_000), [])
  expect(kept.length).toBeLessThan(21_000)
  expect(kept).toContain('100000 characters')
})

test.each(['a', 'secret', 'password"', 'token:', '"', '\\'])('a text of nothing but %s holds nobody up', part => {
  const began = performance.now()
  redact(part.repeat(100_000), [])
  expect(performance.now() - began).toBeLessThan(500)
})
