import type { SavePalletConfig } from '@waybill/contract/calls/Shipment/SavePalletConfig.ts'
import { palletFields, palletFromWire, palletToWire } from '@waybill/contract/wire/pallet.ts'
import { type PalletConfig, palletsOf, validatePallets } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

type Asked = Given<typeof SavePalletConfig>

/** @throws {Refusal} InvalidInput, each at its field */
function refuseWrong(pallets: readonly PalletConfig[]): void {
  const issues = validatePallets(pallets).map(({ at, code, params }) => {
    const [, row = '', field = ''] = at.split('.')
    return { at: `body.pallets.${row}.${palletFields[field as keyof PalletConfig]}`, code, params }
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/** Takes the version on, which is also what two who save at once wait for. @throws {Refusal} ChangedMeanwhile */
async function takeVersion({ tx, who, input, now }: Asked): Promise<number> {
  const saved = { saved_by: who.userId, saved_at: now.toISOString() }
  const first = await tx
    .insertInto('pallet_config_list')
    .values({ client_id: who.clientId, version: 1, ...saved })
    .onConflict(oc => oc.column('client_id').doNothing())
    .returning('version')
    .executeTakeFirst()
  if (first !== undefined && input.version === 0) return first.version
  if (first !== undefined) throw new Refusal('ChangedMeanwhile')
  const next = await tx
    .updateTable('pallet_config_list')
    .set({ version: input.version + 1, ...saved })
    .where('client_id', '=', who.clientId)
    .where('version', '=', input.version)
    .returning('version')
    .executeTakeFirst()
  if (next === undefined) throw new Refusal('ChangedMeanwhile')
  return next.version
}

export const savePalletConfig: Handler<typeof SavePalletConfig> = async asked => {
  const { tx, who, input, request, now } = asked
  const pallets = input.pallets.map(palletFromWire)
  refuseWrong(pallets)
  const version = await takeVersion(asked)
  await tx.deleteFrom('pallet_config').where('client_id', '=', who.clientId).execute()
  if (pallets.length > 0) {
    const rows = pallets.map(({ packaging, lengthIn, widthIn, tareLb, maxHeightIn, maxWeightLb }) => ({
      ...{ client_id: who.clientId, packaging, length_in: lengthIn, width_in: widthIn, tare_lb: tareLb },
      ...{ max_height_in: maxHeightIn, max_weight_lb: maxWeightLb },
    }))
    await tx.insertInto('pallet_config').values(rows).execute()
  }
  const change = { entity: 'palletConfig', entityId: version, action: 'saved', after: { pallets } }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return { version, palletConfig: palletsOf(pallets).map(palletToWire) }
}
