import type { Logger } from 'pino'
import type { Background } from './background.ts'
import type { Carriers } from './carriers/carriers.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Files } from './files/files.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Hold } from './installation/installation.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Settings } from './settings.ts'
import type { Due } from './work/due.ts'
import type { Lanes } from './work/lanes.ts'

/** What every handler and job may reach; made once in `compose.ts`. */
export interface App {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Logger
  readonly db: Database
  readonly sessions: Sessions
  readonly realtime: Realtime
  readonly files: Files
  readonly jobs: Jobs
  readonly due: Due
  readonly lanes: Lanes
  readonly carriers: Carriers
  /** What this node counts. */
  readonly metrics: Metrics
  readonly background: Background
  /** Whether this database is the one that works; a copy lets nothing leave. */
  readonly hold: Hold
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: () => string
}
