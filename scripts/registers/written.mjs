import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HEAD = '// Written by `npm run registers`.\n'

/** Of registers those that are not as they should be. @throws where somebody wrote one by hand: it is theirs */
export function outdated(root, registers) {
  return registers
    .map(([path, text]) => ({
      path,
      text: `${HEAD}${text}`,
      stands: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
    }))
    .filter(({ path, text, stands }) => {
      if (stands?.startsWith(HEAD) === false) throw new Error(`${path} is written by hand: a register would be its end`)
      return stands !== text
    })
}
