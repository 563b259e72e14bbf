// Written by `npm run registers`.
import type * as account from './en-us/account.ts'
import type * as address from './en-us/address.ts'
import type * as addressCheck from './en-us/addressCheck.ts'
import type * as approvals from './en-us/approvals.ts'
import type * as audit from './en-us/audit.ts'
import type * as benchmark from './en-us/benchmark.ts'
import type * as carrierOrders from './en-us/carrierOrders.ts'
import type * as carriers from './en-us/carriers.ts'
import type * as company from './en-us/company.ts'
import type * as confirmations from './en-us/confirmations.ts'
import type * as dashboard from './en-us/dashboard.ts'
import type * as dayEnd from './en-us/dayEnd.ts'
import type * as devices from './en-us/devices.ts'
import type * as dock from './en-us/dock.ts'
import type * as exceptions from './en-us/exceptions.ts'
import type * as exchange from './en-us/exchange.ts'
import type * as frame from './en-us/frame.ts'
import type * as hazmat from './en-us/hazmat.ts'
import type * as help from './en-us/help.ts'
import type * as imports from './en-us/imports.ts'
import type * as itemMaster from './en-us/itemMaster.ts'
import type * as labels from './en-us/labels.ts'
import type * as laneHistory from './en-us/laneHistory.ts'
import type * as lists from './en-us/lists.ts'
import type * as load from './en-us/load.ts'
import type * as locations from './en-us/locations.ts'
import type * as logo from './en-us/logo.ts'
import type * as mails from './en-us/mails.ts'
import type * as multipleOrders from './en-us/multipleOrders.ts'
import type * as order from './en-us/order.ts'
import type * as orderIntegration from './en-us/orderIntegration.ts'
import type * as orderSetup from './en-us/orderSetup.ts'
import type * as orders from './en-us/orders.ts'
import type * as parcel from './en-us/parcel.ts'
import type * as parcelAccounts from './en-us/parcelAccounts.ts'
import type * as parcelScan from './en-us/parcelScan.ts'
import type * as parts from './en-us/parts.ts'
import type * as people from './en-us/people.ts'
import type * as plan from './en-us/plan.ts'
import type * as preferences from './en-us/preferences.ts'
import type * as printDocuments from './en-us/printDocuments.ts'
import type * as quotes from './en-us/quotes.ts'
import type * as rateSheets from './en-us/rateSheets.ts'
import type * as rates from './en-us/rates.ts'
import type * as reportRuns from './en-us/reportRuns.ts'
import type * as reports from './en-us/reports.ts'
import type * as routing from './en-us/routing.ts'
import type * as scorecard from './en-us/scorecard.ts'
import type * as sheet from './en-us/sheet.ts'
import type * as shipment from './en-us/shipment.ts'
import type * as sourceFaults from './en-us/sourceFaults.ts'
import type * as stars from './en-us/stars.ts'
import type * as stations from './en-us/stations.ts'
import type * as stops from './en-us/stops.ts'
import type * as straight from './en-us/straight.ts'
import type * as tender from './en-us/tender.ts'
import type * as track from './en-us/track.ts'
import type * as tracking from './en-us/tracking.ts'
import type * as trade from './en-us/trade.ts'
import type * as upsReady from './en-us/upsReady.ts'
import type * as way from './en-us/way.ts'

export type Sections = typeof account &
  typeof address &
  typeof addressCheck &
  typeof approvals &
  typeof audit &
  typeof benchmark &
  typeof carrierOrders &
  typeof carriers &
  typeof company &
  typeof confirmations &
  typeof dashboard &
  typeof dayEnd &
  typeof devices &
  typeof dock &
  typeof exceptions &
  typeof exchange &
  typeof frame &
  typeof hazmat &
  typeof help &
  typeof imports &
  typeof itemMaster &
  typeof labels &
  typeof laneHistory &
  typeof lists &
  typeof load &
  typeof locations &
  typeof logo &
  typeof mails &
  typeof multipleOrders &
  typeof order &
  typeof orderIntegration &
  typeof orderSetup &
  typeof orders &
  typeof parcel &
  typeof parcelAccounts &
  typeof parcelScan &
  typeof parts &
  typeof people &
  typeof plan &
  typeof preferences &
  typeof printDocuments &
  typeof quotes &
  typeof rateSheets &
  typeof rates &
  typeof reportRuns &
  typeof reports &
  typeof routing &
  typeof scorecard &
  typeof sheet &
  typeof shipment &
  typeof sourceFaults &
  typeof stars &
  typeof stations &
  typeof stops &
  typeof straight &
  typeof tender &
  typeof track &
  typeof tracking &
  typeof trade &
  typeof upsReady &
  typeof way
