import type { SignInRule } from '@waybill/contract/calls/LogIn/SignInRule.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { demandFactor, lockMemberships } from '../../identity/memberships.ts'

export const signInRule: Handler<typeof SignInRule> = async ({ tx, who, input, request, now }) => {
  const { clientId } = who
  if (input.demandsFactor !== undefined) {
    await lockMemberships(tx, clientId)
    if (await demandFactor(tx, clientId, input.demandsFactor)) {
      await recordChange(
        tx,
        { who, requestId: request.id, at: now },
        {
          entity: 'signInRule',
          entityId: clientId,
          action: input.demandsFactor ? 'factorDemanded' : 'factorLeftFree',
        },
      )
    }
  }
  const row = await tx
    .selectFrom('identity.client as c')
    .select([
      'c.demands_factor',
      sql<number>`(select count(*)::int from identity.membership m
        where m.client_id = c.client_id and m.active and m.accepted_at is not null)`.as('people'),
      sql<number>`(select count(*)::int from identity.membership m
        join identity.factor_holder f on f.user_id = m.user_id
        where m.client_id = c.client_id and m.active and m.accepted_at is not null)`.as('with_factor'),
    ])
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { Status: 'Success', demandsFactor: row.demands_factor, people: row.people, withFactor: row.with_factor }
}
