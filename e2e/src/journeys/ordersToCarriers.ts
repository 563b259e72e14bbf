import { expect, type Locator, type Page } from '@playwright/test'

const head =
  'Sales order;Cust PO;Consignee;Ship to address;Ship to city;ST;Ship to ZIP;Item no;Qty ordered;UOM;Weight (lb);Class;Length;Width;Height;Due date;Freight terms'

/** A file of so many orders of one pallet each, SHEET-1000 and on. */
const orderFile = (orders: number): string =>
  [
    head,
    ...Array.from(
      { length: orders },
      (_, n) =>
        `SHEET-${1000 + n};PO-${n};Sheet Supply;${n + 1} Market Street;Reno;NV;89501;PART-4;1;PLT;500;70;48;40;48;12/14/2026;PPD`,
    ),
  ].join('\n')

export interface Handled {
  /** What a person did: a file that was chosen, or a press. */
  readonly interactions: number
  /** Milliseconds of each step, from the press that began it until its outcome stood on the page. */
  readonly took: Readonly<Record<'import' | 'build' | 'rate' | 'tender', number>>
}

/**
 * Goes from *Open Orders* with a file of so many orders to their tenders on one sheet, by the buttons a person presses.
 * @param timeout milliseconds that one step may take
 * @param onRated runs while all stand priced on the sheet
 */
export async function ordersToCarriers(
  page: Page,
  orders: number,
  { timeout, onRated }: { timeout: number; onRated?: () => Promise<void> },
): Promise<Handled> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  /** As counts stand in the product's words. */
  const all = orders.toLocaleString('en-US')
  let interactions = 0
  const press = async (what: Locator): Promise<void> => {
    interactions += 1
    await what.click({ timeout })
  }
  const timed = async (begin: Locator, outcome: Locator): Promise<number> => {
    await press(begin)
    const started = performance.now()
    await expect(outcome).toBeVisible({ timeout })
    return performance.now() - started
  }
  await press(button('From a file'))
  interactions += 1
  const file = { name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(orderFile(orders)) }
  await page.locator('input[type=file]').setInputFiles(file)
  const imported = await timed(button(/^Import about/), button(`Build ${all} shipments`))
  const built = await timed(button(`Build ${all} shipments`), button(`Rate ${all}`))
  await expect(page).toHaveURL(/\/OrderSheet\/\d+$/)
  const rated = await timed(button(`Rate ${all}`), button(`Priced ${all}`))
  await onRated?.()
  await press(button(`Tender ${all}`))
  const tendered = await timed(button(`Send ${all} tenders`), button(`Tendered ${all}`))
  return { interactions, took: { import: imported, build: built, rate: rated, tender: tendered } }
}
