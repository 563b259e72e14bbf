/** What new orders start from: bill-to locations, ship-via codes, defaults. */
export declare const billTo: {
    readonly add: 'Add location';
    readonly addTitle: 'New bill-to location';
    readonly editTitle: 'Bill-to {company}';
    readonly company: 'Company';
    readonly line1: 'Address line 1';
    readonly line2: 'Address line 2';
    readonly city: 'City';
    readonly state: 'State';
    readonly zip: 'ZIP';
    readonly country: 'Country';
    readonly unitedStates: 'United States';
    readonly canada: 'Canada';
    readonly address: 'Address';
    readonly save: 'Save location';
    readonly saved: '{company} is saved.';
    readonly edit: 'Edit';
    readonly delete: 'Delete';
    readonly deleted: '{company} is deleted.';
    readonly restored: '{company} is back.';
    readonly emptyTitle: 'No bill-to locations yet';
    readonly emptyWhy: 'Who pays third-party freight, ready to be chosen in an order and named to the carrier with its price request.';
    readonly choose: 'Bill to one of your locations';
    readonly chooseFirst: 'Choose a location';
};
export declare const shipVia: {
    readonly intro: 'The codes by which your own system names carriers. An imported order with a code goes to its carrier. Paste rows from a spreadsheet: code, SCAC, mode, note, service. The service is spelled as the carrier’s prices name it, like UPS Ground; blank leaves it to the rule.';
    readonly grid: 'Ship-via codes';
    readonly code: 'Ship-via code';
    readonly scac: 'SCAC';
    readonly mode: 'Mode';
    readonly note: 'Note';
    readonly service: 'Service';
    readonly save: 'Save the codes';
    readonly saved: 'The ship-via codes are saved.';
    readonly codes: {
        readonly one: '{count} code';
        readonly other: '{count} codes';
    };
    readonly needsCode: 'Please enter the code.';
    readonly twice: 'This code stands here twice: it must name one carrier.';
    readonly badScac: 'A SCAC has 2 to 4 letters.';
    readonly badMode: 'LTL, TL, PARCEL, or blank for LTL.';
    readonly tooLong: 'At most {max} characters.';
    readonly unknown: '{scac} is not among your carriers: orders with its codes wait until it is.';
};
export declare const gridPage: {
    readonly row: 'Row {number}';
    readonly failed: 'This could not be loaded';
    readonly unsaved: 'not saved yet';
    readonly bad: {
        readonly one: '{count} cell to mend';
        readonly other: '{count} cells to mend';
    };
};
export declare const orderDefaults: {
    readonly mine: 'Yours';
    readonly mineWhy: 'What your own new orders start with. What a place of the address book says goes before it.';
    readonly company: 'The company’s';
    readonly companyWhy: 'For everybody who has set none of their own.';
    readonly from: 'Pickup from';
    readonly to: 'Pickup to';
    readonly services: 'Services';
    readonly references: 'Names of references';
    readonly referencesWhy: 'What your company calls them. A reference with a name is always shown on an order.';
    readonly atPickup: 'At pickup';
    readonly atDelivery: 'At delivery';
    readonly atEither: 'For the freight';
    readonly save: 'Save';
    readonly saved: 'Service(s) has been updated successfully';
    readonly failed: 'Something went wrong while updating services';
    readonly clear: 'Clear';
    readonly cleared: 'The defaults are cleared.';
};
