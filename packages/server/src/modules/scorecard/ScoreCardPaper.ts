import type { ScoreCardPaper } from '@waybill/contract/calls/Supplemental/ScoreCardPaper.ts'
import type { Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { Refusal } from '../../refusal.ts'
import { printedCard } from './printed.ts'
import { scoreCards } from './scoreCards.ts'

/** @throws {Refusal} NoScoreCard where the carrier was not asked in that month */
export const scoreCardPaper: Handler<typeof ScoreCardPaper> = async ({ app, db, who, input, now }) => {
  const { clientId, timeZone } = who
  const card = (await scoreCards(app, db, who, input, now)).find(({ carrier }) => carrier === input.carrier)
  if (card === undefined) throw new Refusal('NoScoreCard')
  const company = await app.db.identity
    .selectFrom('identity.client')
    .select('name')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { scoreCardPdf } = await import('@waybill/documents')
  const printed = { ...printedCard(card, company.name, timeZone), sample: who.isDemo }
  const bytes = await scoreCardPdf({ ...printed, ...(await paperLogo(app, clientId)) })
  const month = `${input.year}-${String(input.month).padStart(2, '0')}`
  const name = `Score card ${card.CarrierSCAC || card.CarrierName} ${month}.pdf`
  return { name, mime: 'application/pdf', body: Buffer.from(bytes), inline: true }
}
