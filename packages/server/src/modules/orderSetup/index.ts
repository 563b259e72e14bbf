export { carriersOfVias, type NamedByVia } from './carrierOfVia.ts'
export { defaultsFor, defaultsIn, keptDefaults } from './orderDefaults.ts'
export { placesFound } from './placeKinds.ts'
