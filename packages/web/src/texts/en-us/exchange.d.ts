/** Exchange rates. */
export declare const exchange: {
    readonly enterTitle: 'Enter a rate';
    readonly enterWhy: 'Prices in another currency are compared by the newest rate of the last 31 days. What a carrier is owed stays in the currency it quoted.';
    readonly currency: 'Currency';
    readonly from: 'From';
    readonly usd: 'US dollars for one';
    readonly save: 'Save rate';
    readonly isRight: 'The rate is right';
    readonly saved: '{currency} from {from}: {usd} USD';
    readonly failed: 'The rate could not be saved.';
    readonly known: 'Rates';
    readonly old: 'older than 31 days';
    readonly delete: 'Delete';
    readonly deleteOf: 'Delete {currency} from {from}';
    readonly deleted: '{currency} from {from} was deleted.';
    readonly restored: '{currency} from {from} is back.';
    readonly none: 'No exchange rates yet';
    readonly noneWhy: 'Until one is entered, prices in another currency than the shipment’s stand after the others.';
    readonly loadFailed: 'The exchange rates could not be loaded';
};
