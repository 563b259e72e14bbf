import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('a browser is named by what it is, not by what it claims to be like', () => {
  expect(deviceName(chrome)).toBe('Chrome, Windows')
  expect(deviceName(`${chrome} Edg/142.0.0.0`)).toBe('Edge, Windows')
  expect(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'),
  ).toBe('Safari, iPhone')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux')
  expect(deviceName('curl/8.5.0')).toBe('curl/8.5.0')
  expect(deviceName('')).toBe('')
})
