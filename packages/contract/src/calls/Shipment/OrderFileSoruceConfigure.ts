import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { SOURCE_MINUTES_MAX, SOURCE_PEOPLE_MAX } from '../../constants.ts'
import { importPolicies } from '../../wire/imports.ts'
import { mailAddress, sourceName } from '../../wire/orderSourceFields.ts'
import { serverWays } from '../../wire/orderSources.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

/** A host's name or address alone: no scheme, no path, no port. */
const host = trimmedText(253)
  .min(1)
  .refine(text => !/[\s/@\\]/.test(text), { params: { code: 'notAHost' } })

/**
 * Saves a source that fetches from a folder by FTP, FTPS or SFTP. A password or key that is left blank stays as it was; a
 * source that moves to another host or user needs it anew.
 */
export const OrderFileSoruceConfigure = defineCall({
  group: 'Shipment',
  name: 'OrderFileSoruceConfigure',
  summary: 'Fetch orders from a folder by FTP, FTPS or SFTP',
  access: { kind: 'signedIn', pages: ['OrderIntegration'] },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: z.object({
    /** Left out: a new one. */
    sourceId: z.int().positive().optional(),
    version: z.int32().default(0),
    name: sourceName,
    way: z.enum(serverWays),
    host,
    /** 0: the usual one. */
    port: z.int().min(0).max(65_535).default(0),
    FTPUserName: trimmedText(128).min(1),
    FTPPassword: storableText(256).default(''),
    /** A private key as text, of SFTP alone; where it is protected, FTPPassword opens it. */
    FTPKey: storableText(20_000).default(''),
    /** Blank: where one stands after signing in. */
    folder: trimmedText(500).default(''),
    /** Names with * and ?, several with a comma; blank: all. */
    pattern: trimmedText(200).default(''),
    doneFolder: trimmedText(500).default('processed'),
    /** 0: only when a person says so. */
    everyMinutes: z.int().min(0).max(SOURCE_MINUTES_MAX).default(15),
    policy: z.enum(importPolicies).default('update'),
    notified: z.array(mailAddress).max(SOURCE_PEOPLE_MAX).default([]),
  }),
  reply: z.object({ Status: z.literal('Success'), sourceId: z.int(), version: z.int() }),
})
