import type { TextKey } from '../../texts/texts.ts'

/** Why a price is selected, or none is. */
export const reasons: Readonly<Record<string, TextKey>> = {
  cheapest: 'rates.becauseCheapest',
  inTime: 'rates.becauseInTime',
  noneInTime: 'rates.becauseNoneInTime',
  preferred: 'rates.becausePreferred',
  appointed: 'rates.becauseAppointed',
  collectCarrier: 'rates.becauseCollect',
  noOffers: 'rates.noneOffers',
  allDoNotUse: 'rates.noneAllowed',
  noneWhole: 'rates.noneWhole',
  otherCurrency: 'rates.noneCurrency',
  collectCarrierMissing: 'rates.noneCollect',
}
