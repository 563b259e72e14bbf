import { expect, it } from 'vitest'
import { startMailServer } from '../testing/mailServer.ts'
import { testSettings } from '../testing/node.ts'
import { checkInstallation } from './check.ts'

it('tries everything side by side, and says of each whether it works, is off, or why it does not', async () => {
  const smtp = await startMailServer()
  const settings = testSettings({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x', SMTP_URL: smtp.url })
  const { table, isWell } = await checkInstallation(settings)
  await smtp.close()
  const lines = table.split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^database +FAILS +Nothing listens at 127\.0\.0\.1:1:/))
  expect(lines).toContainEqual(expect.stringMatching(/^mail +ok +the server takes the sign-in/))
  expect(lines).toContainEqual(expect.stringMatching(/^mailroom +off/))
  expect(lines).toContainEqual(expect.stringMatching(/^files +ok +can be written; \d+ GB free/))
  expect(lines).toContainEqual(expect.stringMatching(/^ups +FAILS +http:\/\/127\.0\.0\.1:1\/ups\/api is not reached/))
  expect(isWell).toBe(false)
  expect(table).not.toMatch(/:b@/)
})
