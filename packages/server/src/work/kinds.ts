/**
 * Kinds of work that falls due, and what their subject is: `transmit` a transmission that is to leave; `ask` a tender
 * whose carrier is asked what became of it; `follow` a booking whose freight is looked for; `mail` a mail that is to leave;
 * `bulk` a job over many rows; `rateFile` a version whose file is read; `replay` a version by which past shipments are priced;
 * `quote` a question for offers with its deadline; `offers` a round of offers with its clock; `confirm` an accepted
 * offer whose papers are to be drawn and mailed; `won` a shipment of which
 * somebody got the order, so that others hear of it; `import` a run of a file whose rows are read or worked; `straight`
 * the orders of a company that need nobody, for as long as its rule is on;
 * `sites` a company whose shipments are given the own dock they leave; `source` a source of order files that is looked at;
 * `sourceReport` an import of a source that people are told of; `confirmation` a shipment whose orders are confirmed to
 * where they came from (triggers of the database put it); `confirmationSend` a confirmation that is to be sent; `labels` a
 * transmission of labels whose carrier is asked what became of it; `pickup` a truck that is to be asked for, looked for or
 * sent away; `figures` a company whose figures are folded (0) or counted anew (1), put by triggers of the database;
 * `dayClose` a day that is to be closed; `printJob` a job that a station was sent and said nothing of;
 * `exception` a shipment, and `insurance` a carrier, of which it is looked for what is wrong (triggers of the database put the former);
 * `carrierFreight` a carrier whose freight or insurance changed, with the connection that wrote it (put by triggers);
 * `reportSlot` a scheduled report whose next slot comes; `reportRun` a run of a report that is to be made and mailed.
 */
export const dueKinds = [
  'transmit',
  'ask',
  'follow',
  'mail',
  'bulk',
  'rateFile',
  'replay',
  'quote',
  'offers',
  'confirm',
  'won',
  'import',
  'straight',
  'sites',
  'source',
  'sourceReport',
  'confirmation',
  'confirmationSend',
  'labels',
  'printJob',
  'pickup',
  'dayClose',
  'exception',
  'insurance',
  'carrierFreight',
  'figures',
  'reportSlot',
  'reportRun',
] as const
export type DueKind = (typeof dueKinds)[number]

/** What asks or tells somebody outside, or decides by what was not told: it waits where nothing may leave. */
export const goingOut: ReadonlySet<DueKind> = new Set([
  ...(['transmit', 'ask', 'follow', 'mail', 'labels', 'pickup', 'dayClose', 'printJob'] as const),
  ...(['quote', 'offers', 'confirm', 'won', 'straight', 'source', 'sourceReport'] as const),
  ...(['confirmation', 'confirmationSend', 'reportSlot', 'reportRun'] as const),
])
