import Fastify from 'fastify'
import pg from 'pg'

/**
 * The twin of P1: a route without session, tenant, schema or contract that runs the same statement. Started as a
 * process of its own with the connection, the SQL and its values in the environment.
 */
const { CONNECTION = '{}', SQL = '', VALUES = '[]' } = process.env
const values: unknown[] = JSON.parse(VALUES)
const pool = new pg.Pool({ ...(JSON.parse(CONNECTION) as pg.PoolConfig), max: 16 })
const server = Fastify()
server.post('/list', async () => (await pool.query({ name: 'list', text: SQL, values })).rows)
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
