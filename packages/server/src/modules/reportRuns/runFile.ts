import type { App } from '../../app.ts'
import type { FileReply } from '../../handler.ts'

/**
 * The file of a run, as it was sent; null where there is none, or where whoever holds a link asks for one of a schedule that was
 * deleted since: a file that went to a wrong address is called back so.
 * @throws {Refusal} FileDamaged
 */
export async function runFile(
  app: App,
  clientId: number,
  runId: number,
  by: 'colleague' | 'link' = 'colleague',
): Promise<FileReply | null> {
  const file = await app.db.forClient(clientId).readOne(
    app.db.query
      .selectFrom('report_run as r')
      .innerJoin('file as f', join =>
        join.onRef('f.client_id', '=', 'r.client_id').onRef('f.file_id', '=', 'r.file_id'),
      )
      .innerJoin('report_schedule as s', join =>
        join.onRef('s.client_id', '=', 'r.client_id').onRef('s.schedule_id', '=', 'r.schedule_id'),
      )
      .$if(by === 'link', one => one.where('s.deleted_at', 'is', null))
      .select(['f.sha256', 'f.name', 'f.mime'])
      .where('r.client_id', '=', clientId)
      .where('r.run_id', '=', runId),
  )
  if (file === null) return null
  return { name: file.name, mime: file.mime, body: await app.files.stream(clientId, file.sha256) }
}
