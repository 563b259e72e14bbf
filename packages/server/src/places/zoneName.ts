/** `EST` or `GMT-5`: what people at that place call its time on that day (`2026-11-24`); blank without a zone or a day. */
export function zoneName(timeZone: string, date: string): string {
  const noon = new Date(`${date}T17:00:00Z`)
  if (timeZone === '' || Number.isNaN(noon.getTime())) return ''
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(noon)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? ''
}
