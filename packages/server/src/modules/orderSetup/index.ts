export { carriersOfVias, type NamedByVia } from './carrierOfVia.ts'
export { defaultsFor } from './orderDefaults.ts'
export { placesFound } from './placeKinds.ts'
