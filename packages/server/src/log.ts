import pino, { type Logger } from 'pino'
import type { Settings } from './settings.ts'

const secrets = ['password', 'Password', 'authorization', 'token', 'accessid', 'AccessID', 'secret', 'hash', 'key']

/** One line of JSON per event; whatever could open a door is struck out at any of the usual depths. */
export const openLog = (settings: Pick<Settings, 'WAYBILL_LOG_LEVEL'>): Logger =>
  pino({
    level: settings.WAYBILL_LOG_LEVEL,
    redact: { paths: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[struck out]' },
  })
