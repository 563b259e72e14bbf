/**
 * `EST` or `GMT-5`: what people at that place call its time on that day (`2026-11-24`); without a day what they call it in summer
 * and in winter (`ET`); blank without a zone.
 */
export function zoneName(timeZone: string, date: string): string {
  const noon = date === '' ? new Date(0) : new Date(`${date}T17:00:00Z`)
  if (timeZone === '' || Number.isNaN(noon.getTime())) return ''
  const timeZoneName = date === '' ? 'shortGeneric' : 'short'
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(noon)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? ''
}
