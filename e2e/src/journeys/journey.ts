import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test'
import { type ClonedCompanies, embeddedBelow, openClonedCompanies } from '@waybill/server/testing/cloneCompany.ts'
import { type SignIn, startProduct } from '../product.ts'
import { type Given, given } from '../startForAll.ts'

/** The sign-in of the company that the journey under way has to itself. */
let current: SignIn | undefined
function mine(): SignIn {
  if (current === undefined) throw new Error('there is no company outside of a journey')
  return current
}

export const signIn = { email: () => mine().email, password: () => mine().password }

/** Signs in without loading the screen for it, which has a journey of its own. @returns what the browser keeps then */
async function newSession(request: APIRequestContext) {
  const data = { Email: signIn.email(), Password: signIn.password() }
  const response = await request.post('/api/LogIn/Login', { data, headers: { 'developer-key': 'waybill-web' } })
  expect(response.ok(), await response.text()).toBe(true)
  const { userDetails } = await response.json()
  return [
    { name: 'waybill.user', value: JSON.stringify(userDetails) },
    { name: 'waybill.key', value: response.headers().token ?? '' },
  ]
}

interface ForEach {
  /** A company like the template, with a clerk: nobody else's, and gone from what runs when the journey is over. */
  readonly company: SignIn
  /** Opens a page of the product and waits for its title. */
  readonly visit: (path: string) => Promise<void>
  /** Signs the browser in as the clerk of the journey's company. */
  readonly asClerk: () => Promise<void>
}

interface ForWorker {
  /** Has a product of its own, whose carriers may be made to fail: `test.use({ ownCarriers: true })`. */
  readonly ownCarriers: boolean
  readonly product: Given
  readonly companies: ClonedCompanies
  /** One context for all journeys, so that what a browser has loaded and compiled stays; storage begins empty each time. */
  readonly held: { context: BrowserContext | null }
}

/** Ends what a journey left open in the browser. */
async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close()
  for (const other of context.browser()?.contexts() ?? []) if (other !== context) await other.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
}

/** A page whose console stays clean: an error or a blocked script or style fails the journey. */
export const test = base.extend<ForEach, ForWorker>({
  ownCarriers: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ ownCarriers }, use) => {
      const own = ownCarriers ? await startProduct() : null
      const product: Given = own === null ? JSON.parse(process.env.GIVEN ?? '') : given(own)
      Object.assign(process.env, { BASE_URL: product.address, SANDBOX_URL: product.sandbox })
      await use(product)
      await own?.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  companies: [
    async ({ product }, use) => {
      const companies = await openClonedCompanies(embeddedBelow(product.data), product.template.email)
      await use(companies)
      await companies.close()
    },
    { scope: 'worker' },
  ],
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const held: ForWorker['held'] = { context: null }
      await use(held)
      await held.context?.close()
    },
    { scope: 'worker' },
  ],
  company: [
    async ({ product, companies }, use) => {
      current = { email: await companies.clone(), password: product.template.password }
      await use(current)
      await companies.rest(current.email)
      current = undefined
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  context: async ({ browser, baseURL, held }, use, { expectedStatus }) => {
    held.context ??= await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
    const { context } = held
    await context.setStorageState({ cookies: [], origins: [] })
    await use(context)
    if (test.info().status === expectedStatus) return leave(context)
    // What a failure left behind is nobody's to start from.
    held.context = null
    await context.close()
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) said.push(message.text())
    })
    page.on('pageerror', error => said.push(String(error)))
    await use(page)
    expect(said).toEqual([])
  },
  visit: async ({ page }, use) =>
    use(async path => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }),
  asClerk: async ({ context, product, request }, use) =>
    use(async () => {
      const localStorage = await newSession(request)
      await context.setStorageState({ cookies: [], origins: [{ origin: product.address, localStorage }] })
    }),
})

export { axeFindings } from './axe.ts'
export { expect }
