/** Paths of specification §2 by their first segment; the seven user-menu screens stand under /Settings. */
export const specifiedScreens: readonly string[] = [
  ...['/', '/PasswordSetup', '/AccountSetup', '/ContractDetails', '/QuoteResponse', '/Profile', '/Tracking'],
  ...[
    '/TrackingShipment',
    '/ReviewRates',
    '/ReviewServices',
    '/TerminalInfo',
    '/OpenOrders',
    '/SingleOrder',
    '/Prepaid',
  ],
  ...[
    '/Collect',
    '/Parcel',
    '/ParcelScan',
    '/ShipmentDetails',
    '/Tender',
    '/MultipleOrders',
    '/PrintDocuments',
    '/DockView',
  ],
  ...[
    '/Track',
    '/ShipmentHistory',
    '/Dashboard',
    '/Reports',
    '/QuoteScorecard',
    '/RateBenchmark',
    '/UserGuide',
    '/ContactUs',
  ],
  ...['/Preferences', '/PrinterSetup', '/Carriers', '/ItemMaster', '/UPSReady', '/UpsRate', '/UpsTracking'],
  ...['/OrderIntegration', '/Locations', '/CarrierMapping', '/ParcelAccounts'],
  ...['/Settings/ManageUsers', '/Settings/UpdateProfile', '/Settings/ChangeDefaults', '/Settings/ChangePassword'],
  ...['/Settings/BillToLocations', '/Settings/RoutingGuide', '/Settings/LogoUpdate'],
]

/** Actions of specification §2 "Screen capabilities", by where they stand; the text is the key of the web's texts. */
export const specifiedActions: Readonly<Record<string, readonly string[]>> = {
  'shipment list': [
    ...['view', 'edit items', 'download packing list', 'archive', 'edit and reprint', 'move to in transit', 'track'],
    'download POD',
  ],
  'shipment details': [
    ...[
      'archive',
      'void',
      'copy',
      'edit',
      'reprint label',
      'reprint BOL',
      'packing list',
      'notify carrier',
      'send tracking',
    ],
    ...['rate carrier', 'attach files', 'add orders'],
  ],
  'print documents': ['reprint', 'edit and re-quote', 'BOL and label', 'new shipment'],
  'quote response': ['submit quote', 'No Bid', 'add new quote', 'preview'],
  'tracking shipment': ['add tracking events', 'upload documents', 'download documents'],
  'item master': ['list', 'add', 'file upload', 'export to CSV'],
}

/** Which of them stand, and in which screen's folder the proof is; empty: not built yet. */
export const builtActions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shipment list': {
    view: 'screens/track/Track',
    'edit items': 'screens/track/Track',
    'download packing list': 'screens/track/Track',
    archive: 'screens/track/Track',
    'edit and reprint': 'screens/track/Track',
    'move to in transit': 'screens/track/Track',
    track: 'screens/track/Track',
    'download POD': 'screens/track/Track',
  },
  'shipment details': {
    archive: 'screens/ship/ShipmentDetails',
    void: 'screens/ship/ShipmentDetails',
    copy: 'screens/ship/ShipmentDetails',
    edit: 'screens/ship/ShipmentDetails',
    'reprint label': 'screens/ship/ShipmentDetails',
    'reprint BOL': 'screens/ship/ShipmentDetails',
    'packing list': 'screens/ship/ShipmentDetails',
    'send tracking': 'screens/ship/ShipmentDetails',
    'attach files': 'screens/ship/ShipmentDetails',
  },
  'print documents': {
    reprint: 'screens/ship/PrintDocuments',
    'edit and re-quote': 'screens/ship/PrintDocuments',
    'BOL and label': 'screens/ship/PrintDocuments',
    'new shipment': 'screens/ship/PrintDocuments',
  },
  'tracking shipment': {
    'add tracking events': 'public/AddEvent',
    'upload documents': 'public/Documents',
    'download documents': 'public/Documents',
  },
  'item master': {
    list: 'screens/settings/ItemMaster',
    add: 'screens/settings/ItemMaster',
  },
}
