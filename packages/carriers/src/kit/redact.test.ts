import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from './redact.ts'

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
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 40 }), secret => {
      const said = [secret, JSON.stringify({ note: secret }), new URLSearchParams({ note: secret }).toString()]
      // A secret of our own mark only would find itself.
      fc.pre(!'•••'.includes(secret))
      for (const text of said) expect(redact(`Refused: ${text}`, [secret])).not.toContain(secret)
    }),
  )
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
