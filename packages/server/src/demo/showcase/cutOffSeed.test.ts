import { expect, it } from 'vitest'
import { startTestNode } from '../../testing/node.ts'
import { firstSignIn } from '../seed.ts'
import { seedDemo } from './seedDemo.ts'

it('a demo company whose start was cut off before its data were written is filled at the next one, once', async () => {
  const node = await startTestNode()
  const { app } = node
  const { client_id: clientId } = await app.db.identity
    .insertInto('identity.client')
    .values({ name: 'Demo Shipping Company', time_zone: 'America/New_York', is_demo: true })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  const { user_id: userId } = await app.db.identity
    .insertInto('identity.person')
    .values({ last_client_id: clientId, email: firstSignIn.email, first_name: 'Demo', last_name: 'Clerk' })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await app.db.identity.insertInto('identity.membership').values({ user_id: userId, client_id: clientId }).execute()
  const shipments = () => app.db.forClient(clientId).read(app.db.query.selectFrom('shipment').select('shipment_id'))
  await seedDemo(app)
  const filled = await shipments()
  expect(filled.length).toBeGreaterThan(100)
  await seedDemo(app)
  expect(await shipments()).toHaveLength(filled.length)
  await node.close()
})
