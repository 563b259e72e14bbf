import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** A label printer that takes bytes and says nothing. */
async function openPrinter() {
  const host = `127.${randomInt(1, 250)}.${randomInt(250)}.${randomInt(2, 250)}`
  let received = ''
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', chunk => {
      received += chunk.toString()
    })
  })
  server.listen(9100, host)
  await once(server, 'listening')
  const labels = () => received.split('^XZ').length - 1
  return { target: `${host}:9100`, labels, close: () => server.close() }
}

test('a PC is paired, prints a test label, and what nobody knows is asked about', async ({ page, visit }) => {
  const printer = await openPrinter()
  await visit('/PrinterSetup')
  await expect(page.getByText('No stations yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add station' }).click()
  const command = await page.getByText(/^curl -O .*node station\.mjs/).innerText()
  const [, address = '', code = ''] = /node station\.mjs (\S+) (\S+)/.exec(command) ?? []
  const fetched = await page.request.get(`${address}/station.mjs`)
  expect(fetched.ok()).toBe(true)
  const home = mkdtempSync(join(tmpdir(), 'waybill-station-'))
  const program = join(import.meta.dirname, '../../../packages/station/src/main.ts')
  const station = spawn(process.execPath, [program, address, code], {
    env: { ...process.env, WAYBILL_STATION_HOME: home },
    stdio: 'ignore',
  })
  try {
    const card = page.getByRole('article')
    await expect(card.getByText('Online', { exact: true })).toBeVisible()
    await expect(card.getByRole('switch', { name: 'My station' })).toBeChecked()
    await card.getByRole('button', { name: 'Add network printer' }).click()
    await card.getByRole('textbox', { name: 'Name' }).first().fill('Bench printer')
    await card.getByRole('textbox', { name: 'Address and port' }).fill('10.1.2.3:22')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByText(/port 9100 to 9109/)).toBeVisible()
    await card.getByRole('textbox', { name: 'Address and port' }).fill(printer.target)
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByText('Ready', { exact: true }).first()).toBeVisible()
    await expect(card.getByRole('combobox', { name: 'Parcel labels', exact: true })).toHaveValue(/\d+/)
    await card.getByRole('button', { name: 'Test page: Bench printer' }).click()
    await expect(page.getByRole('heading', { name: 'Did this print?' })).toBeVisible()
    expect(printer.labels()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: /1 print job to confirm$/ }).click()
    await page
      .getByRole('dialog', { name: /1 print job to confirm$/ })
      .getByRole('button', { name: 'It printed: Test page' })
      .click()
    await expect(page.getByRole('heading', { name: 'Did this print?' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Recent jobs' }).getByText('Printed', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Remove station' }).click()
    await card.getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByText('No stations yet')).toBeVisible()
    if (station.exitCode === null) await once(station, 'exit')
    expect([station.exitCode, printer.labels()]).toEqual([0, 1])
  } finally {
    station.kill()
    printer.close()
  }
})
