import type { ConnectionStep } from '@waybill/contract/wire/orderSources.ts'
import { isOpenAddress, type Resolve, reachableAddresses, resolveAll, ShutAddress } from '../../../net/openAddress.ts'
import type { Settings } from '../../../settings.ts'
import { type Patience, SourceFailure, within } from './failure.ts'
import { openFtp } from './ftp.ts'
import type { Opened, Reach } from './remoteFolder.ts'
import { openSftp } from './sftp.ts'

export interface Ways {
  readonly settings: Pick<Settings, 'production' | 'ALLOWED_HOSTS'>
  readonly patience: Patience
  readonly resolve?: Resolve
  readonly done?: (step: ConnectionStep, found: string) => void
}

/**
 * Opens the folder of a source: its name is resolved once, and nothing but what it stood for is connected to. In production
 * nothing is told of the inner network.
 * @throws {SourceFailure}
 */
export async function openFolder(
  reach: Reach,
  { settings, patience, resolve = resolveAll, done = () => {} }: Ways,
): Promise<Opened> {
  const { host } = reach
  const resolved: Resolve = name => within(patience.step, 'name', resolve(name), () => {})
  const addresses = await reachableAddresses(host, settings, resolved).catch((error: unknown) => {
    if (error instanceof SourceFailure) throw error
    // Whether a name of the inner network exists is told by nothing: it and an unknown one read the same.
    if (settings.production || error instanceof ShutAddress) throw new SourceFailure('name', 'addressShut', { host })
    throw new SourceFailure('name', 'nameUnknown', { host })
  })
  const isInner = settings.production && !addresses.every(isOpenAddress)
  done('name', isInner ? '' : addresses.join(', '))
  done('address', '')
  const open = reach.way === 'sftp' ? openSftp : openFtp
  if (!isInner) return open({ reach, addresses, patience, done })
  const { done: doneWithin, asOne } = untold(reach, done)
  return open({ reach, addresses, patience, done: doneWithin }).catch((error: unknown) => {
    throw asOne(error)
  })
}

/** What tells an open port from a closed one, where what answers does not speak the protocol of the source. */
const tellsOfPort: ReadonlySet<string> = new Set(['noAnswer', 'silent', 'closed', 'otherProtocol'])

/**
 * For a host of the inner network that the operator opened: of its addresses nothing is said, and of its ports only that one
 * answers as it should. Who may set up a source must not look around there.
 */
function untold({ host, port }: Reach, done: NonNullable<Ways['done']>) {
  let answers = false
  return {
    done(step: ConnectionStep, found: string): void {
      if (step === 'connect') return
      if (!answers) done('connect', `${host}:${port}`)
      answers = true
      done(step, found)
    },
    asOne(error: unknown): unknown {
      const isOfPort = error instanceof SourceFailure && !answers && tellsOfPort.has(error.fault.code)
      return isOfPort ? new SourceFailure('connect', 'noAnswer', { host, port }) : error
    },
  }
}
