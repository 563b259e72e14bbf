import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { findAccessLink } from '../identity/accessLinks.ts'
import { countWrongLink } from '../identity/linkTries.ts'
import { runFile } from '../modules/reportRuns/index.ts'
import { Refusal } from '../refusal.ts'
import { callerNetwork } from './callerNetwork.ts'

/**
 * Serves the file of a run of a report to whoever holds its link, at `/ReportFile?AccessID=…`: it was too large for a mail,
 * and who got the mail may have no account. Wrong, ended and unknown links look the same.
 */
export function addReportLinks(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { AccessID?: unknown } }>(
    '/ReportFile',
    { schema: { hide: true } },
    async (request, reply) => {
      const { AccessID } = request.query
      const link = typeof AccessID === 'string' ? await findAccessLink(app.db, app.clock, 'report', AccessID) : null
      const file = link === null ? null : await runFile(app, link.clientId, link.subjectId, 'link')
      if (file === null) {
        await countWrongLink(app, callerNetwork(request.ip))
        throw new Refusal('BadLink')
      }
      return reply
        .type(file.mime)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .send(file.body)
    },
  )
}
