import { randomUUID } from 'node:crypto'
import { type ServerWord, stationHello, stationWord } from '@waybill/contract/wire/stationLink.ts'
import { LINK_VERSION, linkClosing } from '@waybill/contract/wire/stationPaths.ts'
import type { App } from '../../app.ts'
import { findStation } from '../../identity/stationKeys.ts'
import type { Happening } from '../../realtime/realtime.ts'
import { hearOfJob, holdsLine, reconcileJobs, type StationLine, takeJobs } from './printJobs.ts'
import { hearOfPrinters, hearOfScale } from './stationReports.ts'

/** The socket of a station, as far as this needs it. */
export interface StationSocket {
  send(word: ServerWord): void
  close(code: number, reason: string): void
}

interface Line extends StationLine {
  readonly socket: StationSocket
  /** What is done for the station, one after the other. */
  turn: Promise<void>
  isOver: boolean
}

/** A station's line to this node. */
export interface OpenLine {
  /** A further message of the station. */
  hear(text: string): void
  left(): void
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The stations that have a line to this node: told of their own jobs alone, by whatever node those were made. */
export function openStationLines(app: App) {
  const lines = new Set<Line>()
  const own = (line: Line) => app.db.forClient(line.clientId)

  /** In the order in which it was asked for; what breaks ends the line, and the station comes again. */
  function inTurn(line: Line, work: () => Promise<void>): void {
    line.turn = line.turn.then(async () => {
      if (line.isOver) return
      try {
        await work()
      } catch (error) {
        app.log.warn({ err: error, stationId: line.stationId }, 'a station could not be served')
        end(line, linkClosing.tryLater, 'try later')
      }
    })
  }

  function end(line: Line, code: number, reason: string): void {
    line.isOver = true
    lines.delete(line)
    line.socket.close(code, reason)
  }

  async function giveJobs(line: Line): Promise<void> {
    const jobs = await own(line).transaction(async tx =>
      (await holdsLine(tx, line)) ? await takeJobs(app, tx, line) : null,
    )
    if (jobs === null) return end(line, linkClosing.replaced, 'replaced')
    for (const { job_id: jobId, attempt, title, format, copies, size, way, target, language } of jobs) {
      line.socket.send({ kind: 'print', jobId, attempt, title, format, copies, size, way, target, language })
    }
  }

  /** The printers on the network that people entered. */
  async function givePrinters(line: Line): Promise<void> {
    const printers = await own(line).read(
      app.db.query
        .selectFrom('station_printer')
        .select(['way', 'target', 'language'])
        .where('client_id', '=', line.clientId)
        .where('station_id', '=', line.stationId)
        .where('removed_at', 'is', null)
        .orderBy('printer_id'),
    )
    const network = printers.filter(({ way }) => way === 'network')
    line.socket.send({
      kind: 'printers',
      printers: network.map(({ target, language }) => ({
        ...{ way: 'network', target },
        language: language === 'pdf' ? 'pdf' : 'zpl',
      })),
    })
  }

  function hearHappening(happening: Happening): void {
    if (happening.topic !== 'station') return
    const { stationId, tells, act, connection } = happening.data
    for (const line of lines) {
      if (line.clientId !== happening.clientId || line.stationId !== stationId) continue
      if (tells === 'removed') end(line, linkClosing.revoked, 'removed')
      else if (tells === 'line' && connection !== line.connection) end(line, linkClosing.replaced, 'replaced')
      else if (tells === 'jobs') inTurn(line, () => giveJobs(line))
      else if (tells === 'printers') {
        inTurn(line, async () => {
          await givePrinters(line)
          await giveJobs(line)
        })
      } else if (tells === 'scale' && (act === 'tare' || act === 'zero' || act === 'clear')) {
        line.socket.send({ kind: 'scale', act })
      }
    }
  }

  app.realtime.subscribe(happening => {
    if (happening !== 'missed') return hearHappening(happening)
    for (const line of lines) inTurn(line, () => giveJobs(line))
  })

  async function hearWord(line: Line, text: string): Promise<void> {
    const said = stationWord.safeParse(jsonOf(text))
    // What another version says is passed over, not answered by hanging up on it.
    if (!said.success) return
    const word = said.data
    if (word.kind === 'printers') return hearOfPrinters(app, line, word.printers)
    if (word.kind === 'scale') return hearOfScale(app, line, word)
    await own(line).transaction(tx => hearOfJob(app, tx, line, word))
    line.socket.send({ kind: 'heard', jobId: word.jobId, attempt: word.attempt })
    await giveJobs(line)
  }

  return {
    /** Takes up the line of a station by its first message. @returns null: it was closed */
    async open(text: string, socket: StationSocket): Promise<OpenLine | null> {
      const said = stationHello.safeParse(jsonOf(text))
      if (!said.success || said.data.version !== LINK_VERSION) {
        socket.close(linkClosing.noKey, 'no key')
        return null
      }
      const hello = said.data
      const found = await findStation(app, hello.token)
      if (found === null) {
        socket.close(linkClosing.revoked, 'no such station')
        return null
      }
      const line: Line = {
        ...{ ...found, connection: randomUUID(), journal: hello.journal, socket },
        ...{ turn: Promise.resolve(), isOver: false },
      }
      const name = await own(line).transaction(async tx => {
        const row = await tx
          .updateTable('station')
          .set({
            ...{ connection: line.connection, seen_at: app.clock.now().toISOString(), scale_state: null },
            platform: hello.platform,
          })
          .where('client_id', '=', line.clientId)
          .where('station_id', '=', line.stationId)
          .where('removed_at', 'is', null)
          .returning('name')
          .executeTakeFirst()
        if (row === undefined) return null
        await reconcileJobs(app, tx, line, hello.jobs)
        const data = { stationId: line.stationId, tells: 'line', connection: line.connection }
        await app.realtime.tell({ clientId: line.clientId, topic: 'station', data }, tx)
        return row.name
      })
      if (name === null) {
        socket.close(linkClosing.revoked, 'no such station')
        return null
      }
      lines.add(line)
      socket.send({ kind: 'ready', name })
      for (const { jobId, attempt, outcome } of hello.jobs) {
        if (outcome !== 'busy') socket.send({ kind: 'heard', jobId, attempt })
      }
      inTurn(line, () => givePrinters(line))
      inTurn(line, () => giveJobs(line))
      return {
        hear: words => inTurn(line, () => hearWord(line, words)),
        left() {
          line.isOver = true
          lines.delete(line)
          void leave(line).catch(error => app.log.warn({ err: error }, 'a line of a station could not be ended'))
        },
      }
    },
    /** Says to each that the line stands, and to all nodes that the station is there. */
    async beat(): Promise<void> {
      for (const line of lines) line.socket.send({ kind: 'beat' })
      const at = app.clock.now().toISOString()
      await Promise.all(
        [...lines].map(line =>
          own(line).write(
            app.db.query
              .updateTable('station')
              .set({ seen_at: at })
              .where('client_id', '=', line.clientId)
              .where('station_id', '=', line.stationId)
              .where('connection', '=', line.connection),
          ),
        ),
      )
    },
    /** The bytes of a job that a station was sent, and has not said anything of. @returns null: it has no such job */
    async bytes(token: string, jobId: number, attempt: number): Promise<Buffer | null> {
      const station = await findStation(app, token)
      if (station === null) return null
      const row = await app.db
        .forClient(station.clientId)
        .readOne(
          app.db.query
            .selectFrom('print_job')
            .select('sha256')
            .where('client_id', '=', station.clientId)
            .where('station_id', '=', station.stationId)
            .where('job_id', '=', jobId)
            .where('attempt', '=', attempt)
            .where('state', 'in', ['sent', 'unknown']),
        )
      return row === null ? null : app.files.bytes(station.clientId, row.sha256)
    },
  }

  /** The station is gone, unless it has another line by now. */
  async function leave(line: Line): Promise<void> {
    await own(line).transaction(async tx => {
      const gone = await tx
        .updateTable('station')
        .set({ connection: null, seen_at: app.clock.now().toISOString() })
        .where('client_id', '=', line.clientId)
        .where('station_id', '=', line.stationId)
        .where('connection', '=', line.connection)
        .executeTakeFirst()
      if (gone.numUpdatedRows === 0n) return
      const data = { stationId: line.stationId }
      await app.realtime.tell({ clientId: line.clientId, topic: 'station', data }, tx)
    })
  }
}
