import { formatDate, formatTime } from './format.ts'

/** `Tue, Nov 24`, with the window behind it when there is one: `10:00 AM–3:30 PM`. */
export function DateText({ date, from, to }: { date: string; from?: string; to?: string }) {
  if (date === '') return <span aria-hidden="true">–</span>
  const window = from && to ? `${formatTime(from)}–${formatTime(to)}` : ''
  return (
    <time dateTime={date}>
      <span className="wb-whole">{formatDate(date)}</span> {window !== '' && <span className="wb-whole">{window}</span>}
    </time>
  )
}
