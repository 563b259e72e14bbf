import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 of every call at `/openapi.json`, and a readable page at `/docs`. */
export async function addOpenApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waybill',
        version: '0.1.0',
        description: 'Every call is a POST; the reply header `token` replaces the key.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  let text: string | undefined
  server.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    text ??= JSON.stringify(server.swagger())
    return reply.type('application/json; charset=utf-8').send(text)
  })
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
}
