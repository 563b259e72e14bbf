import { join } from 'node:path'
import { refuseElsewhere, refuseTwice, refuseUnsayable, sourcesIn } from './sources.mjs'

const home = 'packages/carriers/src'

/** Where the carrier of each connector is reached, as its folder says. */
export function carriersRegister(root) {
  const sources = sourcesIn(join(root, home), '**/wireAddress.ts')
  refuseElsewhere(sources, /^[^/]+\/wireAddress\.ts$/, `a carrier's is ${home}/<name>/wireAddress.ts`)
  const found = sources.map(({ path }) => ({ path, name: path.split('/')[0] })).filter(({ name }) => name !== 'kit')
  refuseTwice('carrier', found)
  refuseUnsayable(found)
  const names = found.map(({ name }) => name)
  const imports = names.map(name => `import { wireAddress as ${name} } from './${name}/wireAddress.ts'\n`).join('')
  return [
    `${home}/wireAddresses.generated.ts`,
    `import type { WireAddress } from './kit/wireAddress.ts'\n${imports}
export const wireAddresses: readonly WireAddress[] = [${names.join(', ')}]\n`,
  ]
}
