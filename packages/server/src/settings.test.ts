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
