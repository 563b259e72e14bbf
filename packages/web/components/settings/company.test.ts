import { CheckMailSender } from '@waybill/contract/calls/Mail/CheckMailSender.ts'
import { SendTestMail } from '@waybill/contract/calls/Mail/SendTestMail.ts'
import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { settingSections } from '@waybill/contract/setting.ts'
import { type SettingValues, settingKeys, settings, settingsIn } from '@waybill/contract/settings/index.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { company as texts } from '../../src/texts/en-us/company.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

type Section = (typeof settingSections)[number]

const part = (section: Section) =>
  page.css('section').filter({ has: page.getByRole('heading', { name: texts[`section_${section}`], exact: true }) })
const changes = () => sent(CompanySettings).flatMap(({ body }) => body.change ?? [])

let values: SettingValues
let versions: Record<Section, number>
let mailroom: string

/** The company's settings, each part saved by whoever saw its newest version. */
const kept = answer(CompanySettings, ({ body: { change } }) => {
  if (change !== undefined) {
    if (change.version !== versions[change.section]) return refusal('ChangedMeanwhile')
    values = { ...values, ...(change.values as Partial<SettingValues>) }
    versions = { ...versions, [change.section]: change.version + 1 }
  }
  const installation = { ratesDays: 35, importRowsDays: 90, printJobsDays: 30, reportRunsDays: 90 }
  return { values: values as never, versions, installation, mailroom }
})

beforeEach(async () => {
  const start = Object.fromEntries(settingKeys.map(key => [key, settings[key].start])) as unknown as SettingValues
  mailroom = 'mailroom@acme.invalid'
  values = { ...start, name: 'Acme Freight', mailSender: 'us@acme.invalid' }
  versions = { company: 0, orders: 0, papers: 0, mail: 0, retention: 0 }
  const check = answer(CheckMailSender, () => ({ domain: 'acme.invalid', spf: 'missing', dkim: 'notChecked' }) as const)
  const test = answer(SendTestMail, () => ({ to: 'clerk@acme.invalid' }))
  await renderScreen('/Settings/Company', { answers: [kept, check, test] })
  await expect.element(part('company').getByLabelText(texts.name)).toHaveValue('Acme Freight')
})

test('every setting has a field of its part, and what is typed wrongly is said there', async () => {
  for (const section of settingSections) {
    for (const key of settingsIn(section)) {
      const at = part(section)
      const name = key === 'referenceLabels' ? 'Reference 5' : texts[key]
      await expect.element(at.getByLabelText(name, { exact: true })).toBeVisible()
    }
  }
  await part('papers').getByLabelText(texts.gs1Prefix).fill('12345')
  await part('papers').getByRole('button', { name: 'Save' }).click()
  await expect.element(part('papers').getByText('A GS1 company prefix has 7 to 10 digits.')).toBeVisible()
  await part('retention').getByLabelText(texts.ratesDays).fill('1')
  await part('retention').getByRole('button', { name: 'Save' }).click()
  await expect.element(part('retention').getByText(texts.daysWrong)).toBeVisible()
  expect(changes()).toEqual([])
  await expectAccessible()
})

test('a part is saved with what was changed alone, and over a colleague’s change of another setting', async () => {
  await part('retention').getByLabelText(texts.printJobsDays).fill('7')
  await part('retention').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(texts.saved)).toBeVisible()
  expect(changes()).toEqual([{ section: 'retention', version: 0, values: { printJobsDays: 7 } }])
  values = { ...values, supportEmail: 'help@acme.invalid' }
  versions = { ...versions, company: 1 }
  await part('company').getByLabelText(texts.timeZone).selectOptions('America/Denver')
  await part('company').getByRole('button', { name: 'Save' }).click()
  await expect.element(part('company').getByText(/^Not saved: somebody else changed other fields/)).toBeVisible()
  await expect.element(part('company').getByLabelText(texts.supportEmail)).toHaveValue('help@acme.invalid')
  await part('company').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => changes().at(-1))
    .toEqual({
      ...{ section: 'company', version: 1, values: { timeZone: 'America/Denver' } },
    })
})

test('the sender’s domain is looked up, and a test mail says where it goes', async () => {
  await expect.element(part('mail').getByText('SPF missing')).toBeVisible()
  await expect.element(part('mail').getByText('DKIM not checked')).toBeVisible()
  await part('mail').getByRole('button', { name: texts.sendTest }).click()
  await expect.element(page.getByText('Test e-mail to clerk@acme.invalid is on its way.')).toBeVisible()
})

test('the mailroom’s address is there to copy and not to type over, and absent where no mailbox is read', async () => {
  const address = part('mail').getByLabelText(texts.mailroom)
  await expect.element(address).toHaveValue('mailroom@acme.invalid')
  await expect.element(address).toHaveAttribute('readonly')
  await expect.element(part('mail').getByRole('button', { name: texts.mailroomCopy })).toBeVisible()
  mailroom = ''
  await part('mail').getByLabelText(texts.mailSenderName).fill('Dispatch')
  await part('mail').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(texts.saved)).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
})
