import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** A ship confirmation as the file that is sent of it. */
export const DownloadConfirmation = defineCall({
  group: 'Orders',
  name: 'DownloadConfirmation',
  summary: 'A ship confirmation as a file',
  access: { kind: 'signedIn', pages: ['OrderIntegration', 'OpenOrders'] },
  effect: 'read',
  repeatable: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: z.object({}),
  body: z.object({ confirmationId: z.int().positive() }),
  reply: z.object({}),
})
