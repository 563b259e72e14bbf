import type { ReplyOf } from '@waybill/contract/call.ts'
import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { ArchiveRule } from '@waybill/contract/calls/Shipment/ArchiveRule.ts'
import { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { type WireOrderDefaults, wireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import { type Answer, answer, empty, refusal } from '../wire.ts'

type Whose = 'user' | 'company'

/** What new orders start with, of the person and of the company, each saved by whoever saw its newest version. */
export function orderDefaults() {
  const unset = { ...wireOrderDefaults.parse({}), version: 0, isSet: false }
  const kept = { user: unset, company: unset }
  const narrowed = new Map<string, ReplyOf<typeof UpdateDefaultServices>['narrowed'][number]>()
  const docks = [{ dockId: 7, company: 'Acme East', city: 'Dayton' }]
  const keep = (of: Whose, defaults: WireOrderDefaults | null): void => {
    const version = kept[of].version + 1
    kept[of] = defaults === null ? { ...unset, version } : { ...defaults, version, isSet: true }
  }
  const call: Answer = answer(UpdateDefaultServices, ({ query, body }) => {
    const { of, version, defaults, dockId, mode } = UpdateDefaultServices.body.parse(body)
    const isGeneral = dockId === 0 && mode === ''
    if (query.flag === 'save' && !isGeneral) {
      const at = { of, dockId, mode, version: version + 1 }
      narrowed.set(JSON.stringify([of, dockId, mode]), { ...(defaults ?? unset), ...at, isSet: defaults !== null })
    } else if (query.flag === 'save') {
      if (version !== kept[of].version) return refusal('ChangedMeanwhile')
      const half = defaults !== null && defaults.PickupFromTime === '' && defaults.PickupToTime !== ''
      const issue = { at: 'body.defaults.PickupFromTime', code: 'required', params: {} }
      if (half) return refusal('InvalidInput', { issues: [issue] })
      keep(of, defaults)
    }
    return { Status: 'Success' as const, ...kept, narrowed: [...narrowed.values()], docks }
  })
  return {
    answers: [call, empty(ArchiveRule), empty(ExceptionRule), empty(BenchmarkRule)],
    /** A colleague saves them, changed. */
    change: (of: Whose, to: Partial<WireOrderDefaults>): void => keep(of, { ...kept[of], ...to }),
  }
}
