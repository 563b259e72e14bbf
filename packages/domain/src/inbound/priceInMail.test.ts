import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInMail } from './priceInMail.ts'
import { splitReply, surelyOwn } from './replyText.ts'

const quoted = `

On Fri, Nov 20, 2026 at 9:12 AM Acme Shipping <no-reply@waybill.example>
wrote:

> Please quote this load. Our target price is $1,000.00 all in.
> 4 pallets, 4,800 lb`

const outlook = `

From: Acme Shipping <no-reply@waybill.example>
Sent: Friday, November 20, 2026 9:12 AM
To: Dispatch
Subject: Quote request 88012

Our target price is $1,000.00 all in.`

const signature = `
Thanks,
Pat Miller
Dispatch, Roadrunner Lines
Office 937-555-0142 ext 1250
MC 482910 | Cargo insurance $100,000`

describe('a price that a reply names is read', () => {
  it.each([
    ['$1,250 all in', 125_000, 'USD'],
    [`$1,250 all in${quoted}`, 125_000, 'USD'],
    [`We can do 1250 USD.${outlook}`, 125_000, 'USD'],
    [`Our rate is $1,250.00 flat.\n${signature}`, 125_000, 'USD'],
    ['Rate: USD 1.250,00 all-in', 125_000, 'USD'],
    ['Podemos hacerlo por $1,250.50 USD, todo incluido.\nSaludos,\nJosé', 125_050, 'USD'],
    ['Nuestra tarifa: 1.250,00 EUR todo incluido', 125_000, 'EUR'],
    ['We can cover it for $2,300 including fuel. PRO will be 123-456789-0, pickup 11/25.', 230_000, 'USD'],
    ['Quote for 4 plts, 4,800 lbs: $1,250.00', 125_000, 'USD'],
    ['CA$1,900 flat', 190_000, 'CAD'],
    ['Hi Sam,\n\n$975\n\nLet me know if that works!\nPat', 97_500, 'USD'],
    ['All in rate $1,250. Again: $1,250 all in.', 125_000, 'USD'],
    ['Best I can do is $1,400 per load, good until Friday.', 140_000, 'USD'],
    ['Total                $1,250.00', 125_000, 'USD'],
    [`> What would you take for it?\n\n$1,250 all in`, 125_000, 'USD'],
    ['Quoting €1 250,00 all in', 125_000, 'EUR'],
  ])('%j', (text, amount, currency) => {
    expect(priceInMail(text, 'USD', '2026-11-25')).toMatchObject({ amount, currency })
  })

  it('with the sentence it stands in; `$` is the currency of the shipment where that is written so', () => {
    expect(priceInMail('Hello.\nWe can do $1,250 all in. Regards', 'CAD')).toEqual({
      ...{ amount: 125_000, currency: 'CAD', words: 'We can do $1,250 all in.' },
    })
    expect(priceInMail('We can do $1,250 all in.', 'EUR')).toBeNull()
  })
})

describe('what could be meant otherwise stays unsaid', () => {
  it.each([
    ['two prices', '$1,250 all in for Friday, $1,100 all in for Monday'],
    ['a range', 'Our rate is $1,200-1,300'],
    ['a range in words', 'Rate: $1,200 to $1,300'],
    ['a range with one mark', 'We can do 1200 - 1300 USD'],
    ['parts of a price', 'Linehaul $1,000\nFuel $250\nTotal $1,250'],
    ['linehaul alone', 'Rate $1,000 linehaul'],
    ['plus fuel', 'We can do $1,250 plus fuel'],
    ['plus fuel as a sign', 'Rate $1,250 + FSC'],
    ['fuel in another sentence', 'Our rate is $1,250. Fuel is separate.'],
    ['a fuel percentage', 'Our rate is $1,250.\n28% fuel'],
    ['by the mile', 'We can do $2.45 per mile'],
    ['by the mile, with a slash', 'Rate $245/mi'],
    ['by the hundredweight', 'Rate: $28.50/cwt'],
    ['each', 'We can do $450 each pallet'],
    ['only what we asked', `Let me check.${quoted}`],
    ['only what we asked, as Outlook quotes', `Let me check.${outlook}`],
    ['a quotation whose line was wrapped', '> Our target price\n$1,000 all in'],
    ['a signature', `We will look at it.\n${signature}`],
    ['a PRO, a weight and a date', 'PRO 1250123456, 1,250 lb, pickup 11/25/2026, call 937-555-1250'],
    ['a number without a currency', 'We can do 1250 all in'],
    ['declined', 'We decline. Our rate would be $1,250.'],
    ['declined at a price', "We can't do it for $1,250"],
    ['no bid', 'No bid. Rate $1,250 flat'],
    ['negative', 'Rate -$1,250'],
    ['in brackets', 'Rate ($1,250)'],
    ['nothing', ''],
    ['zero', 'We can do $0 all in'],
    ['huge', 'We can do $10,000,000,000 all in'],
    ['thousands', 'Rate $1.2k flat'],
    ['read in two ways', 'Rate $1.250 flat'],
    ['badly grouped', 'Rate $12,50,00 flat'],
    ['a question', 'Would $1,250 work?'],
    ['our own price', 'Your price of $1,000 is too low'],
    ['a condition', 'We can do $1,250 all in if it moves Monday'],
    ['about', 'Rate around $1,250'],
    ['an insurance', 'Our cargo insurance limit is $100,000, rate to follow'],
    ['extra money', 'We can do it. TONU is $250.'],
    ['declined in Spanish', 'No podemos por ese precio, serían $1,900'],
    ['more in Spanish', 'Precio $1,250 más combustible'],
    ['by the mile in Spanish', 'Tarifa: $45 por milla'],
    ['without a word that says so', 'Acme 44 $1,250 blue'],
    ['yen or yuan', 'Rate ¥125000 flat'],
    ['two currencies', 'Rate $1,250 flat, 1,700 CAD flat'],
    ['a mark against another', 'Rate US$1,250 CAD flat'],
    ['a rise', 'The rate went up by $100'],
  ])('%s', (_why, text) => expect(priceInMail(text, 'USD')).toBeNull())
})

it('a quotation above the answer is cut off as well', () => {
  const text = 'On Friday Acme wrote:\n> Our target is $1,000\n> flat\n\nWe can do $1,250 all in.\n\nPat'
  expect(splitReply(text)).toEqual({
    own: 'We can do $1,250 all in.\n\nPat',
    quoted: 'On Friday Acme wrote:\n> Our target is $1,000\n> flat',
  })
})

it('a Spanish quotation and a line of a telephone are no words of the sender', () => {
  const text = 'Va.\n\nEl vie, 20 nov 2026, Acme <a@b.example> escribió:\n\n> Hola\n\nEnviado desde mi iPhone'
  expect(splitReply(text).own).toBe('Va.\n\nEnviado desde mi iPhone')
  expect(surelyOwn(text)).toBe('Va.')
})

it('`From:` in a sentence begins no quotation', () => {
  expect(splitReply('From: Reno it takes 3 days.\nWe can do it.').quoted).toBe('')
})

it('nothing of a text is lost, and nothing makes it fail or wait', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('> a', 'On x', 'wrote:', '-- ', 'From: a@b', 'To: b', '$1,250 all in'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), lines => {
      const text = lines.join('\n')
      const { own, quoted: rest } = splitReply(text)
      const letters = (all: string) => [...all.replace(/\s/g, '')].toSorted().join('')
      expect(letters(own + rest)).toBe(letters(text))
      expect(() => priceInMail(text, 'USD')).not.toThrow()
    }),
  )
  // Square time over these would be minutes, and the test would be over before.
  for (const piece of ['1 ', '$1,', ' on', 'On a\n', '> ', '\n', '1 000', '(', "'1", 'fuel ', 'From: a\n']) {
    expect(priceInMail(piece.repeat(9_999 / piece.length), 'USD')).toBeNull()
    expect(priceInMail(piece.repeat(200_000), 'USD')).toBeNull()
  }
})
