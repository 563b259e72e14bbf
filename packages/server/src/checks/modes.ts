import type { Source } from './doors.ts'

/** Files whose modes are those of rate sheets, which know no parcel, or of a carrier's own wire. */
const ofRates = /^domain\/(?:rates|rateFiles|routing)\/|\/rates\/crossover/

/**
 * Places that ask for a mode of shipments by its name: a new mode would be taken for another one there. They ask what it
 * is like instead (`domain/shipment/modes.ts`).
 */
export const modeBreaches = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => !ofRates.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:mode|shipMode|Mode) (?:===|!==) '(?:LTL|TL|PARCEL)'/g)].map(
        ([said]) => `${path}: ${said}`,
      ),
    )
