import { brokenBy, uspsCalls } from '@waybill/conditions'
import { needsOf, type Shipment } from '@waybill/domain'
import type { LabelPackage } from '../kit/labels.ts'
import { endorsedAs, extrasOf } from './body.ts'

const FIELD = 'packageDescription.packageOptions.ancillaryServiceEndorsements'

/** Whether what becomes of mail that can't be delivered may be said of a package that goes by a class. */
export function takesEndorsement(
  parcel: Pick<LabelPackage, 'declaredValue'>,
  shipment: Shipment,
  mailClass: string,
): boolean {
  const said = endorsedAs(needsOf(shipment).endorsement)
  if (said === null) return true
  const packageDescription = {
    ...{ mailClass, extraServices: extrasOf(parcel, shipment, mailClass) },
    packageOptions: { ancillaryServiceEndorsements: said },
  }
  return brokenBy(uspsCalls.label, { packageDescription }).every(({ field }) => field !== FIELD)
}
