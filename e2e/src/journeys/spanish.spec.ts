import type { Page } from '@playwright/test'
import { axeFindings, expect, signIn, test } from './journey.ts'

const inSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('waybill.preference.language', 'es-es'))

test('the card, its refusals and its title are read in the language that was chosen there', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('es-es')
  await expect(page).toHaveTitle('Waybill – Iniciar sesión')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-es')
  await page.getByLabel('Correo electrónico de la empresa').fill('nadie@waybill.invalid')
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta contraseña')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('an order in Spanish, from the sign-in to the page of the shipment', async ({ page }) => {
  await inSpanish(page)
  await page.goto('/')
  await page.getByLabel('Correo electrónico de la empresa').fill(signIn.email())
  await page.getByLabel('Contraseña', { exact: true }).fill(signIn.password())
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()

  await page.goto('/SingleOrder')
  await expect(page.getByRole('heading', { level: 1, name: 'Orden individual' })).toBeVisible()
  const company = page.getByRole('region', { name: 'Destino', exact: true }).getByLabel('Empresa')
  await company.pressSequentially('Demo Garden Center')
  await expect(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await company.press('Enter')
  await expect(page.getByText('Plataforma elevadora en la entrega: agregado.')).toBeVisible()

  const weight = page.getByLabel('Peso lb, línea 1')
  const fill = (field: string, value: string) => page.getByLabel(`${field}, línea 1`).fill(value)
  await fill('Descripción', 'Soportes de hierro')
  await fill('Cant.', '2')
  await fill('La in', '48')
  await fill('An in', '40')
  await fill('Al in', '45')
  await weight.fill('1240,5')
  await page.getByLabel('Hasta').fill('3:30 p. m.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Un campo requiere su atención.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await weight.fill('1,240.5')
  await page.getByLabel('Clase, línea 1').press('=')
  await expect(page.getByText('2 piezas')).toBeVisible()
  await page.keyboard.press('Control+Enter')

  const book = page.getByRole('button', { name: /^Reservar con / })
  await expect(book).toBeEnabled()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('radiogroup', { name: 'Elija una tarifa' }).getByRole('radio', { checked: true }).press('Enter')
  await page.getByRole('button', { name: /^Enviar oferta a / }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Reservado con / })).toBeVisible({ timeout: 20_000 })
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Abrir el envío' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Historial' })).toBeVisible()
  await expect(page.getByText('lo ofreció')).toBeVisible()
  await expect(page.getByText('2 Tarimas')).toBeVisible()
  // What the server keeps as text is read in Spanish too.
  await expect(page.getByText(/^Nota: Guardado en la bandeja de salida para /)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // Back to English at a touch, what is open included.
  await page.getByRole('button', { name: /Su cuenta/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()
  await expect(page.getByText(/^Note: Kept in the outbox for /)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
})
