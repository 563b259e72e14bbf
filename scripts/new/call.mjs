import { camel, isCamel, isPascal, readable } from './names.mjs'

const contractFile = (group, name) => `import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** What it is asked for, and by whom. */
export const ${name} = defineCall({
  group: '${group}',
  name: '${name}',
  summary: '${readable(name)}',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({}),
})
`

const handlerFile = (group, name) => `import type { ${name} } from '@waybill/contract/calls/${group}/${name}.ts'
import type { Handler } from '../../handler.ts'

export const ${camel(name)}: Handler<typeof ${name}> = async ({ who }) => {
  throw new Error(\`not written yet, for company \${who.clientId}\`)
}
`

const testFile = (group, name) => `import { ${name} } from '@waybill/contract/calls/${group}/${name}.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('${group}/${name}', () => {
  it('answers 401 without a session', async () => {
    expect((await ask(node, ${name})).status).toBe(401)
  })

  it('answers', async () => {
    expect((await ask(node, ${name}, {}, clerk.token)).status).toBe(200)
  })
})
`

/** A call: what browser and server agree on, its handler, and a test that fails until the handler is written. */
export function newCall([place = '', module = '']) {
  const [group = '', name = ''] = place.split('/')
  if (!isPascal(group) || !isPascal(name)) return 'A call is named <Group>/<Name>, each with a capital letter.'
  if (!isCamel(module)) return 'A module is a folder of packages/server/src/modules, such as salesOrders.'
  const home = `packages/server/src/modules/${module}`
  return {
    files: {
      [`packages/contract/src/calls/${group}/${name}.ts`]: contractFile(group, name),
      [`${home}/${name}.ts`]: handlerFile(group, name),
      [`${home}/${name}.test.ts`]: testFile(group, name),
    },
    calls: [name],
    next: `Next: who may make it and its shapes, its handler, its test (npx vitest run ${home}/${name}.test.ts --project server).`,
  }
}
