import type { ConnectionStep } from '@waybill/contract/wire/orderSources.ts'
import { type Resolve, reachableAddresses, resolveAll, ShutAddress } from '../../../net/openAddress.ts'
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
 * Opens the folder of a source: its name is resolved once, and nothing but what it stood for is connected to.
 * @throws {SourceFailure}
 */
export async function openFolder(
  reach: Reach,
  { settings, patience, resolve = resolveAll, done = () => {} }: Ways,
): Promise<Opened> {
  let found: readonly string[] = []
  const resolved: Resolve = async host => {
    found = await within(patience.step, 'name', resolve(host), () => {})
    done('name', found.join(', '))
    return found
  }
  const addresses = await reachableAddresses(reach.host, settings, resolved).catch((error: unknown) => {
    if (error instanceof SourceFailure) throw error
    if (error instanceof ShutAddress) throw new SourceFailure('address', 'addressShut', { host: reach.host })
    throw new SourceFailure('name', 'nameUnknown', { host: reach.host })
  })
  done('address', '')
  return (reach.way === 'sftp' ? openSftp : openFtp)({ reach, addresses, patience, done })
}
