import { expect, it, onTestFinished } from 'vitest'
import { checkLines } from '../testing/checkLines.ts'
import { newCompany } from '../testing/company.ts'
import { startMailServer } from '../testing/mailServer.ts'
import { startTestNode, testSettings } from '../testing/node.ts'
import { startSaying } from '../testing/oddServers.ts'
import { connect } from '../testing/wire.ts'
import { checkInstallation } from './check.ts'

it('tries everything side by side, and says of each whether it works, is off, or why it does not', async () => {
  const smtp = await startMailServer()
  const settings = testSettings({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x', SMTP_URL: smtp.url })
  const { lines, failed } = await checkLines(settings)
  await smtp.close()
  expect(lines).toContainEqual(expect.stringMatching(/^database +FAILS +Nothing listens at 127\.0\.0\.1:1:/))
  expect(lines).toContainEqual(expect.stringMatching(/^mail +ok +the server takes the sign-in/))
  expect(lines).toContainEqual(expect.stringMatching(/^mailroom +off/))
  expect(lines).toContainEqual(expect.stringMatching(/^files +ok +can be written; \d+ GB free/))
  expect(lines).toContainEqual(expect.stringMatching(/^ups +FAILS +http:\/\/127\.0\.0\.1:1\/ups\/api is not reached/))
  expect(failed).toBeGreaterThan(1)
  expect(lines.join('\n')).not.toMatch(/:b@/)
})

it('tries the carriers that some company signs in with, and calls the others unused', async () => {
  // Of its own: elsewhere another test may leave an account with the same carrier.
  const node = await startTestNode()
  onTestFinished(() => node.close())
  const { host, user, database } = node.connection
  const settings = testSettings({
    DATABASE_URL: `postgres://${user}@/${database}?host=${host}`,
    NMFTA_URLS: '{"RLCA": "http://127.0.0.1:1"}',
  })
  const company = await newCompany(node)
  const lines = async () => (await checkLines(settings)).lines
  expect(await lines()).toContainEqual(expect.stringMatching(/^nmfta\/RLCA +off +no company has an account/))
  await connect(node, company, ['RLCA'], { connector: 'nmfta', login: { apiKey: 'a' } })
  expect(await lines()).toContainEqual(
    expect.stringMatching(/^nmfta\/RLCA +FAILS +http:\/\/127.0.0.1:1 is not reached/),
  )
  expect(await lines()).toContainEqual(expect.stringMatching(/^google +off/))
})

it('what is silent costs its time and nobody else’s: a line is printed as soon as it is known', async () => {
  const silent = await startSaying('', false)
  const at = `127.0.0.1:${silent.port}`
  const settings = testSettings({
    ...{ DATABASE_URL: `postgres://a:b@${at}/x`, SMTP_URL: `smtp://${at}` },
    ...{ IMAP_URL: `imap://a:b@${at}/INBOX`, MAILROOM_EMAIL: 'mailroom@example.com', UPS_URL: `http://${at}` },
    ...{ WAYBILL_FILES: `s3://freight?endpoint=http://${at}`, WAYBILL_FILES_KEY_ID: 'a', WAYBILL_FILES_KEY: 'b' },
  })
  const lines: string[] = []
  // Time enough for the disk, which is asked at the same time.
  await checkInstallation(settings, line => lines.push(line), 1000)
  await silent.close()
  const fields = lines.map(line => line.split(/ {2,}/))
  expect(fields.slice(0, 2)).toEqual([
    ['settings', 'ok', expect.anything()],
    ['files', 'ok', expect.anything()],
  ])
  expect(fields.slice(2)).toEqual(
    expect.arrayContaining([
      ['mail', 'FAILS', `${at} does not answer within 1 s`],
      ['mailroom', 'FAILS', `${at} does not answer within 1 s`],
      ['bucket', 'FAILS', `The file store s3://freight/ at http://${at} does not answer within 1 s`],
      ['database', 'FAILS', `${at} does not answer (DATABASE_URL).`],
      ['ups', 'FAILS', `http://${at} does not answer within 1 s`],
    ]),
  )
})
