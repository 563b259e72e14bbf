import type { Params } from './fill.ts'
/** The reader's own time zone, as the page found it on this device. */
export declare const ownZone: () => string
/** `2026-11-24` → `Tue, Nov 24`; another year than that of `today` is named. Anything else comes back as it is. */
export declare function formatDate(date: string, language?: 'en-us' | 'es-es', today?: string): string
/** `2026-11-24` → `Nov 24`, for where a whole date has no room. */
export declare function formatDay(date: string, language?: 'en-us' | 'es-es', today?: string): string
/** `15:30` → `3:30 PM` (specification §5: 24-hour on the wire, 12-hour on the screen). */
export declare function formatTime(time: string, language?: 'en-us' | 'es-es'): string
/** What the clock on the wall says in a zone: `2026-11-24` and `14:05`. */
export declare function clockIn(
  timeZone: string,
  at?: Date,
): {
  readonly date: string
  readonly time: string
}
/** What stands in the places of a sentence, with days and times as they are read everywhere else. */
export declare const readable: (params: Params) => Params
