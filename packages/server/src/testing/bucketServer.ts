import S3rver from '@20minutes/s3rver'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import type { BucketAddress } from '../files/bucketAddress.ts'

/** An S3 server of a test, and a bucket in it. */
export interface BucketServer {
  readonly address: BucketAddress
  /** As the settings of a node. */
  readonly env: Readonly<Record<string, string>>
  /** Where it keeps objects. */
  readonly folder: string
  /** It is away, and is back with what it held. */
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startBucketServer(): Promise<BucketServer> {
  const folder = temporaryFolder('waybill-bucket-')
  const opened = (port: number) =>
    new S3rver({
      ...{ address: '127.0.0.1', port, silent: true, directory: folder, configureBuckets: [{ name: 'freight' }] },
    })
  let server = opened(0)
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    address: {
      ...{ endpoint, region: 'us-east-1', name: 'freight', prefix: 'acme/', keyId: 'S3RVER', key: 'S3RVER' },
    },
    env: {
      WAYBILL_FILES: `s3://freight/acme?endpoint=${endpoint}`,
      WAYBILL_FILES_KEY_ID: 'S3RVER',
      WAYBILL_FILES_KEY: 'S3RVER',
    },
    folder,
    stop: () => server.close(),
    async start() {
      server = opened(port)
      await server.run()
    },
  }
}
