import { join } from 'node:path'
import { sourcesIn } from './sources.mjs'

const home = 'packages/carriers/src'

/** Where the carrier of each connector is reached, as its folder says. */
export function carriersRegister(root) {
  const names = sourcesIn(join(root, home), '*/wireAddress.ts')
    .map(({ path }) => path.split('/')[0])
    .filter(name => name !== 'kit')
  const imports = names.map(name => `import { wireAddress as ${name} } from './${name}/wireAddress.ts'\n`).join('')
  return [
    `${home}/wireAddresses.generated.ts`,
    `import type { WireAddress } from './kit/wireAddress.ts'\n${imports}
export const wireAddresses: readonly WireAddress[] = [${names.join(', ')}]\n`,
  ]
}
