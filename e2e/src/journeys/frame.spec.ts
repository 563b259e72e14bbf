import { axeFindings, expect, signIn, test } from './journey.ts'

test('a clerk signs in, is sent where she wanted to go, and signs out', async ({ page, visit }) => {
  await visit('/Track?tab=D')
  await expect(page).toHaveURL(/\/\?next=/)
  await page.getByLabel('Business email').fill(signIn.email())
  await page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
  await expect(page.getByLabel('Business email')).toHaveValue(signIn.email())
  await page.getByLabel('Password', { exact: true }).fill(signIn.password())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Track\?tab=D/)
  await expect(page).toHaveTitle('Waybill – Track')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => !key.startsWith('waybill.preference.'))))
    .toEqual([])
  await page.goBack()
  await expect(page.getByLabel('Business email')).toBeVisible()
})

test('forgot password and sign up answer the same whoever asks', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // Sign-in has a field of the same name, and stands until the address is heard to have changed.
  await expect(page.getByRole('button', { name: 'Sign in' })).not.toBeVisible()
  await page.getByLabel('Business email').fill('nobody@example.invalid')
  await page.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByText('If the account exists, a link valid for 24 hours is on its way.')).toBeVisible()
})

test('a bad password link says what to do', async ({ page, visit }) => {
  await visit('/PasswordSetup?accessid=made-up')
  await expect(page.getByRole('link', { name: /new link/i })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the card in front, ${colorScheme}`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme })
    await visit('/')
    expect(await axeFindings(page)).toEqual([])
  })
}

test('a first page whose code is slow has its frame meanwhile, says so, and moves nothing when it comes', async ({
  page,
  asClerk,
}) => {
  await asClerk()
  let pass = (): void => undefined
  const held = new Promise<void>(resolve => {
    pass = resolve
  })
  await page.route(/\/assets\/ContactUs-[^/]+\.js/, async route => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/ContactUs', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Track', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Waybill – Contact Us')
  pass()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
})
