import spanish from '@waybill/docs/guide.es.md?raw'
import english from '@waybill/docs/guide.md?raw'
import { expect, test } from 'vitest'

/** `##`, `1.`, `-` or a paragraph: how the guide is built, block by block. */
const blocks = (guide: string): readonly string[] =>
  guide
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => /^(#+|\d+\.|-) /.exec(line)?.[1] ?? 'paragraph')

const spelled: Readonly<Record<string, string>> = { Entrar: 'Enter', mediodía: 'noon' }
/** Keys and what is typed, section by section. */
const codes = (guide: string): readonly (readonly string[])[] =>
  guide
    .split(/^## /m)
    .map(part => [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => spelled[code] ?? code).toSorted())

test('the Spanish guide has every heading, step and paragraph of the English one', () => {
  expect(blocks(english).filter(block => block === '##').length).toBeGreaterThan(10)
  expect(blocks(spanish)).toEqual(blocks(english))
})

test('both guides name the same keys in the same sections', () => {
  expect(codes(spanish)).toEqual(codes(english))
})
