import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './db/embedded/temporaryFolder.ts'
import { readSettings, SettingsError } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  WAYBILL_DATABASE: 'embedded',
  WAYBILL_DATA: temporaryFolder('waybill-settings-'),
  WAYBILL_SECRET: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'https://freight.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Waybill <waybill@freight.example>',
}

const fixedFolder = { WAYBILL_DATA: production.WAYBILL_DATA }

describe('settings of production', () => {
  it('are named all at once when they are missing', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL is missing[\s\S]*WAYBILL_SECRET is missing[\s\S]*PUBLIC_URL is missing[\s\S]*SMTP_URL is missing \(or WAYBILL_MAIL=none: no mail leaves\)/,
    )
  })

  it('that are wrong are said all at once, each with what it should be', () => {
    const file = join(production.WAYBILL_DATA, 'a file')
    writeFileSync(file, '')
    const wrong = {
      ...{
        DATABASE_URL: 'postgres://waybill:pass/word@db.example/waybill',
        WAYBILL_DATA: file,
        WAYBILL_SECRET: 'short',
      },
      ...{
        PUBLIC_URL: 'ftp://x',
        SMTP_URL: 'hello',
        TRUST_PROXY: '10.0.0.7, yes',
        UPS_CLIENT_ID: 'one',
        WAYBILL_PORT: 'web',
      },
    }
    const said = () => readSettings({ NODE_ENV: 'production', ...wrong })
    const expected = [
      ...[
        'WAYBILL_PORT has ',
        'DATABASE_URL is no address',
        'WAYBILL_DATA is a file',
        'WAYBILL_SECRET is not 32 bytes',
      ],
      ...['PUBLIC_URL is no address', 'SMTP_URL is no address', 'TRUST_PROXY has to be addresses', 'UPS_CLIENT_ID and'],
    ]
    for (const words of expected) expect(said).toThrow(words)
    expect(said).toThrow(new RegExp(`^(.+\n){${expected.length - 1}}.+$`))
  })

  it.each([
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://a:b@db.example/waybill' },
      'does not begin with postgres://',
    ],
    ['no database', { DATABASE_URL: 'postgres://a:b@db.example' }, 'names no database'],
    ['no sender', { MAIL_FROM: undefined }, 'MAIL_FROM is missing'],
    ['a folder below a file', { WAYBILL_DATA: '/etc/hostname/data' }, 'lies below a file'],
    ['a network that is none', { TRUST_PROXY: '10.0.0.0/33' }, 'not 10.0.0.0/33'],
    ['everybody as a proxy', { TRUST_PROXY: '0.0.0.0/0' }, 'not 0.0.0.0/0'],
    ['everybody as a proxy over IPv6', { TRUST_PROXY: '::/0' }, 'not ::/0'],
    ['a sender without a domain', { MAIL_FROM: 'hello' }, 'MAIL_FROM has to be one address'],
    ['two senders', { MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM has to be one address'],
    ['no address of support', { SUPPORT_EMAIL: 'hello' }, 'SUPPORT_EMAIL has to be a plain address'],
    ['no address of the mailroom', { MAILROOM_EMAIL: 'hello' }, 'MAILROOM_EMAIL has to be a plain address'],
    ['a query of the address', { PUBLIC_URL: 'https://freight.example/?x=1' }, 'PUBLIC_URL has to end with its host'],
    ['a person in the address', { PUBLIC_URL: 'https://a:b@freight.example' }, 'PUBLIC_URL has to end with its host'],
    ['an address for a host', { ALLOWED_HOSTS: 'sftp.acme.internal, http://x/y' }, 'not http://x/y'],
    [
      'two databases',
      { DATABASE_URL: 'postgres://a:b@db.example/waybill', WAYBILL_DATABASE: 'embedded' },
      'leave one of them out',
    ],
    [
      'a certificate that is not there',
      {
        WAYBILL_DATABASE: undefined,
        DATABASE_URL: 'postgres://a:b@db.example/waybill?sslmode=verify-full&sslrootcert=/nope.crt',
      },
      'sslrootcert of DATABASE_URL cannot be read: /nope.crt',
    ],
    [
      'a prefix of a bucket that is not encoded',
      { WAYBILL_FILES: 's3://bucket/50%off', WAYBILL_FILES_KEY_ID: 'id', WAYBILL_FILES_KEY: 'key' },
      'WAYBILL_FILES is no address of a bucket',
    ],
  ])('with %s do not start', (_, changes, words) => {
    expect(() => readSettings({ ...production, ...changes })).toThrow(words)
  })

  it('take a database behind a socket', () => {
    const DATABASE_URL = 'postgres://waybill@/waybill?host=/run/postgresql'
    expect(readSettings({ ...production, WAYBILL_DATABASE: '', DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  })

  it.each(['waybill@freight.example', 'Waybill <waybill@freight.example>', '"Acme, Inc." <waybill@freight.example>'])(
    'take %s as the sender',
    MAIL_FROM => {
      expect(readSettings({ ...production, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
    },
  )

  it('take hosts of a private network by name and address', () => {
    const ALLOWED_HOSTS = 'sftp.acme.internal., 10.0.0.9,fd00::9, Büro_1'
    const hosts = ['sftp.acme.internal', '10.0.0.9', 'fd00::9', 'büro_1']
    expect(readSettings({ ...production, ALLOWED_HOSTS }).ALLOWED_HOSTS).toEqual(hosts)
  })

  it('say each in a sentence what its value has to be', () => {
    const wrong = {
      ...{ NODE_ENV: 'prod', WAYBILL_HOLD: 'yes', WAYBILL_DEMO: 'no', WAYBILL_MAIL: 'some', WAYBILL_LOG_LEVEL: 'INFO' },
      ...{ METRICS_TOKEN: 'short', PUBLIC_URL: 'freight', OPERATOR_EMAIL: 'hello', IMAP_URL: 'https://x.example' },
      ...{
        GOOGLE_ADDRESS_KEY: 'k'.repeat(201),
        HOST_ADDRESSES: '[]',
        UPS_URL: 'ups',
        NMFTA_URLS: '[]',
        IMAP_SECONDS: '0',
      },
      ...{ WAYBILL_DATABASE: 'sqlite', WAYBILL_DB_ROLE: 'Ours' },
    }
    const said = (() => {
      try {
        return String(readSettings({ ...fixedFolder, ...wrong }))
      } catch (error) {
        return error instanceof SettingsError ? error.message : ''
      }
    })()
    const lines = said.split('\n')
    expect(lines.map(line => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
    for (const line of lines) expect(line).toMatch(/^[A-Z_0-9]+ (has to|is no) .*\.$/)
    expect(said).not.toMatch(/invalid|expected|too (small|big)/i)
  })

  it('that are misspelt are found, whatever others call theirs', () => {
    const others = {
      ...{
        WAYBILL_SERVICE_HOST: '10.0.0.7',
        WAYBILL_PORT_8080_TCP: 'tcp://10.0.0.7:8080',
        WAYBILL_DB_PORT: 'tcp://a:1',
      },
      ...{ WAYBILL_STATION_HOME: '/opt/station', PATH: '/bin', SMTP_HOST: 'mail', DATABASE: 'orders', UPS: 'on' },
    }
    const misspelt = {
      TRUST_PROXIES: '10.0.0.7',
      WAYBIL_LOG_LEVEL: 'info',
      WAYBILL_SMTP_URL: 'smtp://x',
      WAYBILL_X: '1',
    }
    expect(readSettings({ ...production, ...others, ...misspelt }).unknown).toEqual([
      { name: 'TRUST_PROXIES', meant: 'TRUST_PROXY' },
      { name: 'WAYBIL_LOG_LEVEL', meant: 'WAYBILL_LOG_LEVEL' },
      { name: 'WAYBILL_SMTP_URL', meant: 'SMTP_URL' },
      { name: 'WAYBILL_X', meant: null },
    ])
  })

  it('take proxies by address, network and name', () => {
    const TRUST_PROXY = 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.7'
    expect(readSettings({ ...production, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY)
  })

  it('want a mail server or the word that there is none, not both', () => {
    const { SMTP_URL: _, ...without } = production
    expect(() => readSettings(without)).toThrow(SettingsError)
    expect(readSettings({ ...without, WAYBILL_MAIL: 'none' }).SMTP_URL).toBeUndefined()
    expect(readSettings({ ...production, WAYBILL_MAIL: '' }).WAYBILL_MAIL).toBeUndefined()
    expect(() => readSettings({ ...production, WAYBILL_MAIL: 'none' })).toThrow('leave one of them out')
    expect(() => readSettings({ ...production, MAIL: 'none' })).toThrow(' and MAIL=none says')
  })

  it.each([' ', '0x50', '8080 ', '1e3', '-1', '65536'])('want a port in digits, not %j', port => {
    expect(() => readSettings({ ...production, WAYBILL_PORT: port })).toThrow(/^WAYBILL_PORT has .* 0 to 65535\.$/)
  })

  it('want every other number in digits, too', () => {
    expect(() => readSettings({ ...production, TRACKING_SECONDS: '0x50' })).toThrow(
      /^TRACKING_SECONDS has .* 1 to 86400\.$/,
    )
    expect(readSettings({ ...production, TRACKING_SECONDS: '80' }).TRACKING_SECONDS).toBe(80)
  })

  it('want a metrics token that nobody guesses', () => {
    expect(() => readSettings({ ...production, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
  })
})

describe('names that shells and platforms use too', () => {
  /** What a sign-in, tcsh or conda, a container's links and other programs set. */
  const others = {
    ...{ MAIL: '/var/mail/root', HOST: 'x86_64-conda-linux-gnu', PORT: 'tcp://10.0.0.7:8080' },
    ...{ DATABASE: 'orders', DEMO: 'yes', LOG_LEVEL: 'INFO' },
  }
  it('say nothing where their values are meant for others, in production too', () => {
    for (const given of [fixedFolder, production]) {
      const { passedOver, ...read } = readSettings({ ...given, ...others })
      const { passedOver: none, ...bare } = readSettings(given)
      expect(read).toEqual(bare)
      expect(none).toEqual([])
      expect(passedOver).toContain('HOST')
    }
  })

  it('say what they always said where that can only be meant for the product', () => {
    const former = {
      ...{ MAIL: 'none', HOST: '0.0.0.0', PORT: '9090', DATABASE: 'embedded', DEMO: 'false', LOG_LEVEL: 'debug' },
    }
    const read = readSettings({ ...fixedFolder, ...former })
    expect(read).toMatchObject({
      ...{ WAYBILL_MAIL: 'none', WAYBILL_HOST: '0.0.0.0', WAYBILL_PORT: 9090, WAYBILL_DATABASE: 'embedded' },
      ...{ WAYBILL_DEMO: false, WAYBILL_LOG_LEVEL: 'debug', passedOver: [] },
    })
    expect(readSettings({ ...fixedFolder, HOST: '::', PORT: '99999' })).toMatchObject({
      WAYBILL_HOST: '::',
      WAYBILL_PORT: 8080,
    })
  })

  it('yield to the product’s own, which are refused where they are wrong', () => {
    const own = { WAYBILL_HOST: 'docks.internal', WAYBILL_PORT: '81', WAYBILL_DEMO: 'true' }
    const read = readSettings({ ...fixedFolder, ...own, HOST: '0.0.0.0', PORT: '80', DEMO: 'false' })
    expect(read).toMatchObject({ WAYBILL_HOST: 'docks.internal', WAYBILL_PORT: 81, WAYBILL_DEMO: true, passedOver: [] })
    const wrong = { WAYBILL_MAIL: '/var/mail/root', WAYBILL_PORT: 'eighty', WAYBILL_LOG_LEVEL: 'INFO' }
    expect(() => readSettings(wrong)).toThrow(/WAYBILL_PORT has .*\n.*WAYBILL_MAIL has .*\n.*WAYBILL_LOG_LEVEL has /)
  })

  it.each(['tcp://10.0.0.7:8080', 'udp://10.0.0.7:53'])(
    'a Service named waybill puts %s into every pod: no port',
    link => {
      const pod = {
        ...fixedFolder,
        WAYBILL_PORT: link,
        WAYBILL_SERVICE_PORT: '8080',
        WAYBILL_PORT_8080_TCP_PORT: '8080',
      }
      expect(readSettings(pod)).toMatchObject({ WAYBILL_PORT: 8080, passedOver: ['WAYBILL_PORT'] })
      expect(readSettings({ ...pod, PORT: '9090' }).WAYBILL_PORT).toBe(9090)
    },
  )

  it('are no word that no mail leaves, nor one for the embedded database', () => {
    const { SMTP_URL: _, WAYBILL_DATABASE: __, ...without } = production
    expect(() => readSettings({ ...without, ...others })).toThrow(
      /DATABASE_URL is missing \(or WAYBILL_DATABASE=embedded.*\nSMTP_URL is missing \(or WAYBILL_MAIL=none: no mail leaves\)/,
    )
    expect(readSettings({ ...without, MAIL: 'none', DATABASE: 'embedded' }).sendsMail).toBe(false)
  })
})

it.each([
  [{ IMAP_URL: 'imaps://box:a%40b@mail.example' }, /needs MAILROOM_EMAIL/],
  [{ IMAP_URL: 'imaps://mail.example', MAILROOM_EMAIL: 'box@acme.example' }, /no host, user or password/],
  [{ IMAP_URL: 'imaps://box:50%off@mail.example', MAILROOM_EMAIL: 'box@acme.example' }, /IMAP_URL .*a % is %25/],
  [{ IMAP_URL: 'imaps://box:a@mail.example/50%off', MAILROOM_EMAIL: 'box@acme.example' }, /IMAP_URL .*a % is %25/],
  [{ IMAP_URL: 'https://box:a@mail.example', MAILROOM_EMAIL: 'box@acme.example' }, /IMAP_URL/],
  [{ IMAP_URL: 'imaps://box:a@mail.example', MAILROOM_EMAIL: 'box+all@acme.example' }, /a plain address/],
  [{ IMAP_URL: 'imaps://box:a@mail.example', MAILROOM_EMAIL: `${'b'.repeat(25)}@acme.example` }, /24 characters/],
])('a mailroom that can’t be read or answered to stops the start: %j', (given, why) => {
  expect(() => readSettings({ ...production, ...given })).toThrow(why)
})

it.each([
  ['~/wb', join(homedir(), 'wb')],
  ['~', homedir()],
  ['~wb', join(process.cwd(), '~wb')],
  ['', join(import.meta.dirname, '../../../.data')],
])('the data folder %j is %s', (given, folder) => {
  expect(readSettings({ ...production, WAYBILL_DATA: given }).WAYBILL_DATA).toBe(folder)
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
