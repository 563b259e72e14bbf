import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import type { Hold } from '../work/due.ts'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'

export const newestJob = async (node: TestNode, { token }: Person): Promise<WireBulkJob | undefined> =>
  (await ask(node, GetBulk, {}, token)).reply.jobs[0]

/** The person's newest job once it `fits`; looked at whenever there is news of one. */
export async function jobOnce(
  node: TestNode,
  person: Person,
  fits: (job: WireBulkJob) => boolean,
): Promise<WireBulkJob> {
  let wake = (): void => {}
  const stop = node.app.realtime.subscribe(news => {
    if (news === 'missed' || news.topic === 'bulk') wake()
  })
  try {
    for (;;) {
      const news = new Promise<void>(resolve => {
        wake = resolve
      })
      const job = await newestJob(node, person)
      if (job !== undefined && fits(job)) return job
      await news
    }
  } finally {
    stop()
  }
}

/** The hold of a node that goes on, for a test that works a job itself. */
export const goingOn: Pick<Hold, 'ending'> = { ending: new AbortController().signal }

export const hasEnded = ({ endedAt }: WireBulkJob): boolean => endedAt !== null
