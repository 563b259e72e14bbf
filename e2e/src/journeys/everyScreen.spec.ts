import { expect, test } from './journey.ts'

// What a component test of a screen cannot hold: the built bundle, its content security policy, and answers of the server.
// Here are the screens that no other journey opens; the console stays clean on each of them.

test.beforeEach(({ asClerk }) => asClerk())

test('screens that no other journey opens come up as they were built, with what the server has for them', async ({
  page,
  visit,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  await visit('/UserGuide')
  await expect(title('User Guide')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ship an order', exact: true })).toBeVisible()

  await visit('/Preferences')
  await expect(title('Preferences')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeAttached()

  await visit('/Settings/UpdateProfile')
  await expect(title('Update Profile')).toBeVisible()
  await expect(page.getByLabel('First name')).not.toHaveValue('')

  await visit('/Settings/ChangePassword')
  await expect(title('Change Password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeVisible()

  await visit('/TerminalInfo?from=45402&to=60601')
  await expect(title('Terminal Info')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /\(DMBL\)/ })).toBeVisible()

  await visit('/Settings/BillToLocations')
  await expect(title('Update API Bill-To Locations')).toBeVisible()
  await expect(page.getByText('Demo Mountain Sports Payables')).toBeVisible()

  await visit('/CarrierMapping')
  await expect(title('Carrier Mapping')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'DEMO-1', exact: true })).toBeVisible()

  await visit('/FuelPrograms')
  await expect(title('Fuel programs')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Diesel prices by week' })).toBeVisible()
})
