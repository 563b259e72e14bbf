import { insertBehind, isCamel, pascal } from './names.mjs'

const addressFile = (name, KEY) => `import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = { connector: '${name}', key: '${KEY}_URL', own: 'https://api.${name}.example' }
`

const settingsFile = Name => `import { z } from 'zod'

const settings = z.object({ apiKey: z.string().min(1) })

/** A company's sign-in at ${Name}. */
export type ${Name}Settings = z.output<typeof settings>

export const readSettings = (stored: unknown): ${Name}Settings => settings.parse(stored)
`

const sendFile = Name => `import type { CarrierAccount, Operation, WireCall } from '../kit/connector.ts'
import type { Got } from '../kit/http.ts'
import type { Kit } from '../kit/kit.ts'
import type { ${Name}Settings } from './settings.ts'

const ANSWER_MAX = 5 * 1024 * 1024

export type Account = CarrierAccount<${Name}Settings>

interface Request {
  readonly operation: Operation
  /** Begins with a slash. */
  readonly path: string
  readonly body: unknown
}

/** The only way to ${Name}. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

export const createSend =
  (kit: Kit): Send =>
  (account, { operation, path, body }, wireCall) =>
    kit.ask(
      { account, operation },
      {
        method: 'POST',
        url: account.baseUrl + path,
        headers: { 'content-type': 'application/json', 'x-api-key': account.settings.apiKey },
        body: JSON.stringify(body),
        maxBytes: ANSWER_MAX,
      },
      wireCall,
    )
`

const rateFile = `import { destinationOf, originOf, type Shipment, sentence } from '@waybill/domain'
import { z } from 'zod'
import type { CarrierFailure, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, failureOf, jsonOf } from '../kit/failures.ts'
import { toMinor } from '../kit/money.ts'
import type { Account, Send } from './send.ts'

const answered = z.object({
  rateQuotes: z.array(
    z.object({
      carrierCode: z.string().min(1),
      currencyCode: z.literal('USD'),
      service: z.string(),
      quote: z.string(),
      rateQuoteDetail: z.object({ total: z.number().positive() }),
    }),
  ),
})
type Quote = z.output<typeof answered>['rateQuotes'][number]

function priceOf({ carrierCode, currencyCode, service, quote, rateQuoteDetail }: Quote): RateAnswer | null {
  const total = toMinor(rateQuoteDetail.total, currencyCode)
  if (total === null) return null
  return {
    kind: 'price',
    scac: carrierCode,
    service: 'Standard',
    serviceCode: service,
    transitDays: null,
    deliveryDate: null,
    linehaul: total,
    discount: 0,
    fuel: 0,
    accessorials: 0,
    total,
    currency: currencyCode,
    charges: [{ kind: 'linehaul', code: '', amount: total, description: 'Freight charge' }],
    quoteNumber: quote,
    expiresAt: null,
    unpricedAccessorials: [],
    guessedItems: [],
    messages: [],
  }
}

/** Prices for a shipment, each told once. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const unreadable: CarrierFailure = badAnswer(account.scac, sentence('unreadable'))
    const body = { from: originOf(shipment).zip, to: destinationOf(shipment).zip }
    const got = await send(account, { operation: 'rate', path: '/prices', body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return [failureOf(account.scac, got, () => '')]
    const quotes = answered.safeParse(jsonOf(got)).data?.rateQuotes
    if (quotes === undefined) return [unreadable]
    return [...new Map(quotes.map(quote => [quote.quote, quote])).values()].map(quote => priceOf(quote) ?? unreadable)
  }
`

const indexFile = (name, Name) => `import type { Connector } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { ltlRoads } from '../kit/reach.ts'
import { rateWith } from './rate.ts'
import { createSend } from './send.ts'
import { readSettings, type ${Name}Settings } from './settings.ts'

/** ${Name}: prices. What else it can is added here, ability by ability. */
export function ${name}(kit: Kit): Connector<${Name}Settings> {
  const send = createSend(kit)
  return {
    name: '${name}',
    title: '${Name}',
    readSettings,
    secretSettings: ['apiKey'],
    reach: ltlRoads,
    rate: rateWith(send),
  }
}
`

const conformsFile = (name, SCAC) => `import { reachedAt, startSandbox } from '@waybill/sandbox'
import { describeConnector } from '../conformance/describeConnector.ts'
import { CANARY, exampleOrder } from '../testing/shipment.ts'
import { ${name} } from './index.ts'

describeConnector('${name}', {
  open: ${name},
  order: bolNumber => exampleOrder(bolNumber, '${SCAC}'),
  canary: CANARY,
  start: async () => {
    const sandbox = await startSandbox()
    const { ${name}: baseUrl } = reachedAt(sandbox.url)
    return {
      account: { clientId: 1, accountId: 1, scac: '${SCAC}', baseUrl, settings: { apiKey: CANARY }, secrets: [CANARY] },
      fault: (kind, operation, times) => {
        const limit = times === undefined ? {} : { times }
        sandbox.fault({ kind, operation, ms: 2000, ...limit })
      },
      clearFaults: sandbox.clearFaults,
      requests: operation => sandbox.requests(\`${name}:\${operation}\`),
      sold: ({ wireKey }) => sandbox.orders().filter(({ key }) => key === wireKey).length,
      close: sandbox.close,
    }
  },
})
`

const readmeFile = (name, Name) => `# ${Name}

What is known of its interface, and from where; what is reconstructed stands here with how sure it is.

| what | source |
|---|---|
| prices | none yet: \`sandbox/src/${name}\` is made up |
`

const sandboxFile = (name, Name, SCAC) => `import { type Asked, type Reply } from '../wire.ts'

const PREFIX = '/${name}'

const prices: Reply = {
  status: 200,
  json: {
    rateQuotes: [
      { carrierCode: '${SCAC}', currencyCode: 'USD', service: 'STD', quote: 'Q-1', rateQuoteDetail: { total: 125.5 } },
    ],
  },
}

/** ${Name}, made up until its interface is known. */
export const create${Name} = () => ({
  name: '${name}',
  reachedAt(): void {},
  knows: (path: string): boolean => path.startsWith(\`\${PREFIX}/\`),
  operationOf: ({ url }: Asked) => ({
    operation: url.pathname === \`\${PREFIX}/prices\` ? 'rate' : '',
    account: '${SCAC}',
  }),
  async serve({ headers }: Asked): Promise<Reply> {
    const key = String(headers['x-api-key'] ?? '')
    return key === '' || key === 'wrong' ? { status: 401, json: { error: 'The key is not known.' } } : prices
  },
  addEvents: () => false,
  expireTokens() {},
})
`

/** A carrier of freight: a connector that prices, its other side in the sandbox, and the suite that every connector passes. */
export function newCarrier([name = '']) {
  if (!isCamel(name) || /[A-Z]/.test(name)) return 'A carrier is named by one word without capitals, such as estes.'
  const [Name, KEY] = [pascal(name), name.toUpperCase()]
  const SCAC = `${name.toUpperCase().replaceAll(/[^A-Z]/g, '')}XXXX`.slice(0, 4)
  const home = `packages/carriers/src/${name}`
  return {
    files: {
      [`${home}/wireAddress.ts`]: addressFile(name, KEY),
      [`${home}/settings.ts`]: settingsFile(Name),
      [`${home}/send.ts`]: sendFile(Name),
      [`${home}/rate.ts`]: rateFile,
      [`${home}/index.ts`]: indexFile(name, Name),
      [`${home}/conforms.test.ts`]: conformsFile(name, SCAC),
      [`${home}/README.md`]: readmeFile(name, Name),
      [`packages/sandbox/src/${name}/${name}.ts`]: sandboxFile(name, Name, SCAC),
    },
    changes: {
      'packages/carriers/src/registry.ts': text =>
        `import { ${name} } from './${name}/index.ts'\n${text.replace(/\]\n$/, `  registered(${name}(kit)),\n]\n`)}`,
      'packages/sandbox/src/index.ts': text =>
        insertBehind(
          `import { create${Name} } from './${name}/${name}.ts'\n${text}`,
          'const networks = [\n',
          `    create${Name}(),\n`,
        ),
      'packages/sandbox/src/reachedAt.ts': text => insertBehind(text, 'const mounts = {\n', `  ${name}: '/${name}',\n`),
    },
    next: `Next: its interface in README.md, its address, sign-in and prices, then each further ability; docs/operations.md names ${KEY}_URL.
npx vitest run ${home}/conforms.test.ts --project carriers runs the suite.`,
  }
}
