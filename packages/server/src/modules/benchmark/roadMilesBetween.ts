import { milesAlong } from '@waybill/domain'
import { pointOf } from '../../places/roadMiles.ts'

const at = (zip: string) => pointOf({ zip, country: /^\d/.test(zip) ? 'US' : 'CA' })

/** Miles of road between two postal codes, estimated as everywhere; null where one is of no place. */
export const roadMilesBetween = (fromZip: string, toZip: string): number | null => milesAlong([at(fromZip), at(toZip)])
