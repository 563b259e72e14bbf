import { expect, it } from 'vitest'
import { readLetterLink } from './letterLink.ts'

const quote = { kind: 'quote', id: 12, accessId: 'abc', byClerk: false, proposed: null }

it.each([
  ['/QuoteResponse', '?QuoteID=12&AccessID=abc', quote],
  ['/quoteresponse/', '?quoteid=12&ACCESSID=%20abc%20', quote],
  ['/QuoteResponse', '?QuoteID=12&AccessID=abc&userEdit=true', quote],
  ['/QuoteResponse', '?QuoteID=12&userEdit=true', { ...quote, accessId: '', byClerk: true }],
  ['/QuoteResponse', '?QuoteID=12&useredit=TRUE', { ...quote, accessId: '', byClerk: true }],
  [
    '/QuoteResponse',
    '?QuoteID=12&userEdit=true&amount=1150.00&currency=USD',
    { ...quote, accessId: '', byClerk: true, proposed: { amount: '1150.00', currency: 'USD' } },
  ],
  ['/QuoteResponse', '?QuoteID=12&userEdit=true&amount=free', { ...quote, accessId: '', byClerk: true }],
  ['/QuoteResponse', '?QuoteID=12&AccessID=abc&amount=1&currency=USD', quote],
  ['/QuoteResponse', '?QuoteID=12&userEdit=false', null],
  ['/QuoteResponse', '?QuoteID=12', null],
  ['/QuoteResponse', '?AccessID=abc', null],
  ['/QuoteResponse', '?TenderID=12&AccessID=abc', null],
  ['/QuoteResponse', '', null],
  ['/QuoteResponse', '?QuoteID=-1&AccessID=abc', { ...quote, id: 0 }],
  ['/TenderResponse', '?TenderID=12&AccessID=abc', { ...quote, kind: 'tender' }],
  ['/TenderResponse', '?QuoteID=12&AccessID=abc', null],
])('%s%s', (pathname, search, link) => expect(readLetterLink({ pathname, search })).toEqual(link))
