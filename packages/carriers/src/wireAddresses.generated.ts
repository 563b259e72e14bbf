// Written by `npm run registers`.
import type { WireAddress } from './kit/wireAddress.ts'
import { wireAddress as fedex } from './fedex/wireAddress.ts'
import { wireAddress as google } from './google/wireAddress.ts'
import { wireAddress as nmfta } from './nmfta/wireAddress.ts'
import { wireAddress as odfl } from './odfl/wireAddress.ts'
import { wireAddress as project44 } from './project44/wireAddress.ts'
import { wireAddress as ups } from './ups/wireAddress.ts'
import { wireAddress as usps } from './usps/wireAddress.ts'

export const wireAddresses: readonly WireAddress[] = [fedex, google, nmfta, odfl, project44, ups, usps]
