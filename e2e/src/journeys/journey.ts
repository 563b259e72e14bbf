import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { SignIn } from '../product.ts'
import type { Given } from '../startForAll.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What this worker was given, where its number names one of the products. */
const all: readonly Given[] = JSON.parse(process.env.GIVEN ?? '[]')
const own = all[Number(process.env.TEST_PARALLEL_INDEX)]
if (own !== undefined) Object.assign(process.env, { BASE_URL: own.BASE_URL, SANDBOX_URL: own.SANDBOX_URL })

const fileOf = (): string => basename(test.info().file)

/** The sign-in of the company that the journeys of this file have to themselves. */
function mine(): SignIn {
  const signIn = own?.signIns[fileOf()]
  if (signIn === undefined) throw new Error(`no company was made for ${fileOf()}`)
  return signIn
}

export const signIn = { email: () => mine().email, password: () => mine().password }

/** What a signed-in browser keeps, as the product's own sign-in leaves it. */
interface Kept {
  readonly name: string
  readonly value: string
}

/** The session of a file's last journey goes on in its next: sign-ins of one account are counted and limited. */
const sessions = new Map<string, readonly Kept[]>()

const isOfSession = ({ name }: Kept): boolean => name === 'waybill.user' || name === 'waybill.key'

/** Signs in without loading the screen for it, which has a journey of its own. */
async function newSession(request: APIRequestContext): Promise<readonly Kept[]> {
  const data = { Email: signIn.email(), Password: signIn.password() }
  const response = await request.post('/api/LogIn/Login', { data, headers: { 'developer-key': 'waybill-web' } })
  expect(response.ok(), await response.text()).toBe(true)
  const { userDetails } = await response.json()
  return [
    { name: 'waybill.user', value: JSON.stringify(userDetails) },
    { name: 'waybill.key', value: response.headers().token ?? '' },
  ]
}

/** A page whose console stays clean: an error or a blocked script or style fails the journey. */
export const test = base.extend<{ page: Page; visit: (path: string) => Promise<void>; asClerk: () => Promise<void> }>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.BASE_URL ?? ''),
  page: async ({ page }, use) => {
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
  asClerk: async ({ page, request }, use) => {
    const context = page.context()
    const origin = process.env.BASE_URL ?? ''
    await use(async () => {
      const localStorage = [...(sessions.get(fileOf()) ?? (await newSession(request)))]
      await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
    })
    const { origins } = await context.storageState()
    const kept = origins.find(one => one.origin === origin)?.localStorage.filter(isOfSession) ?? []
    if (kept.length === 2) sessions.set(fileOf(), kept)
    else sessions.delete(fileOf())
  },
})

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What axe finds on the page as it stands (WCAG 2.2 AA); empty is the goal. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's to judge: they arrive. What never ends has nowhere to.
  await page.evaluate(() => {
    for (const running of document.getAnimations()) {
      if (Number.isFinite(Number(running.effect?.getComputedTiming().endTime))) running.finish()
    }
  })
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: unknown) => Promise<{ violations: Finding[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await axe.run(document, { runOnly: tags })).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

export { expect }
