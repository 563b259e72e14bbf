import { describe, expect, it } from 'vitest'
import { readHostStatus } from './hostStatus.ts'
import { jobQuestion, readJobState } from './ipp.ts'
import { printQueue, readQueues, requestIdOf } from './queuePrinter.ts'
import { listCommand, pdfCommand, printWindows, rawCommand, readPrinters } from './windows.ts'

const answer = (...texts: readonly string[]): string => texts.map(text => `\u0002${text}\u0003\r\n`).join('')
const FIRST = '030,0,0,1245,000,0,0,0,000,0,0,0'
const SECOND = '000,0,0,0,0,2,4,0,00000000,1,000'

describe('what a label printer says of itself', () => {
  it.each([
    ['ready', FIRST, SECOND, { state: 'online', isIdle: true }],
    ['out of paper', FIRST.replace('030,0', '030,1'), SECOND, { state: 'paperOut', isIdle: true }],
    ['paused', FIRST.replace('030,0,0', '030,0,1'), SECOND, { state: 'paused', isIdle: true }],
    ['with its head open', FIRST, SECOND.replace('000,0,0', '000,0,1'), { state: 'headOpen', isIdle: true }],
    ['out of ribbon', FIRST, SECOND.replace('000,0,0,0', '000,0,0,1'), { state: 'paperOut', isIdle: true }],
    ['with formats that wait', FIRST.replace('1245,000', '1245,002'), SECOND, { state: 'online', isIdle: false }],
    ['within a batch', FIRST, SECOND.replace('00000000', '00000007'), { state: 'online', isIdle: false }],
  ])('%s', (_, first, second, read) => expect(readHostStatus(answer(first, second, '1234,0'))).toEqual(read))

  it('is the newest of several answers, and half of one is none', () => {
    const older = answer(FIRST.replace('030,0', '030,1'), SECOND, '1234,0')
    expect(readHostStatus(older + answer(FIRST, SECOND, '1234,0'))).toMatchObject({ state: 'online' })
    expect(readHostStatus(answer(FIRST))).toBeNull()
    expect(readHostStatus(answer(FIRST, SECOND).slice(0, -9))).toBeNull()
  })

  it.each(['', 'HTTP/1.1 400 Bad Request', '\u0002\u0003', answer('1,2,3', '4,5,6'), '\u0002'.repeat(50)])(
    'that is garbage says nothing: %j',
    text => expect(readHostStatus(text)).toBeNull(),
  )
})

describe('queues of the system', () => {
  it('are read with how they stand', () =>
    expect(
      readQueues(
        [
          'printer Office is idle.  enabled since Mon 23 Nov 2026',
          'printer Zebra_ZD420 now printing Zebra_ZD420-12.  enabled since Mon',
          'printer Old disabled since Mon 23 Nov 2026 -',
          '\tPaused',
          'printer -x is idle.',
        ].join('\n'),
      ),
    ).toEqual([
      { way: 'queue', target: 'Office', language: 'pdf', state: 'online' },
      { way: 'queue', target: 'Zebra_ZD420', language: 'zpl', state: 'online' },
      { way: 'queue', target: 'Old', language: 'pdf', state: 'paused' },
    ]))

  const answer = (state: number, status = 0) => {
    const bytes = Buffer.from([
      1,
      1,
      0,
      status,
      0,
      0,
      0,
      1,
      2,
      0x23,
      0,
      9,
      ...Buffer.from('job-state'),
      0,
      4,
      0,
      0,
      0,
      state,
      3,
    ])
    if (status > 0) bytes.writeUInt16BE(0x0406, 2)
    return bytes
  }

  it('say what became of a job', () => {
    expect([3, 4, 5, 6, 7, 8, 9].map(state => readJobState(answer(state)))).toEqual([
      ...[null, null, null, null],
      ...['cancelled', 'aborted', 'completed'],
    ])
    expect([
      readJobState(answer(9, 1)),
      readJobState(Buffer.alloc(0)),
      readJobState(answer(9).subarray(0, -3)),
    ]).toEqual([...[null, null, null]])
    expect(jobQuestion(258).includes(Buffer.from([0, 4, 0, 0, 1, 2]))).toBe(true)
    expect(requestIdOf('request id is Office-12 (1 file(s))')).toBe('Office-12')
  })

  const job = { title: '-o raw', copies: 2, format: 'zpl', bytes: Buffer.from('^XA^XZ') } as const

  it('take a name for nothing but a name', async () => {
    const asked: string[][] = []
    const run = async (command: string, args: readonly string[]) => {
      asked.push([command, ...args])
      return { code: 0, out: 'request id is Z-1 (1 file(s))' }
    }
    let begun = 0
    const begin = () => {
      begun += 1
    }
    expect(await printQueue({ ...job, queue: '-h evil' }, begin, run)).toEqual({ outcome: 'failed', fault: 'refused' })
    expect([asked, begun]).toEqual([[], 0])
    expect(await printQueue({ ...job, queue: 'Z' }, begin, run, async () => 'completed')).toEqual({
      outcome: 'printed',
      fault: '',
    })
    expect(asked[0]?.slice(0, 10)).toEqual(['lp', '-d', 'Z', '-n', '2', '-t', '-o raw', '-o', 'raw', '--'])
  })

  it('that refuse, or do not say, leave it failed or unknown', async () => {
    const says = (code: number | null) => async () => ({ code, out: 'lp: Error - no such destination' })
    expect((await printQueue({ ...job, queue: 'Z' }, () => {}, says(1))).outcome).toBe('failed')
    expect((await printQueue({ ...job, queue: 'Z' }, () => {}, says(null))).outcome).toBe('unknown')
    const silent = async () => ({ code: 0, out: 'request id is Z-1 (1 file(s))' })
    const patience = { print: 20, between: 5 }
    expect(
      (
        await printQueue(
          { ...job, queue: 'Z' },
          () => {},
          silent,
          async () => null,
          patience,
        )
      ).fault,
    ).toBe('noStatus')
  })
})

describe('Windows, as text', () => {
  it('names printers as data, whatever stands in their names', () => {
    expect(pdfCommand("O'Hare & co", 'C:\\a b.pdf').at(-1)).toBe(
      `Start-Process -FilePath 'C:\\a b.pdf' -Verb PrintTo -ArgumentList '"O''Hare & co"' -Wait`,
    )
    expect(rawCommand('Zebra', 'C:\\l.zpl')).toEqual([
      'cmd.exe',
      '/d',
      '/c',
      'copy',
      '/b',
      'C:\\l.zpl',
      '\\\\localhost\\Zebra',
    ])
    expect(listCommand()[0]).toBe('powershell.exe')
  })
  it('reads one printer, several, and none', () => {
    expect(readPrinters('{"Name":"Office","PrinterStatus":0}')).toMatchObject([{ target: 'Office', state: 'online' }])
    expect(
      readPrinters('[{"Name":"ZDesigner ZD420","PrinterStatus":"Normal"},{"Name":"Old","PrinterStatus":128},{}]'),
    ).toMatchObject([
      { target: 'ZDesigner ZD420', language: 'zpl', state: 'online' },
      { target: 'Old', language: 'pdf', state: 'offline' },
    ])
    expect([readPrinters(''), readPrinters('null')]).toEqual([[], []])
  })
  it('says nothing of what the spooler does: unknown, and failed where it took nothing', async () => {
    const job = { queue: 'Office', title: 't', copies: 2, format: 'pdf', bytes: Buffer.from('%PDF') } as const
    expect(
      await printWindows(
        job,
        () => {},
        async () => ({ code: 0, out: '' }),
      ),
    ).toMatchObject({ fault: 'noStatus' })
    expect(
      await printWindows(
        job,
        () => {},
        async () => ({ code: 1, out: '' }),
      ),
    ).toMatchObject({ outcome: 'failed' })
    let n = 0
    const second = async () => ({ code: n++ === 0 ? 0 : 1, out: '' })
    expect(await printWindows(job, () => {}, second)).toMatchObject({ outcome: 'unknown' })
  })
})
