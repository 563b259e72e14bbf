import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { palletFromWire, type WirePallet } from '@waybill/contract/wire/pallet.ts'
import { shipmentFromWire, stopsToWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { type BuiltPallet, buildPallets, freightGaps, movePieces, unitsOfPallets } from '@waybill/domain'
import { useMemo, useState } from 'react'
import { packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { draftOfItem } from '../../../widgets/ItemsEditor/itemDraft.ts'
import { useLevels } from '../../../widgets/ItemsEditor/useMasterItems.ts'
import { Gaps } from './Gaps.tsx'
import classes from './MultipleOrders.module.css'
import { PalletCard } from './PalletCard.tsx'
import { goodsOf, palletsOfUnits, weighsWithPallets } from './palletGoods.ts'
import { SetButtons } from './SetButtons.tsx'
import { useSaveItems } from './useSaveItems.ts'

/** What is on a shipment pallet by pallet: built by height and weight, moved by hand, saved as its handling units. */
export function ByPallets({
  details,
  pallets: configs,
  onNext,
  onClose,
}: {
  details: WireShipmentDetails
  pallets: readonly WirePallet[]
  onNext: (() => void) | null
  onClose: () => void
}) {
  const t = useText()
  const shipment = useMemo(() => shipmentFromWire(details.shipment), [details])
  const [levelsOf] = useLevels(
    useMemo(
      () =>
        shipment.lines.map(({ lineId: _, ...line }) =>
          draftOfItem({
            ...line,
            ...{ handlingUnits: 1, handlingUnitType: 'PLT', lengthIn: 0, widthIn: 0, heightIn: 0, stackable: false },
          }),
        ),
      [shipment],
    ),
  )
  const goods = useMemo(() => goodsOf(shipment, levelsOf), [shipment, levelsOf])
  const [type, setType] = useState(configs[0]?.packageType ?? 'PLT')
  const [typedWood, setTypedWood] = useState<boolean | null>(null)
  const withWood = typedWood ?? weighsWithPallets(shipment, levelsOf)
  const saved = useMemo(() => palletsOfUnits(shipment), [shipment])
  /** Null: as it is saved. */
  const [built, setBuilt] = useState<readonly BuiltPallet[] | null>(null)
  const pallets = built ?? saved
  const isDirty = built !== null
  useGuard(isDirty)
  const saving = useSaveItems(details, onNext ?? onClose)
  const chosen = configs.find(({ packageType }) => packageType === type) ?? configs[0]
  if (chosen === undefined) return null
  const whole = palletFromWire(chosen)
  const config = withWood ? { ...whole, tareLb: 0 } : whole
  const isSimple = shipment.stops.length === 2
  const now = {
    ...shipment,
    ...(isDirty ? { units: unitsOfPallets(pallets, goods, config, shipment.stops.length) } : {}),
  }
  const gaps = freightGaps(now, new Set(details.hazardousLines))
  const save = async (): Promise<void> => {
    const { Lines, HandlingUnits } = stopsToWire(now)
    if ((await saving.save({ Lines, HandlingUnits })) !== null) setBuilt(null)
  }
  const unsized = goods.filter(({ pieceIn3 }) => pieceIn3 === null)
  return (
    <>
      <div className={classes.setBody}>
        <Gaps gaps={gaps} isComplete={gaps.length === 0} />
        <div className={classes.builder}>
          <NativeSelect
            label={t('multipleOrders.pallet')}
            value={type}
            onChange={event => setType(event.currentTarget.value)}
            data={configs.map(({ packageType, Length, Width, MaxHeight, MaxWeight }) => ({
              value: packageType,
              label: t('multipleOrders.palletSize', {
                name: packagingName(packageType, 1),
                ...{ length: Length, width: Width, height: MaxHeight, weight: formatCount(MaxWeight) },
              }),
            }))}
          />
          <Checkbox
            label={t('multipleOrders.withWood')}
            checked={withWood}
            onChange={event => setTypedWood(event.currentTarget.checked)}
          />
          <Button variant="default" disabled={!isSimple} onClick={() => setBuilt(buildPallets(goods, config))}>
            {t('multipleOrders.build')}
          </Button>
        </div>
        <Hint>{t(isSimple ? 'multipleOrders.buildWhy' : 'multipleOrders.buildStops')}</Hint>
        {unsized.length > 0 && (
          <Hint>
            {t('multipleOrders.unsized', {
              items: unsized
                .map(({ line }) => shipment.lines[line - 1]?.itemCode || shipment.lines[line - 1]?.description || '')
                .join(', '),
            })}
          </Hint>
        )}
        {pallets.length === 0 ? (
          <p>{t('multipleOrders.noPallets')}</p>
        ) : (
          <ol className={classes.pallets} aria-label={t('multipleOrders.onPallets', { count: pallets.length })}>
            {pallets.map((pallet, index) => (
              <PalletCard
                // Pallets have no names of their own: where one stands is what it is called.
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is its name
                key={index}
                number={index + 1}
                count={pallets.length}
                pallet={pallet}
                lines={shipment.lines}
                goods={goods}
                config={config}
                onMove={
                  isSimple
                    ? (line, pieces, to) => setBuilt(movePieces(pallets, { from: index, to, line, pieces }))
                    : null
                }
              />
            ))}
          </ol>
        )}
      </div>
      <SetButtons shipmentId={details.shipmentId} saving={saving} isDirty={isDirty} isWrong={false} onSave={save} />
    </>
  )
}
