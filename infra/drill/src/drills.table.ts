import type { MeasuredRow, Row } from './drill.types.ts'
import { FAULTS } from './faults/faults.table.ts'
import { measureFault } from './faults/measure-fault.ts'
import { writeFaultsReport } from './faults/write-faults-report.ts'
import { writeReport } from './report/write-report.ts'
import { measureAlerts } from './alerts/alerts.row.ts'
import { measureDeploy } from './two-of-everything/deploy.row.ts'
import { measureFailover } from './two-of-everything/failover.row.ts'
import { measureLostQueue } from './two-of-everything/lost-queue.row.ts'
import { measureMigration } from './two-of-everything/migration.row.ts'
import { measureNewVersion } from './two-of-everything/new-version.row.ts'
import { measurePublish } from './two-of-everything/publish.row.ts'
import { measureRestore } from './two-of-everything/restore.row.ts'
import { measureStreams } from './two-of-everything/streams.row.ts'
import { measureStagedRelease } from './two-of-everything/staged-release.row.ts'
import { measureWithdrawal } from './two-of-everything/withdrawal.row.ts'

/** In the order in which they run: those that leave the product as it was first. */
const TWO_OF_EVERYTHING: readonly Row[] = [
  {
    name: 'staged-release',
    summary: 'a release is staged while files with secrets lie about',
    measure: measureStagedRelease,
  },
  {
    name: 'publish',
    summary: 'stories are published while one of two APIs hears of everything 100 ms late',
    measure: measurePublish,
  },
  {
    name: 'withdrawal',
    summary: 'stories are withdrawn while streams are refused and copies killed',
    measure: measureWithdrawal,
  },
  {
    name: 'streams',
    summary: 'as many frontends listen at the APIs as may, and strangers want to listen through the site',
    measure: measureStreams,
  },
  {
    name: 'deploy',
    summary: 'a release takes the place of another one, and is taken back, under load',
    measure: measureDeploy,
  },
  {
    name: 'lost-queue',
    summary: 'the Redis of the queue is killed and comes back empty while commands are given',
    measure: measureLostQueue,
  },
  {
    name: 'new-version',
    summary: 'a release raises the version of every read model, and is taken back, while the CMS says nothing',
    measure: measureNewVersion,
  },
  {
    name: 'migration',
    summary: 'a table of millions of rows is changed while readers read and save',
    measure: measureMigration,
  },
  {
    name: 'restore',
    summary: 'PostgreSQL is killed and its folder deleted while commands are given, and restored from its backup',
    measure: measureRestore,
  },
  {
    name: 'alerts',
    summary: 'one fault of a night after the other, while Prometheus and Alertmanager watch with the shipped rules',
    measure: measureAlerts,
  },
  {
    name: 'failover',
    summary: 'masters of Redis Cluster and Sentinel, and a replica of PostgreSQL, end one after the other',
    measure: measureFailover,
  },
]

/** One drill: its rows, and the report of their last runs. */
export interface Drill {
  rows: readonly Row[]
  /** In docs. */
  report: string
  write: (rows: readonly MeasuredRow[]) => string
}

/** The one that runs where none is named. */
export const STANDARD_DRILL = 'faults'

/** All drills, by their names. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  [STANDARD_DRILL]: {
    rows: FAULTS.map((fault) => ({
      name: fault.name,
      summary: `${fault.broken}; mended: ${fault.mended}`,
      measure: (context) => measureFault(fault, context),
    })),
    report: 'drill.md',
    write: writeFaultsReport,
  },
  'two-of-everything': {
    rows: TWO_OF_EVERYTHING,
    report: 'drill-two-of-everything.md',
    write: (rows) => writeReport('two-of-everything', rows),
  },
}
