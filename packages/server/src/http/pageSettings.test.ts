import { expect, it } from 'vitest'
import { testSettings } from '../testing/node.ts'
import { settingsOf } from './pageSettings.ts'

const read = (attribute: string) =>
  JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))

it('gives each host its addresses, and every other one this server', () => {
  const addresses = { 'demo.example.com': { main: 'https://api.example.com/', socket: 'wss://live.example.com' } }
  const settings = testSettings({ HOST_ADDRESSES: JSON.stringify(addresses), SUPPORT_EMAIL: 'a"b<c&d@example.com' })
  const demo = settingsOf(settings, 'demo.example.com')
  expect(read(demo.text)).toMatchObject({
    mainUrl: 'https://api.example.com',
    secondaryUrl: '',
    socketUrl: 'wss://live.example.com',
    supportEmail: 'a"b<c&d@example.com',
    mailsKept: true,
  })
  expect(demo.text).not.toMatch(/["<]/)
  expect(demo.others).toEqual(['https://api.example.com', 'wss://live.example.com'])
  expect(settingsOf(settings, 'www.example.com')).toMatchObject({ others: [] })
})

it.each(['nothing', '{"a": {"main": "javascript:alert(1)"}}', '{"a": {"mian": "https://b.example"}}'])(
  'refuses %s with a word that names the setting',
  HOST_ADDRESSES => {
    expect(() => testSettings({ HOST_ADDRESSES })).toThrow('HOST_ADDRESSES')
  },
)
