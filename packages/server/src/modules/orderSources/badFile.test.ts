import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FileServer, missing, startFtpServer, startSftpServer } from '../../testing/fileServers.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { countOrders, orderFile, settle, setUp } from '../../testing/orderSources.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

it.each([
  ['ftp', missing('vsftpd'), () => startFtpServer({ tls: false })],
  ['sftp', missing('sshd', 'sftp-server'), startSftpServer],
] as const)(
  'one file that can’t be read by %s keeps no other one from being taken, and is told of',
  async (way, why, start) => {
    if (why !== '') return
    const server: FileServer = await start()
    try {
      server.put('a-shut.csv', orderFile('SO-1'))
      server.put('b-open.csv', orderFile('SO-2'))
      server.shut('a-shut.csv')
      await setUp(node, clerk, server, { way })
      const now = await settle(node, clerk, 2)
      expect(await countOrders(node, clerk)).toBe(1)
      expect(now.fault).toMatchObject({ code: 'fileRefused', params: { name: 'a-shut.csv' } })
    } finally {
      await server.close()
    }
  },
)
