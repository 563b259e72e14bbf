import english from '@waybill/docs/guide.md?raw'
import { expect, test } from 'vitest'
import { sectionByPage } from './sectionByPage.ts'

test('every screen leads to a section of the guide, and the menu to what is new', () => {
  const ids = [...english.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect([...Object.values(sectionByPage), 'what-is-new'].filter(id => !ids.includes(id))).toEqual([])
})
