import type { Area } from '../areas.ts'
import type { Claims } from '../proof.ts'

/** Paths of specification §2 by their first segment; the seven user-menu screens stand under /Settings. */
export const specifiedScreens: Partial<Record<Area, string>> = {
  spine: `/ /PasswordSetup /Profile /Tracking /TrackingShipment /SingleOrder /Prepaid /ShipmentDetails /Track /UserGuide
    /ContactUs /Preferences /Settings/UpdateProfile /Settings/ChangePassword`,
  paper: '/PrintDocuments',
  freight: `/ReviewRates /ReviewServices /TerminalInfo /Collect /Carriers /Settings/BillToLocations /Settings/RoutingGuide`,
  quotes: '/QuoteResponse /Tender',
  orders: '/OpenOrders /MultipleOrders /DockView',
  parcel: `/AccountSetup /ContractDetails /Parcel /ParcelScan /UPSReady /UpsRate /UpsTracking /ParcelAccounts`,
  reports: '/ShipmentHistory /Dashboard /Reports /QuoteScorecard /RateBenchmark',
  integration: '/OrderIntegration /Locations /CarrierMapping',
  items: '/ItemMaster',
  settings: '/PrinterSetup /Settings/ManageUsers /Settings/ChangeDefaults /Settings/LogoUpdate',
}

/** Menu entries of §2: the menu and the path each leads to. `print` is the sidebar's Print. */
export const navigation: Readonly<Record<string, readonly string[]>> = {
  plan: ['/ReviewRates', '/ReviewServices', '/TerminalInfo'],
  ship: ['/SingleOrder', '/Prepaid', '/Collect', '/Parcel', '/MultipleOrders', '/PrintDocuments', '/DockView'],
  track: ['/Track'],
  analyze: ['/ShipmentHistory', '/Dashboard', '/Reports', '/QuoteScorecard', '/RateBenchmark'],
  help: ['/UserGuide', '/ContactUs'],
  settings: ['/Preferences', '/PrinterSetup', '/Carriers', '/ItemMaster', '/UPSReady', '/UpsRate', '/UpsTracking'],
  'settings > integration': ['/OrderIntegration', '/Locations', '/CarrierMapping', '/ParcelAccounts'],
  user: [
    '/Settings/ManageUsers',
    '/Settings/UpdateProfile',
    '/Settings/ChangeDefaults',
    '/Settings/ChangePassword',
    '/Settings/BillToLocations',
    '/Settings/RoutingGuide',
    '/Settings/LogoUpdate',
  ],
}

/** Screens that ask everything again on entry (§2). */
export const reloading = ['/ReviewRates', '/ReviewServices', '/TerminalInfo', '/OpenOrders']

/** Breadcrumbs between Home and the screen that §2 spells out. */
export const crumbs: Readonly<Record<string, readonly string[]>> = {
  '/Prepaid': ['nav.ship'],
  '/Collect': ['nav.ship', 'nav.singleOrder'],
  '/Parcel': ['nav.ship', 'nav.singleOrder'],
  '/ParcelScan': ['nav.ship', 'nav.singleOrder'],
}

const app = 'packages/web/src/app'
const shell = `${app}/Shell.tsx`
const history = 'packages/web/src/screens/analyze/ShipmentHistory/ShipmentHistory.tsx'

/** The frame of §2: ways in, access behaviour, tabs. */
export const frameClaims: Claims = {
  spine: {
    '/PasswordSetup reads accessid': ['packages/web/src/login/PasswordSetup.tsx', 'accessid'],
    '/Tracking reads trackid': ['packages/web/src/public/readLink.ts', "'trackid'"],
    '/TrackingShipment reads shipmentid and accessid': [
      'packages/web/src/public/readLink.ts',
      "'shipmentid'",
      "'accessid'",
    ],
    '/Prepaid/{shipmentid?}/{sh?}': [
      'packages/web/src/screens/ship/SingleOrder/route.ts',
      "'/Prepaid/:shipmentid/:sh?'",
    ],
    'login: business e-mail and password': ['packages/web/src/login/SignIn.tsx', 'signIn('],
    'login: terms notice': ['packages/web/src/login', '<Terms'],
    'login: forgot password': ['packages/web/src/login/LoginPage.tsx', '<ForgotPassword'],
    'login: sign up': ['packages/web/src/login/LoginPage.tsx', '<SignUp'],
    'Track: tab Tendered': ['packages/web/src/screens/track/Track/Track.tsx', "'T'"],
    'Track: tab In Transit': ['packages/web/src/screens/track/Track/Track.tsx', "'A'"],
    'Track: tab Delivered': ['packages/web/src/screens/track/Track/Track.tsx', "'D'"],
    'Track: All Shipments and My Shipments': ['packages/web/src/widgets/ShipmentTabs', "'all' | 'mine'", 'viewOf('],
    'Contact: a headquarters address, two phones, hours': [
      'packages/web/src/screens/help/ContactUs/ContactUs.tsx',
      'contact.addressLine1',
      'contact.phone1',
      'contact.phone2',
      'contact.hoursText',
    ],
  },
  kit: {
    'tracking failure leads to Track': ['packages/web/src/public/TrackingPage.tsx', 'href="/Track"', "say('led')"],
    'not-found page for any other path': [`${app}/router.tsx`, "path: '*', Component: NotFound"],
    'reload on entry, by the route table': [shell, 'screen?.reload', 'invalidateQueries()'],
    'no session: back to / and the local copy is cleared': [
      'packages/web/src/api',
      'localStorage.removeItem',
      'leaveForSignIn',
    ],
    'page ids decide what is reachable': [`${app}/access.ts`, "pageList.split(',')"],
    'no list opens all': [`${app}/access.ts`, 'pageList === null'],
    'blocked: a warning that names the support e-mail': [shell, "notify.warn(text('frame.noPermission'"],
    'blocked: on to the first reachable route': [shell, '<Blocked to={firstReachable('],
    'blocked: no warning when coming from Login': [shell, 'isQuiet={cameFromLogin'],
    'page title: base title and the screen’s name': [shell, 'document.title ='],
    'each navigation starts at the top': [shell, 'scrollTo(0, 0)'],
    'Home breadcrumb to SingleOrder': [`${app}/access.ts`, "row.page === 'SingleOrder'"],
    "'Info on this page' toggle": [`${app}/Breadcrumbs.tsx`, "t('frame.info')"],
    'Log Out in the sidebar': [`${app}/Sidebar.tsx`, 'logOut()'],
    'Log Out clears state and storage and reloads the root': [`${app}/logOut.ts`, 'sessionStorage.clear()', "'/'"],
    'es-es: sidebar': ['packages/web/src/texts/es-es/frame.ts', 'export const nav: Texts<typeof english.nav>'],
    'es-es: login card': ['packages/web/src/texts/es-es/login.ts', 'export const login'],
    'es-es: profile menu': [
      'packages/web/src/texts/es-es/frame.ts',
      'export const profileMenu: Texts<typeof english.profileMenu>',
    ],
    'state kept locally for the user': ['packages/web/src/api/session.ts', 'localStorage.setItem(USER'],
    'API key refreshed from each response': ['packages/web/src/api/client.ts', "headers.get('token')", 'takeToken('],
    'socket takes a uniqueName': ['packages/server/src/http/socket.ts', 'uniqueName: z.string()'],
  },
  paper: { 'es-es: print documents': ['packages/web/src/texts/es-es/frame.ts', 'Imprimir documentos'] },
  freight: {
    '/Collect/{shipmentid?}/{sh?}': [
      'packages/web/src/screens/ship/SingleOrder/route.ts',
      "path: '/Collect/:shipmentid/:sh?'",
    ],
  },
  quotes: {
    '/QuoteResponse reads QuoteID, AccessID, userEdit': [
      'packages/web/src/public/carrier/letterLink.ts',
      "'quoteid'",
      "'accessid'",
      "'useredit'",
    ],
  },
  orders: {
    'Multiple Orders: tab Set Items': ['packages/web/src/screens/ship/MultipleOrders/MultipleOrders.tsx', "'O'"],
    'Multiple Orders: tab Rate & Route': ['packages/web/src/screens/ship/MultipleOrders/MultipleOrders.tsx', "'Q'"],
    'Multiple Orders: tab Schedule': ['packages/web/src/screens/ship/MultipleOrders/MultipleOrders.tsx', "'T'"],
    'Multiple Orders: tab En Route': ['packages/web/src/screens/ship/MultipleOrders/MultipleOrders.tsx', "'A'"],
    'Multiple Orders: tab Delivered': ['packages/web/src/screens/ship/MultipleOrders/MultipleOrders.tsx', "'D'"],
  },
  parcel: {
    '/Parcel/{shipmentid?}': ['packages/web/src/screens/ship/SingleOrder/route.ts', "'/Parcel/:shipmentid/:sh?'"],
    '/ParcelScan/{shipmentid?}': ['packages/web/src/screens/ship/ParcelScan/route.ts', "'/ParcelScan/:shipmentid'"],
  },
  reports: {
    'Shipment History: tab Active': [history, "'active'"],
    'Shipment History: tab Tendered': [history, "'T'"],
    'Shipment History: tab In Transit': [history, "'A'"],
    'Shipment History: tab Delivered': [history, "'D'"],
    'Shipment History: tab Archived': [history, "'archived'"],
    'Shipment History: All Shipments and My Shipments': [
      'packages/web/src/widgets/ShipmentTabs/shipmentList.ts',
      "view: ['all', 'mine']",
      'viewOf(',
    ],
  },
}
