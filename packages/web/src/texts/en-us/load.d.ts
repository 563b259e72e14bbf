/** A load as it is read once more before it is bought. */
export declare const load: {
    readonly pickup: 'Pickup';
    readonly delivery: 'Delivery';
    readonly pickupAt: 'Stop {number}: pickup';
    readonly deliveryAt: 'Stop {number}: delivery';
    readonly appointment: 'appointment {text}';
    readonly freight: 'Freight';
    readonly hazmat: 'hazardous materials';
    readonly numbers: 'Numbers';
    readonly po: 'PO {number}';
    readonly salesOrder: 'Sales order {number}';
    readonly noNumbers: 'no PO and no sales order';
    readonly extras: 'Extras';
    readonly noExtras: 'none';
    readonly truck: 'Truck';
    readonly cod: 'Collect on delivery';
    readonly codFeePrepaid: 'the shipper pays the fee';
    readonly codFeeCollect: 'the consignee pays the fee';
    readonly codCheck: 'the consignee may pay with its own check';
    readonly declared: 'Declared value';
    readonly instructions: 'Instructions';
    readonly arrives: 'Arrives';
    readonly days: {
        readonly one: '{count} business day';
        readonly other: '{count} business days';
    };
    readonly countedFrom: 'counted from {date}';
    readonly noArrival: 'the price names no day';
    readonly terms: 'Freight terms';
    readonly prepaid: 'Prepaid';
    readonly collect: 'Collect';
    readonly thirdParty: 'Third party';
};
