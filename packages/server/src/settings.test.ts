import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './db/embedded/temporaryFolder.ts'
import { readSettings, SettingsError } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE: 'embedded',
  WAYBILL_DATA: temporaryFolder('waybill-settings-'),
  WAYBILL_SECRET: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'https://freight.example',
  SMTP_URL: 'smtp://mail.example',
}

describe('settings of production', () => {
  it('are named all at once when they are missing', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL.*WAYBILL_SECRET, PUBLIC_URL, SMTP_URL \(or MAIL=none: no mail leaves\)/,
    )
  })

  it('want a mail server or the word that there is none, not both', () => {
    const { SMTP_URL: _, ...without } = production
    expect(() => readSettings(without)).toThrow(SettingsError)
    expect(readSettings({ ...without, MAIL: 'none' }).SMTP_URL).toBeUndefined()
    expect(readSettings({ ...production, MAIL: '' }).MAIL).toBeUndefined()
    expect(() => readSettings({ ...production, MAIL: 'none' })).toThrow('leave one of them out')
  })

  it('want a metrics token that nobody guesses', () => {
    expect(() => readSettings({ ...production, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
  })
})

it.each([
  [{ IMAP_URL: 'imaps://box:a%40b@mail.example' }, /needs MAILROOM_EMAIL/],
  [{ IMAP_URL: 'imaps://mail.example', MAILROOM_EMAIL: 'box@acme.example' }, /no host, user or password/],
  [{ IMAP_URL: 'https://box:a@mail.example', MAILROOM_EMAIL: 'box@acme.example' }, /IMAP_URL/],
  [{ IMAP_URL: 'imaps://box:a@mail.example', MAILROOM_EMAIL: 'box+all@acme.example' }, /the plain address/],
  [{ IMAP_URL: 'imaps://box:a@mail.example', MAILROOM_EMAIL: `${'b'.repeat(25)}@acme.example` }, /24 characters/],
])('a mailroom that can’t be read or answered to stops the start: %j', (given, why) => {
  expect(() => readSettings({ ...production, ...given })).toThrow(why)
})

it('a mailroom is off until it is named, and its password is in no setting that is shown', () => {
  expect(readSettings(production).mailroom).toBeNull()
  const given = {
    IMAP_URL: 'imap://box%40acme.example:a%2Fb@mail.example/In%20here',
    MAILROOM_EMAIL: 'box@acme.example',
  }
  const { mailroom } = readSettings({ ...production, ...given })
  expect(mailroom).toEqual({
    ...{ host: 'mail.example', port: 143, secure: false, user: 'box@acme.example', password: 'a/b', folder: 'In here' },
    name: 'box@acme.example@mail.example:143/In here',
  })
})
