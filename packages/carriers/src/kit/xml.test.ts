import fc from 'fast-check'
import { expect, test } from 'vitest'
import { childrenOf, element, readXml, textIn } from './xml.ts'

const read = (text: string) => readXml(Buffer.from(text))

test('elements are read without prefixes, attributes and comments', () => {
  const found = read(
    '<?xml version="1.0"?>\n<!-- a > b --><s:Envelope xmlns:s="http://x/>"><s:Body><a nil=\'true\'/><b> 1 &amp; 2 </b><b><![CDATA[<3>]]></b></s:Body></s:Envelope>',
  )
  expect(found?.name).toBe('Envelope')
  expect(childrenOf(found?.children[0], 'b').map(({ text }) => text)).toEqual(['1 & 2', '<3>'])
  expect(textIn(found?.children[0], 'a')).toBe('')
})

test.each([
  ['nothing', ''],
  ['a page that does not close', '<html><body>Maintenance'],
  ['tags crosswise', '<a><b></a></b>'],
  ['two documents', '<a/><b/>'],
  ['entities of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['a tag without end', '<a'],
  ['a depth beyond reason', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
])('%s is no document', (_, text) => expect(read(text)).toBeNull())

test('references that are none of XML stay as they are', () => {
  expect(read('<a>&x; &#65;&#x42; &#0; &#9999999;</a>')?.text).toBe('&x; AB &#0; &#9999999;')
})

test('a hostile text ends in time', () => {
  const began = performance.now()
  expect(read(`<a ${'"'.repeat(200_000)}`)).toBeNull()
  expect(read('<!--'.repeat(200_000))).toBeNull()
  expect(read(`<${'a'.repeat(500_000)}`)).toBeNull()
  expect(read('<a'.repeat(200_000))).toBeNull()
  expect(read(`<a ${'/'.repeat(200_000)}`)).toBeNull()
  expect(read(`<a>${'&'.repeat(500_000)}</a>`)).not.toBeNull()
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const given = text.replace(/[\p{Cc}\ufffe\uffff]/gu, '')
      expect(textIn(read(element('a', [['b', given]])) ?? undefined, 'b')).toBe(given.trim())
    }),
  )
})
