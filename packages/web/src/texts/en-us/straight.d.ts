/** Orders that need nobody. */
export declare const straight: {
    readonly rule: 'The rule';
    readonly tryIt: 'Try it, then switch on';
    readonly switchOn: 'Switch on';
    readonly switchOff: 'Switch off';
    readonly isOn: 'On since {when}, in the name of {name}';
    readonly isOff: 'Off: nothing is tendered by itself';
    readonly today: {
        readonly one: '{count} tendered today for {amount}';
        readonly other: '{count} tendered today for {amount}';
    };
    readonly switchedOn: 'The rule is on. What it tenders stands in the list.';
    readonly switchedOff: 'The rule is off. What had not left does not leave any more.';
    readonly when: 'When';
    readonly order: 'Order';
    readonly consignee: 'Ship to';
    readonly state: 'Result';
    readonly state_asking: 'Asking';
    readonly state_tendered: 'Tendered';
    readonly state_byHand: 'For a person';
    readonly why: 'Why';
    readonly shipment: 'Shipment';
    readonly carrier: 'Carrier';
    readonly amount: 'Amount';
    readonly open: 'Open the shipment';
    readonly searchHint: 'Order, ship to, shipment';
    readonly emptyTitle: 'Nothing went through by itself yet';
    readonly emptyWhy: 'Say what may be spent and on what, try it over your newest orders, and switch it on: orders that nobody would be asked about are priced, chosen and tendered. All others wait for a person, with why.';
    readonly ruleWhy: 'An order goes through by itself when nothing is missing, no warning comes with its price, nothing is guessed, and it stays inside these limits. Anything else is left to a person.';
    readonly mode_LTL: 'LTL';
    readonly mode_TL: 'Truckload';
    readonly mode_PARCEL: 'Parcel';
    readonly modes: 'Modes';
    readonly carriers: 'Carriers';
    readonly carriersWhy: 'None chosen: whoever the routing guide allows.';
    readonly noCarrier: 'No such carrier';
    readonly maxShipment: 'Most per shipment';
    readonly maxDay: 'Most per day';
    readonly maxLoads: 'Shipments per day';
    readonly currency: 'Currency';
    readonly daysAhead: 'Days before the ship date';
    readonly daysAheadWhy: 'Orders that leave later wait.';
    readonly save: 'Save rule';
    readonly saved: 'The rule is saved, and off until it was tried.';
    readonly previewTitle: 'What it would have done';
    readonly previewWhy: 'Your newest orders by your stored rate sheets. Live prices, the routing guide and warnings of carriers are asked only when it is on, and may leave more to a person.';
    readonly previewed: {
        readonly one: 'Of {all} orders {count} would have been tendered, for {amount}.';
        readonly other: 'Of {all} orders {count} would have been tendered, for {amount}.';
    };
    readonly unjudged: 'Not judged: only live prices know it, and they are asked when the rule is on.';
    readonly unjudgedAll: {
        readonly one: '{count} more order could not be judged: no rate sheet prices it, and live prices are not asked here.';
        readonly other: '{count} more orders could not be judged: no rate sheet prices them, and live prices are not asked here.';
    };
    readonly previewNone: 'There are no orders yet to try it over.';
    readonly wouldTender: 'Tendered';
};
