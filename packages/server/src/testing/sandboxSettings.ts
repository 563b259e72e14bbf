import { wireEnvironment } from '@waybill/carriers'
import { reachedAt } from '@waybill/sandbox'

/** The settings of a node whose carriers are all the networks of a sandbox. */
export const sandboxSettings = (url: string): Readonly<Record<string, string>> => wireEnvironment(reachedAt(url))
