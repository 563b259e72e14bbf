import type { PrinterState } from '@waybill/contract/wire/station.ts'

/** What a label printer says of itself (`~HS`). */
export interface HostStatus {
  readonly state: Exclude<PrinterState, 'offline'>
  /** Nothing is being printed, and nothing waits to be. */
  readonly isIdle: boolean
}

/** Asks a label printer for its status: answered at once, whatever it prints. */
export const ASK_STATUS = '~HS\r\n'

const STX = '\u0002'
const ETX = '\u0003'

/** The first line: communication, paper out, pause, length, formats in the buffer, buffer full, diagnostics, part of a format. */
const FIRST = /^\d{3},([01]),([01]),\d{4},(\d{3}),([01]),[01],([01]),\d{3},[01],[01],[01]$/
/** The second: settings, unused, head up, ribbon out, mode, mode, width mode, label waiting, labels left in the batch. */
const SECOND = /^\d{3},[01],([01]),([01]),[01],[0-9A-Z],[0-9A-Z],([01]),(\d{8}),/

/**
 * The newest whole answer to `~HS` in what a printer sent.
 * @returns null where there is none: half an answer, another one, or garbage
 */
export function readHostStatus(text: string): HostStatus | null {
  // Three texts between STX and ETX; the third says nothing of paper.
  const texts = text
    .split(STX)
    .slice(1)
    .filter(part => part.includes(ETX))
    .map(part => part.slice(0, part.indexOf(ETX)))
  const at = texts.findLastIndex((part, n) => FIRST.test(part) && n + 1 < texts.length)
  const first = FIRST.exec(texts[at] ?? '')
  const second = SECOND.exec(texts[at + 1] ?? '')
  if (first === null || second === null) return null
  const [, paperOut, paused, formats, bufferFull, partial] = first
  const [, headUp, ribbonOut, , left] = second
  const state =
    headUp === '1'
      ? 'headOpen'
      : paperOut === '1' || ribbonOut === '1'
        ? 'paperOut'
        : paused === '1'
          ? 'paused'
          : 'online'
  const isIdle = Number(formats) === 0 && bufferFull === '0' && partial === '0' && Number(left) === 0
  return { state, isIdle }
}
