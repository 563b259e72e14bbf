import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { SavePalletConfig } from '@waybill/contract/calls/Shipment/SavePalletConfig.ts'
import { type WirePallet, wirePallet } from '@waybill/contract/wire/pallet.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { itemMaster } from '../testing/answers/items.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal } from '../testing/wire.ts'

const usual = madeUp(wirePallet, {
  ...{ packageType: 'PLT', Length: 48, Width: 40, Tare: 45, MaxHeight: 72, MaxWeight: 2500 },
})

test('the company says how high and heavy its pallets may be', async () => {
  let version = 1
  let kept: readonly WirePallet[] = [usual]
  const load = answer(getPalletConfigData, () => ({ version, palletConfig: [...kept] }))
  const save = answer(SavePalletConfig, ({ body }) => {
    if (body.version !== version) return refusal('ChangedMeanwhile')
    version += 1
    kept = body.pallets
    return { version, palletConfig: [...kept] }
  })
  await renderScreen('/ItemMaster', { answers: [itemMaster([]), load, save] })
  await page.getByRole('button', { name: 'Pallets' }).click()
  const panel = page.getByRole('complementary', { name: 'Pallets' })
  const height = panel.getByRole('textbox', { name: 'Maximum height (in)' })
  await height.fill('60')
  await expectAccessible()
  await panel.getByRole('button', { name: 'Save pallets' }).click()
  await expect.element(page.getByText('Pallets saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Pallets' }).click()
  await expect.element(height).toHaveValue('60')
})
