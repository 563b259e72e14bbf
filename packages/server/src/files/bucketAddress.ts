import { percentDecoded } from '../percentDecoded.ts'

/** A bucket of an S3-compatible store, and what signs in there. */
export interface BucketAddress {
  /** Without a slash at its end. */
  readonly endpoint: string
  readonly region: string
  readonly name: string
  /** Stands before each key: empty, or with a slash at its end. */
  readonly prefix: string
  readonly keyId: string
  readonly key: string
}

interface Given {
  readonly WAYBILL_FILES?: string | undefined
  readonly WAYBILL_FILES_KEY_ID?: string | undefined
  readonly WAYBILL_FILES_KEY?: string | undefined
}

const EXAMPLE = 's3://bucket/prefix?endpoint=https://s3.example.com&region=us-east-1'

/** What an address says of a bucket, without what signs in there; as text: what is wrong with it. */
function addressOf(text: string): Omit<BucketAddress, 'keyId' | 'key'> | string {
  const url = URL.parse(text)
  const decoded = percentDecoded(url?.pathname ?? '')
  if (url === null || url.protocol !== 's3:' || url.hostname === '' || decoded === null) {
    return `WAYBILL_FILES is no address of a bucket: ${EXAMPLE}.`
  }
  if (url.username !== '' || url.password !== '') {
    return 'WAYBILL_FILES bears a key: set WAYBILL_FILES_KEY_ID and WAYBILL_FILES_KEY instead.'
  }
  const other = [...url.searchParams.keys()].find(name => name !== 'endpoint' && name !== 'region')
  if (other !== undefined) return `WAYBILL_FILES knows endpoint and region, not ${other}: ${EXAMPLE}.`
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const given = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const endpoint = URL.parse(given)
  if (endpoint === null || !/^https?:$/.test(endpoint.protocol) || endpoint.search !== '') {
    return `The endpoint of WAYBILL_FILES is no address: ${EXAMPLE}.`
  }
  const path = decoded.replace(/^\/+|\/+$/g, '')
  const prefix = path === '' ? '' : `${path}/`
  return { endpoint: endpoint.href.replace(/\/$/, ''), region, name: url.hostname, prefix }
}

/** @returns null: files are kept on the disk; a list: all that is wrong with it, a sentence each */
export function bucketOf({
  WAYBILL_FILES: text,
  WAYBILL_FILES_KEY_ID: keyId,
  WAYBILL_FILES_KEY: key,
}: Given): BucketAddress | readonly string[] | null {
  if (text === undefined) {
    return keyId === undefined && key === undefined
      ? null
      : [`WAYBILL_FILES_KEY_ID and WAYBILL_FILES_KEY are of a bucket, and WAYBILL_FILES names none: ${EXAMPLE}.`]
  }
  const address = addressOf(text)
  const faults = typeof address === 'string' ? [address] : []
  if (!keyId || !key) {
    const lacking = 'WAYBILL_FILES needs WAYBILL_FILES_KEY_ID and WAYBILL_FILES_KEY: the access key of the bucket.'
    return [...faults, lacking]
  }
  return typeof address === 'string' ? faults : { ...address, keyId, key }
}

/** Whether what {@link bucketOf} found is what is wrong. */
export const isFaulty = (found: ReturnType<typeof bucketOf>): found is readonly string[] => Array.isArray(found)

/** As it is told to people: without what signs in. */
export const bucketName = ({ endpoint, name, prefix }: BucketAddress): string => `s3://${name}/${prefix} at ${endpoint}`
