import { expect, it } from 'vitest'
import { countLeaning, moreThan } from './journeys.mjs'

it('counts what leans on a place or reads without waiting, and not what waits', () => {
  const text = `
    await page.getByRole('row').nth(2).click()
    await page.locator('[data-row]').first().click()
    const bol = await page.locator('h1').textContent()
    expect(await page.getByRole('row').count()).toBe(3)
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.locator('h1')).toHaveText('BOL 1')`
  expect(countLeaning(text)).toEqual({ place: 2, read: 2 })
  expect(countLeaning('await expect(page).toHaveURL(/Track/)')).toEqual({})
})

it('refuses more than is known, and everything in a journey that is new', () => {
  const known = { 'old.spec.ts': { place: 2 } }
  expect(moreThan({ 'old.spec.ts': { place: 2 } }, known)).toEqual([])
  expect(moreThan({ 'old.spec.ts': { place: 3 } }, known)).toHaveLength(1)
  expect(moreThan({ 'old.spec.ts': { place: 1, read: 1 } }, known)).toHaveLength(1)
  expect(moreThan({ 'new.spec.ts': { read: 1 } }, known)).toHaveLength(1)
})
