export { placeChecks } from './confirmedPlaces.ts'
