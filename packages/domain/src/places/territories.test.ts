import { expect, it } from 'vitest'
import { crossesBorder } from '../parcel/customs.ts'
import { homeCountry, inOneSpelling, isAwayFrom, networkCountry } from './territories.ts'

const place = (country: string, state: string, zip: string) => ({ country, state, zip })

it.each([
  [place('PR', '', '901'), place('US', 'PR', '00901')],
  [place('PR', 'PR', '00901'), place('US', 'PR', '00901')],
  [place('US', 'VI', '802'), place('US', 'VI', '00802')],
  [place('GU', 'GU', '96913-1234'), place('US', 'GU', '96913-1234')],
  [place('FM', '', '96941'), place('US', 'FM', '96941')],
  [place('US', 'OH', '45402'), place('US', 'OH', '45402')],
  [place('CA', 'ON', 'M5V 2T6'), place('CA', 'ON', 'M5V 2T6')],
])('%o is stored as %o', (written, stored) => expect(inOneSpelling(written)).toEqual(stored))

it('a territory is a country to the networks, a state to the post, and one place to customs, in either spelling', () => {
  const home = place('US', 'OH', '45402')
  for (const code of ['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW']) {
    const spellings = [place('US', code, ''), place(code, '', ''), place(code, code, '')]
    for (const one of spellings) {
      expect([networkCountry(one), homeCountry(one), isAwayFrom(home, one)]).toEqual([code, 'US', true])
      expect(crossesBorder(home, one)).toBe(code !== 'PR')
      for (const other of spellings) expect(crossesBorder(one, other)).toBe(false)
    }
  }
  expect([networkCountry(home), isAwayFrom(home, place('US', 'HI', ''))]).toEqual(['US', false])
})
