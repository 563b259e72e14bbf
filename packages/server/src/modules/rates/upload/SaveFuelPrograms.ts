import type { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { recordChange } from '../../../audit.ts'
import type { Handler } from '../../../handler.ts'
import { loadFuelRows } from '../loadFuel.ts'

export const saveFuelPrograms: Handler<typeof SaveFuelPrograms> = async ({ tx, who, input, request, now }) => {
  const { programs, index, confirmed } = input
  const files = { ...(programs === undefined ? {} : { programs }), ...(index === undefined ? {} : { index }) }
  const loaded = await loadFuelRows(tx, who.clientId, files, {
    at: now,
    loadedBy: who.userId,
    confirmed,
    replaces: true,
  })
  if (loaded.kind === 'errors') {
    return { faults: loaded.errors.map(error => ({ ...error, params: { ...error.params } })), programs: 0, prices: 0 }
  }
  const doer = { who, requestId: request.id, at: now }
  for (const { name, from, before, after } of loaded.replaced) {
    const change = { entity: 'fuel', entityId: who.clientId, action: 'corrected' }
    await recordChange(tx, doer, {
      ...change,
      before: { name, from, bands: before },
      after: { name, from, bands: after },
    })
  }
  const after = { programs: loaded.programs, prices: loaded.prices }
  await recordChange(tx, doer, { entity: 'fuel', entityId: who.clientId, action: 'loaded', after })
  return { faults: [], ...after }
}
