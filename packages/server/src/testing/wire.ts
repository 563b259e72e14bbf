import { type OrderTerms, openKit, registered } from '@waybill/carriers'
import { exampleCarrier } from '@waybill/carriers/testing/exampleCarrier.ts'
import { type ExampleNetwork, startExampleNetwork } from '@waybill/carriers/testing/exampleNetwork.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '@waybill/sandbox'
import pino from 'pino'
import { keepLogin } from '../carriers/logins.ts'
import type { Person } from './company.ts'
import { startTestNode, TestClock, type TestNode, type TestNodeOptions, testSettings } from './node.ts'
import { sandboxSettings } from './sandboxSettings.ts'

export const WIRE_SECRET = 'canary-of-a-secret'

export interface Wired {
  readonly node: TestNode
  readonly sandbox: Sandbox
  close(): Promise<void>
}

/**
 * A node whose carriers are a sandbox of its own, on a clock that goes. Freight is looked at each second.
 * @param more settings beside these
 */
export async function startWiredNode(
  options: SandboxOptions = {},
  trackingSeconds = 1,
  more: Readonly<Record<string, string>> = {},
  { keepsDatabase = false }: Pick<TestNodeOptions, 'keepsDatabase'> = {},
): Promise<Wired> {
  const sandbox = await startSandbox(options)
  const settings = testSettings({
    ...sandboxSettings(sandbox.url),
    TRACKING_SECONDS: String(trackingSeconds),
    ...more,
  })
  const node = await startTestNode(settings, { clock: new TestClock(true), keepsDatabase })
  return {
    node,
    sandbox,
    async close() {
      await node.close()
      await sandbox.close()
    },
  }
}

interface Connecting {
  readonly connector?: string
  /** The login's; blank for the first one. */
  readonly name?: string
  readonly login?: object
}

/** The login of a company at the example carrier, which knows everybody by one key. */
export const exampleLogin = { apiKey: WIRE_SECRET }

export interface ExampleWired {
  readonly node: TestNode
  readonly network: ExampleNetwork
  /** What the node logged, as text. */
  readonly logged: () => string
  close(): Promise<void>
}

/**
 * A node whose only connector is the example carrier (SCAC EXMP): connect a company with `{ connector: 'example',
 * login: exampleLogin }`. `terms` change how it takes orders.
 */
export async function startExampleNode(terms: Partial<OrderTerms> = {}): Promise<ExampleWired> {
  const network = await startExampleNetwork()
  const settings = testSettings({ TRACKING_SECONDS: '1', WAYBILL_LOG_LEVEL: 'trace' })
  const lines: string[] = []
  const node = await startTestNode(
    { ...settings, carrierUrls: { example: network.url } },
    {
      connectors: [registered(exampleCarrier(openKit(), terms))],
      clock: new TestClock(true),
      log: pino({ level: 'trace' }, { write: line => lines.push(line) }),
    },
  )
  return {
    node,
    network,
    logged: () => lines.join(''),
    async close() {
      await node.close()
      await network.close()
    },
  }
}

/** Connects a company with the sandbox, or another connector's carrier: its sign-in and one account per SCAC. */
export async function connect(
  node: TestNode,
  { clientId }: Pick<Person, 'clientId'>,
  scacs: readonly string[],
  { connector = 'project44', name = '', login }: Connecting = {},
): Promise<{ readonly loginId: number }> {
  const credentials = login ?? { oauthClientId: `client-${clientId}`, oauthClientSecret: WIRE_SECRET }
  const { app } = node
  return app.db.forClient(clientId).transaction(async tx => {
    const own = { clientId, connector, name }
    const { loginId } = await keepLogin(tx, app.settings.secret, own, credentials, app.clock.now())
    for (const scac of scacs) {
      const settings = JSON.stringify({ groupCode: 'TEST', accountCode: scac })
      await tx
        .insertInto('carrier_account')
        .values({ client_id: clientId, login_id: loginId, connector, scac, name: `Test ${scac}`, settings })
        .execute()
    }
    return { loginId }
  })
}

/** The next news of a topic about a shipment that `fits`, as listeners hear it. Ask before causing it. */
export function nextNews(
  node: TestNode,
  topic: string,
  fits: (data: Readonly<Record<string, unknown>>) => boolean,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise(found => {
    const stop = node.app.realtime.subscribe(happening => {
      if (happening === 'missed' || happening.topic !== topic || !fits(happening.data)) return
      stop()
      found(happening.data)
    })
  })
}
