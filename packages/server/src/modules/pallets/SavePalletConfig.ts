import type { SavePalletConfig } from '@waybill/contract/calls/Shipment/SavePalletConfig.ts'
import { palletFields, palletFromWire, palletToWire } from '@waybill/contract/wire/pallet.ts'
import { type PalletConfig, palletsOf, validatePallets } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { takeListVersion } from '../../db/listVersion.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** @throws {Refusal} InvalidInput, each at its field */
function refuseWrong(pallets: readonly PalletConfig[]): void {
  const issues = validatePallets(pallets).map(({ at, code, params }) => {
    const [, row = '', field = ''] = at.split('.')
    return { at: `body.pallets.${row}.${palletFields[field as keyof PalletConfig]}`, code, params }
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

export const savePalletConfig: Handler<typeof SavePalletConfig> = async asked => {
  const { tx, who, input, request, now } = asked
  const pallets = input.pallets.map(palletFromWire)
  refuseWrong(pallets)
  const version = await takeListVersion(tx, 'pallet_config_list', who, input.version, now)
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
