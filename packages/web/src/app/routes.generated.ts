// Written by `npm run registers`.
import type { ScreenRow } from '../widgets/screenRow.ts'
import { routes as ReviewRates } from '../screens/plan/ReviewRates/route.ts'
import { routes as ReviewServices } from '../screens/plan/ReviewServices/route.ts'
import { routes as OpenOrders } from '../screens/plan/OpenOrders/route.ts'
import { routes as OrderSheet } from '../screens/plan/OrderSheet/route.ts'
import { routes as StraightThrough } from '../screens/plan/StraightThrough/route.ts'
import { routes as TerminalInfo } from '../screens/plan/TerminalInfo/route.ts'
import { routes as SpotQuotes } from '../screens/plan/SpotQuotes/route.ts'
import { routes as SingleOrder } from '../screens/ship/SingleOrder/route.ts'
import { routes as ParcelScan } from '../screens/ship/ParcelScan/route.ts'
import { routes as DayEnd } from '../screens/ship/DayEnd/route.ts'
import { routes as MultipleOrders } from '../screens/ship/MultipleOrders/route.ts'
import { routes as Tender } from '../screens/ship/Tender/route.ts'
import { routes as Approvals } from '../screens/ship/Approvals/route.ts'
import { routes as Track } from '../screens/track/Track/route.ts'
import { routes as ShipmentDetails } from '../screens/ship/ShipmentDetails/route.ts'
import { routes as PrintDocuments } from '../screens/ship/PrintDocuments/route.ts'
import { routes as DockView } from '../screens/ship/DockView/route.ts'
import { routes as ShipmentHistory } from '../screens/analyze/ShipmentHistory/route.ts'
import { routes as Dashboard } from '../screens/analyze/Dashboard/route.ts'
import { routes as Reports } from '../screens/analyze/Reports/route.ts'
import { routes as QuoteScorecard } from '../screens/analyze/QuoteScorecard/route.ts'
import { routes as RateBenchmark } from '../screens/analyze/RateBenchmark/route.ts'
import { routes as GuideOverrides } from '../screens/analyze/GuideOverrides/route.ts'
import { routes as UserGuide } from '../screens/help/UserGuide/route.ts'
import { routes as ContactUs } from '../screens/help/ContactUs/route.ts'
import { routes as Preferences } from '../screens/settings/Preferences/route.ts'
import { routes as PrinterSetup } from '../screens/settings/PrinterSetup/route.ts'
import { routes as Carriers } from '../screens/settings/Carriers/route.ts'
import { routes as ItemMaster } from '../screens/settings/ItemMaster/route.ts'
import { routes as UPSReady } from '../screens/settings/UPSReady/route.ts'
import { routes as UPSConnected } from '../screens/settings/UPSConnected/route.ts'
import { routes as UpsRate } from '../screens/settings/UpsRate/route.ts'
import { routes as UpsTracking } from '../screens/settings/UpsTracking/route.ts'
import { routes as OrderIntegration } from '../screens/settings/OrderIntegration/route.ts'
import { routes as Locations } from '../screens/settings/Locations/route.ts'
import { routes as CarrierMapping } from '../screens/settings/CarrierMapping/route.ts'
import { routes as ParcelAccounts } from '../screens/settings/ParcelAccounts/route.ts'
import { routes as RateSheets } from '../screens/settings/RateSheets/route.ts'
import { routes as RateSheet } from '../screens/settings/RateSheet/route.ts'
import { routes as FuelPrograms } from '../screens/settings/FuelPrograms/route.ts'
import { routes as ExchangeRates } from '../screens/settings/ExchangeRates/route.ts'
import { routes as Outbox } from '../screens/settings/Outbox/route.ts'
import { routes as Company } from '../screens/settings/Company/route.ts'
import { routes as ManageUsers } from '../screens/settings/ManageUsers/route.ts'
import { routes as AuditTrail } from '../screens/settings/AuditTrail/route.ts'
import { routes as UpdateProfile } from '../screens/account/UpdateProfile/route.ts'
import { routes as ChangeDefaults } from '../screens/settings/ChangeDefaults/route.ts'
import { routes as ChangePassword } from '../screens/account/ChangePassword/route.ts'
import { routes as BillToLocations } from '../screens/settings/BillToLocations/route.ts'
import { routes as RoutingGuide } from '../screens/settings/RoutingGuide/route.ts'
import { routes as LogoUpdate } from '../screens/settings/LogoUpdate/route.ts'
import { routes as Profile } from '../screens/account/Profile/route.ts'
import { routes as AccountSetup } from '../screens/account/AccountSetup/route.ts'
import { routes as ContractDetails } from '../screens/account/ContractDetails/route.ts'

/** Built screens in the order of the menus: router, sidebar, menus, breadcrumb, title, permission and palette go by it. */
export const routes: readonly ScreenRow[] = [
  ReviewRates,
  ReviewServices,
  OpenOrders,
  OrderSheet,
  StraightThrough,
  TerminalInfo,
  SpotQuotes,
  SingleOrder,
  ParcelScan,
  DayEnd,
  MultipleOrders,
  Tender,
  Approvals,
  Track,
  ShipmentDetails,
  PrintDocuments,
  DockView,
  ShipmentHistory,
  Dashboard,
  Reports,
  QuoteScorecard,
  RateBenchmark,
  GuideOverrides,
  UserGuide,
  ContactUs,
  Preferences,
  PrinterSetup,
  Carriers,
  ItemMaster,
  UPSReady,
  UPSConnected,
  UpsRate,
  UpsTracking,
  OrderIntegration,
  Locations,
  CarrierMapping,
  ParcelAccounts,
  RateSheets,
  RateSheet,
  FuelPrograms,
  ExchangeRates,
  Outbox,
  Company,
  ManageUsers,
  AuditTrail,
  UpdateProfile,
  ChangeDefaults,
  ChangePassword,
  BillToLocations,
  RoutingGuide,
  LogoUpdate,
  Profile,
  AccountSetup,
  ContractDetails,
].flat()
