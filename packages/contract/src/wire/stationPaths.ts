/** The version of what server and station say to each other; a server speaks with this one alone. */
export const LINK_VERSION = 1

/** Why a line to a station is closed: no good first word, a key that is no good any more, another program took its place. */
export const linkClosing = { noKey: 4400, revoked: 4401, replaced: 4409, tryLater: 1013 } as const

/** Where a station comes to, and where it fetches the bytes of a job (`?job=&attempt=`, its key as Bearer). */
export const STATION_SOCKET = '/ws/station'
export const STATION_BYTES = '/station/bytes'
/** The program itself. */
export const STATION_PROGRAM = '/station.mjs'
