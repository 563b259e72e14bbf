import { messages } from '@waybill/contract/messages.ts'
import { phrases, type SentenceKey, sentence, sentences } from '@waybill/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentences as own, phrases as ownPhrases } from './es-es/sentences.ts'
import { speak } from './language.ts'
import { said, saidFields, saidRefusal, saidValue } from './said.ts'
import { chooseLanguage } from './texts.ts'

const placesOf = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '')
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** What a place of a known set may hold, as it is kept and as it is said. */
const known: Readonly<Record<string, readonly [string, string]>> = {
  when: ['Sat, Nov 21, 10:05 AM EST', 'sáb, 21 nov, 10:05 a.\u00a0m. EST'],
  event: ['In Transit', 'En tránsito'],
  codes: ['pickup, delivered', 'Recolectado, Entregado'],
  fields: ['items, pickup date', 'artículos, fecha de recolección'],
  extra: ['Inside delivery', 'Entrega en interior'],
  error: ['550 no such user.', '550 no such user.'],
}

/** Words of other sentences too; only a value that makes a whole one of what stands around it could be read in two ways. */
const odd = [
  'Acme',
  '{to}',
  'St. Louis Freight Inc.',
  'The carrier, who keeps order',
  'a: b, c. d (e) [f] $& \\ ^',
  'Él dijo: ¿sí?',
  'Tender mailed',
  'is being told',
]

const keys = Object.keys(sentences) as SentenceKey[]
beforeAll(() => chooseLanguage('es-es'))
afterAll(() => speak('en-us'))

describe('what the server keeps is read in Spanish', () => {
  test.each(keys)('%s, whatever stands in its places', key => {
    for (const value of odd) {
      const params = Object.fromEntries(placesOf(sentences[key]).map(name => [name, known[name] ?? [value, value]]))
      const kept = fill(
        sentences[key],
        Object.fromEntries(Object.entries(params).map(([name, [text]]) => [name, text])),
      )
      const wanted = fill(own[key], Object.fromEntries(Object.entries(params).map(([name, [, text]]) => [name, text])))
      expect(said(kept)).toBe(wanted)
    }
  })

  test('every Spanish sentence and phrase has the places of its English', () => {
    for (const key of keys) expect(placesOf(own[key]).toSorted()).toEqual(placesOf(sentences[key]).toSorted())
    for (const [key, text] of Object.entries(phrases)) {
      expect(placesOf(ownPhrases[key as keyof typeof phrases]).toSorted()).toEqual(placesOf(text).toSorted())
    }
  })

  test('a place that ends its sentence ends it in Spanish, for sentences may follow', () => {
    const ends = (text: string): string => /\{(\w+)\}[.]?$/.exec(text)?.[1] ?? ''
    const moved = keys.filter(key => ends(sentences[key]) !== '' && ends(own[key]) !== ends(sentences[key]))
    expect(moved).toEqual([])
  })

  test('sentences one after the other, with what a carrier said before, between and behind them', () => {
    const call = sentence('callAndRecord')
    expect(said(`No truck on Monday ${call}`)).toBe(`No truck on Monday ${own.callAndRecord}`)
    expect(said(`${sentence('orderRefused')} Closed until Jan. 2.`)).toBe(`${own.orderRefused} Closed until Jan. 2.`)
    expect(said(`${sentence('tenderMailed', { to: 'a@x.example, b@x.example' })} ${call}`)).toBe(
      `La oferta se envió por correo a a@x.example, b@x.example. ${own.callAndRecord}`,
    )
    const error = `550 no such user ${sentence('earlierTry')}`
    expect(said(sentence('tenderNotArrived', { error }))).toBe(
      `La oferta no llegó al transportista: 550 no such user ${own.earlierTry}`,
    )
    const number = sentence('pickupConfirmation', { number: 'A. 7' })
    expect(said(`${number} ${sentence('pro', { pro: '123' })} Thank you!`)).toBe(
      'Confirmación de recolección A. 7. PRO 123. Thank you!',
    )
    const spoke = sentence('spokeWith', { spokeWith: 'Mr. Lee', when: 'Mon, Sep 7, 1:05 PM EDT', by: 'Ann T. Roe' })
    expect(said(`Acme keeps the order. ${spoke} They come at noon.`)).toBe(
      'Acme conserva la orden. Habló con Mr. Lee el lun, 7 sept, 1:05 p.\u00a0m. EDT; lo registró Ann T. Roe. They come at noon.',
    )
  })

  test('a moment of the form of before is read like any other, in both languages', () => {
    const kept = sentence('offerOpened', { carrier: 'Acme', when: '2020-11-22 at 9:10 PM EST' })
    expect(said(kept)).toBe('Ofrecido a Acme, hasta dom, 22 nov 2020, 9:10 p.\u00a0m. EST.')
    speak('en-us')
    expect(said(kept)).toBe('Offered to Acme, until Sun, Nov 22, 2020, 9:10 PM EST.')
    expect(saidValue('Note', kept)).toBe(said(kept))
    expect(said('Meet on 2020-11-22 at 9:10')).toBe('Meet on 2020-11-22 at 9:10')
    speak('es-es')
  })

  test('what others said stays as they said it', () => {
    for (const text of ['', 'Left at dock 4. Signed by Bob.', 'The dock is closed.', 'PRO', 'x '.repeat(5_000)]) {
      expect(said(text)).toBe(text)
    }
  })

  test('a long text of a carrier takes no time', () => {
    const text = `${'The carrier said: No. '.repeat(180)}Call it.`
    const begun = performance.now()
    expect(said(text)).toBe(text)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  test('refusals that were kept with their code', () => {
    const kept = messages.CannotMove.text.replace('{from}', 'Rate & route').replace('{to}', 'Delivered')
    expect(saidRefusal('CannotMove', kept)).toContain('«Tarifa y ruta» y de ahí no puede pasar a «Entregado»')
    expect(saidRefusal('NoSuchCode', 'Whatever.')).toBe('Whatever.')
    expect(saidRefusal('NotFound', 'An older wording.')).toBe('An older wording.')
  })

  test('what changed on a shipment: our words in Spanish, what people typed as they typed it', () => {
    expect(saidFields('items, the PRO number of the carrier')).toBe('artículos, el número PRO del transportista')
    expect(saidValue('Extra services', 'Inside delivery, Collect on delivery')).toBe(
      'Entrega en interior, Cobro contra entrega',
    )
    expect(saidValue('Unit 1', '2 PLT, 48 × 40 × 48 in, stackable, stop 1 to 2, line 1: 10 pieces, 500 lb')).toBe(
      '2 PLT, 48 × 40 × 48 in, apilable, parada 1 a 2, línea 1: 10 piezas, 500 lb',
    )
    expect(saidValue('Status', 'Rate & route')).toBe('Tarifa y ruta')
    expect(saidValue('Order number', 'Items')).toBe('Items')
  })
})

test('in English everything reads as it is kept', () => {
  speak('en-us')
  expect(said(sentence('isVoid'))).toBe(sentences.isVoid)
  expect(saidValue('Unit 1', 'stackable')).toBe('stackable')
})
