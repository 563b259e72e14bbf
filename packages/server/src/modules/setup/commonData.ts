import { isDeepStrictEqual } from 'node:util'
import { COLLECT_PICKUP_FROM, COLLECT_PICKUP_TO } from '@waybill/contract'
import type { GetAccessorials } from '@waybill/contract/calls/Shipment/GetAccessorials.ts'
import type { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { palletToWire } from '@waybill/contract/wire/pallet.ts'
import {
  accessorials,
  calendarAt,
  defaultPickupDate,
  freightClasses,
  modeNames,
  packagings,
  USUAL_CUT_OFF,
  USUAL_MODE,
  usualCarrierCalendar,
} from '@waybill/domain'
import { settingsOf } from '../../companySettings.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { countryList, wireOfAddressRow } from '../addresses/index.ts'
import { collectCarriers, providerCarriers } from '../carriers/index.ts'
import { defaultsIn, keptDefaults } from '../orderSetup/index.ts'
import { ownPallets } from '../pallets/index.ts'
import { printersOnline } from '../stations/index.ts'
import { usualServices } from './usualServices.ts'

const wireAccessorials = accessorials.map(({ code, name, at }) => ({ Code: code, Name: name, At: at }))
const handlingUnitTypes = packagings.map(({ code, name }) => ({ Code: code, Name: name }))

export const getAccessorials: Handler<typeof GetAccessorials> = async () => ({ accessorials: wireAccessorials })

export const intialCachefunction: Handler<typeof IntialCachefunction> = async ({ app, db, who, now }) => {
  const own = keptDefaults(app, db, who)
  const said = settingsOf(app, db, who.clientId, ['supportEmail', 'referenceLabels'])
  const [collect, provider, { pallets }, printerOnlineStatus, usual] = await Promise.all([
    collectCarriers(app, db, who.clientId),
    providerCarriers(app, db, who.clientId),
    ownPallets(app, db, who.clientId),
    printersOnline({ app, from: db, who, now }),
    usualServices(app, db, who.clientId),
  ])
  const row = await db.readOne(
    app.db.query
      .selectFrom('address')
      .selectAll()
      .where('client_id', '=', who.clientId)
      .where('is_ours', '=', true)
      .orderBy('used', 'desc')
      .orderBy('address_id')
      .limit(1),
  )
  const origin = row === null ? null : wireOfAddressRow(row)
  const kept = await own
  const defaultsOf = defaultsIn(kept)
  const dockId = row?.address_id ?? 0
  const defaults = defaultsOf(dockId, USUAL_MODE)
  const defaultsByMode = modeNames.flatMap(mode => {
    const { PickupFromTime: from, PickupToTime: to, Services: services } = defaultsOf(dockId, mode)
    const atMode = {
      from: origin?.Receives.FromTime || from || COLLECT_PICKUP_FROM,
      to: origin?.Receives.ToTime || to || COLLECT_PICKUP_TO,
      services,
    }
    const usual = [defaults.PickupFromTime, defaults.PickupToTime, defaults.Services]
    return isDeepStrictEqual([from, to, services], usual) ? [] : [{ mode, ...atMode }]
  })
  const docks = new Set([0, ...kept.narrowed.filter(({ isSet }) => isSet).map(one => one.dockId)])
  const defaultsByDock = [...docks].flatMap(id =>
    modeNames.map(mode => {
      const { PickupFromTime: from, PickupToTime: to, Services: services } = defaultsOf(id, mode)
      return { dockId: id, mode, from: from || COLLECT_PICKUP_FROM, to: to || COLLECT_PICKUP_TO, services }
    }),
  )
  const { supportEmail, referenceLabels } = await said
  const calendar = calendarAt(usualCarrierCalendar, row ?? { state: '' })
  const zone = row === null ? who.timeZone : zoneOf(row, who.timeZone)
  return {
    supportEmail: supportEmail || app.settings.SUPPORT_EMAIL,
    mailroomEmail: app.settings.MAILROOM_EMAIL,
    handlingUnitTypes,
    freightClasses: [...freightClasses],
    accessorials: wireAccessorials,
    countries: [...countryList],
    collectCarriers: collect,
    providerCarriers: provider,
    currencies: ['USD', 'CAD'],
    palletConfig: pallets.map(palletToWire),
    defaultPickup: {
      date: defaultPickupDate(localNow(now, zone), USUAL_CUT_OFF, calendar),
      // What the place itself says goes before what people start with.
      from: origin?.Receives.FromTime || defaults.PickupFromTime || COLLECT_PICKUP_FROM,
      to: origin?.Receives.ToTime || defaults.PickupToTime || COLLECT_PICKUP_TO,
    },
    defaultServices: defaults.Services,
    defaultsByMode,
    defaultsByDock,
    usualServices: usual,
    referenceLabels,
    defaultOrigin: origin,
    timeZone: who.timeZone,
    printerOnlineStatus,
  }
}
