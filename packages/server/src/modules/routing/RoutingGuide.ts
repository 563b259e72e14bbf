import { CARRIERS_MAX } from '@waybill/contract'
import type { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import type { WireRoutingRule } from '@waybill/contract/wire/routingGuide.ts'
import { type GuideFinding, guideFaults, guideWarnings } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { guideInForce } from './guides.ts'

type Asked = Given<typeof RoutingGuide>

async function carriersOf({ tx, who }: Asked) {
  const rows = await tx
    .selectFrom('carrier')
    .select(['scac', 'name'])
    .distinct()
    .where('client_id', '=', who.clientId)
    .where('active', '=', true)
    .orderBy('scac')
    .limit(CARRIERS_MAX)
    .execute()
  const accounts = await tx
    .selectFrom('carrier_account')
    .select(['scac', 'name'])
    .where('client_id', '=', who.clientId)
    .where('active', '=', true)
    .orderBy('scac')
    .limit(CARRIERS_MAX)
    .execute()
  const byScac = new Map([...accounts, ...rows].map(({ scac, name }) => [scac, name]))
  return [...byScac].map(([SCAC, CarrierName]) => ({ SCAC, CarrierName }))
}

async function shown(asked: Asked) {
  const { app, tx, who } = asked
  const guide = await guideInForce(app, within(tx), who.clientId)
  const carriers = await carriersOf(asked)
  const { version, savedAt, savedBy, rules } = guide
  const findings = guideWarnings(rules, new Set(carriers.map(({ SCAC }) => SCAC)))
  return {
    Status: 'Success' as const,
    ...{ version, savedAt, savedBy, carriers },
    rules: rules.map(rule => rule as WireRoutingRule),
    findings: [...findings],
  }
}

const faultField = (finding: GuideFinding): string => {
  if (finding.code === 'bothWays') return 'doNotUse'
  return finding.code === 'badZip' || finding.code === 'upsideDown' ? finding.field : 'preferred'
}

/** @throws {Refusal} InvalidInput with each rule that can't be, at its field */
function refuseFaults(rules: readonly WireRoutingRule[]): void {
  const issues = guideFaults(rules).map(finding => ({
    at: `body.rules.${finding.number - 1}.${faultField(finding)}`,
    code: finding.code,
    params: finding.code === 'bothWays' ? { scac: finding.scac } : {},
  }))
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

async function save(asked: Asked) {
  const { app, tx, who, input, now, request } = asked
  refuseFaults(input.rules)
  const before = await guideInForce(app, within(tx), who.clientId)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  const version = before.version + 1
  const added = await tx
    .insertInto('routing_guide')
    .values({
      client_id: who.clientId,
      version,
      rules: JSON.stringify(input.rules),
      saved_by: who.userId,
      saved_at: now.toISOString(),
    })
    // Of two who save at once, the second hears of the first.
    .onConflict(oc => oc.columns(['client_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  if (added === undefined) throw new Refusal('ChangedMeanwhile')
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'routingGuide', entityId: version, action: 'saved' },
      before: { rules: before.rules.length },
      after: { rules: input.rules.length },
    },
  )
  return shown(asked)
}

export const routingGuide: Handler<typeof RoutingGuide> = asked =>
  asked.query.flag === 'save' ? save(asked) : shown(asked)
