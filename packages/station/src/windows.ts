import type { SeenPrinter } from '@waybill/contract/wire/stationLink.ts'
import { inFile, type QueueJob, type Run, runCommand } from './queuePrinter.ts'
import type { Printed } from './rawPrinter.ts'

// Written from Windows' own documents and tested as text: no Windows stood where this was made, so it is not tried.

/** A text inside single quotes of PowerShell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const powershell = (script: string) => ['powershell.exe', '-NoProfile', '-NonInteractive', '-Command', script] as const

/** Lists the printers as JSON. */
export const listCommand = () => powershell('Get-Printer | Select-Object Name,PrinterStatus | ConvertTo-Json -Compress')

/** Prints a PDF by the program that opens PDFs. */
export const pdfCommand = (printer: string, file: string) =>
  powershell(`Start-Process -FilePath ${quoted(file)} -Verb PrintTo -ArgumentList ${quoted(`"${printer}"`)} -Wait`)

/** Sends label commands as they are to a printer that is shared under its own name. */
export const rawCommand = (printer: string, file: string) =>
  ['cmd.exe', '/d', '/c', 'copy', '/b', file, `\\\\localhost\\${printer}`] as const

/** The answer to {@link listCommand}: one printer comes alone, several as a list; status 0 is ready. */
export function readPrinters(json: string): readonly SeenPrinter[] {
  try {
    const read: unknown = JSON.parse(json)
    return (Array.isArray(read) ? read : [read]).flatMap((one: unknown) => {
      const { Name, PrinterStatus } = one as { Name?: unknown; PrinterStatus?: unknown }
      if (typeof Name !== 'string' || Name === '' || Name.length > 200) return []
      const state = PrinterStatus === 0 || PrinterStatus === 'Normal' ? 'online' : 'offline'
      const language = /zebra|zdesigner|zpl/i.test(Name) ? 'zpl' : 'pdf'
      return [{ way: 'queue', target: Name, language, state } as const]
    })
  } catch {
    return []
  }
}

/** Gives a file to the spooler, which says nothing of what becomes of it. */
export const printWindows = (job: QueueJob, begin: () => void, run: Run = runCommand): Promise<Printed> =>
  inFile(job, async file => {
    begin()
    const command = job.format === 'zpl' ? rawCommand(job.queue, file) : pdfCommand(job.queue, file)
    for (let copy = 0; copy < job.copies; copy++) {
      const [program, ...args] = command
      const { code } = await run(program, args)
      // Of several copies some may lie there.
      if (code !== 0) return copy === 0 && code !== null ? refused : { outcome: 'unknown', fault: 'other' }
    }
    return { outcome: 'unknown', fault: 'noStatus' }
  })

const refused: Printed = { outcome: 'failed', fault: 'refused' }

/** The printers that Windows knows. */
export async function windowsPrinters(run: Run = runCommand): Promise<readonly SeenPrinter[]> {
  const [program, ...args] = listCommand()
  return readPrinters((await run(program, args)).out)
}
