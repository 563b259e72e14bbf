import type { Handlers } from '../../handler.ts'
import { rcSelectedParcelCarrier } from './RCSelectedParcelCarrier.ts'
import { scanParcel } from './ScanParcel.ts'

export const packingHandlers = {
  RCSelectedParcelCarrier: rcSelectedParcelCarrier,
  ScanParcel: scanParcel,
} satisfies Partial<Handlers>
