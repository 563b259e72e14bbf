import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireTenderOffer } from '../../wire/tenderRound.ts'
import { tenderLink, tenderPages } from './tenderLink.ts'

/** A tender as its carrier sees it. Looking at it answers nothing: mail scanners follow links. */
export const GetTenderOffer = defineCall({
  group: 'Tender',
  name: 'GetTenderOffer',
  summary: 'What a carrier is offered',
  access: { kind: 'invited', to: 'tender', pages: tenderPages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: tenderLink,
  body: z.object({}),
  reply: wireTenderOffer,
})
