/** Longest texts, in characters. ZIP, state and contact name: specification §5; the others are ours. */
export const textLimits = {
  company: 80,
  street: 100,
  street2: 100,
  city: 60,
  state: 2,
  zip: 10,
  country: 2,
  contactName: 30,
  contactPhone: 30,
  contactEmail: 254,
  description: 200,
  itemCode: 50,
  nmfc: 9,
  reference: 50,
  specialInstructions: 1000,
  internalNotes: 4000,
  loadNumber: 30,
  trailerNumber: 30,
  seals: 100,
  orderNumber: 50,
  customerPo: 50,
  appointment: 50,
  door: 20,
  /** The longest name of 49 CFR 172.101 with the words that may be added has 275. */
  properShippingName: 300,
  technicalName: 200,
  hazmatQuantity: 60,
  unNumber: 6,
  hazardClass: 20,
  subsidiaryClass: 40,
  emergencyContract: 60,
  erapNumber: 30,
  htsCode: 15,
  firstName: 50,
  lastName: 50,
  personPhone: 25,
  jobTitle: 60,
  /** Who was spoken with. */
  spokeWith: 100,
  /** What was agreed with a carrier. */
  comments: 1000,
  /** Why something was moved, voided or swapped. */
  reason: 500,
} as const

/** Largest numbers a shipment takes. */
export const numberLimits = {
  items: 200,
  /** Stops of one shipment, first and last included: two at least. */
  stops: 40,
  stopReferences: 2,
  /** Rows of handling units. */
  units: 500,
  bills: 40,
  references: 5,
  /** Orders on one bill. */
  customerOrders: 200,
  handlingUnits: 9_999,
  pieces: 999_999,
  /** One line. */
  weightLb: 100_000,
  dimensionIn: 1_000,
  /** Of one row of units; the longest trailer has 53. */
  linearFeet: 60,
  /** Minor units. */
  declaredValue: 100_000_000_000,
  /** Minor units. */
  codAmount: 100_000_000_000,
} as const
