import { expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { startMailServer } from '../testing/mailServer.ts'
import { sharedNode, testSettings } from '../testing/node.ts'
import { connect } from '../testing/wire.ts'
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

it('tries the carriers that some company signs in with, and calls the others unused', async () => {
  const node = await sharedNode()
  const { host, user, database } = node.connection
  const settings = testSettings({
    DATABASE_URL: `postgres://${user}@/${database}?host=${host}`,
    NMFTA_URLS: '{"RLCA": "http://127.0.0.1:1"}',
  })
  const company = await newCompany(node)
  const lines = async () => (await checkInstallation(settings)).table.split('\n')
  expect(await lines()).toContainEqual(expect.stringMatching(/^nmfta\/RLCA +off +no company has an account/))
  await connect(node, company, ['RLCA'], { connector: 'nmfta', login: { apiKey: 'a' } })
  expect(await lines()).toContainEqual(
    expect.stringMatching(/^nmfta\/RLCA +FAILS +http:\/\/127.0.0.1:1 is not reached/),
  )
  expect(await lines()).toContainEqual(expect.stringMatching(/^google +off/))
})
