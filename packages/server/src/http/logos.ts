import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { logoByContent } from '../identity/logos.ts'
import { Refusal } from '../refusal.ts'

/**
 * Serves the logos in force at `/logo/<hash of the content>`, to anybody: the carrier's page is opened without signing in.
 * That is safe because a logo is what its company shows to the world; because the address says neither whose it is nor can
 * be guessed by who has not got the picture already; because one that was taken away is served no longer; and because
 * nothing but a PNG or JPEG that was taken apart and put together again (files/picture) is ever served, as that, with
 * nosniff, a policy that runs nothing, and as a download where somebody opens it by itself.
 */
export function addLogos(server: FastifyInstance, app: App): void {
  server.get<{ Params: { sha256: string } }>('/logo/:sha256', { schema: { hide: true } }, async (request, reply) => {
    const { sha256 } = request.params
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Refusal('NotFound')
    const found = await logoByContent(app.db.identity, sha256)
    if (found === null) throw new Refusal('NotFound')
    const bytes = await app.files.bytes(found.clientId, sha256)
    return reply
      .type(found.mime)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename="logo.${found.mime === 'image/png' ? 'png' : 'jpg'}"`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .send(bytes)
  })
}
