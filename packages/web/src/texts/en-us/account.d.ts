export declare const profile: {
    readonly intro: 'Three short steps, asked once. Everything can be changed later.';
    readonly you: 'You';
    readonly shipping: 'Shipping';
    readonly billing: 'Billing';
    readonly shippingTitle: 'Shipping address';
    readonly shippingWhy: 'Where your company receives mail and freight.';
    readonly pickupTitle: 'Default pickup location';
    readonly pickupSame: 'Same as the shipping address';
    readonly pickupWhy: 'New shipments start here. The carrier comes between these two times.';
    readonly pickupFrom: 'Pickup from';
    readonly pickupTo: 'Pickup to';
    readonly timeHint: 'Local time, such as 10:00 AM';
    readonly billingTitle: 'Billing address';
    readonly billingSame: 'Same as the pickup location';
    readonly finish: 'Finish';
    readonly steps: 'Steps';
};
export declare const password: {
    readonly current: 'Current password';
    readonly next: 'New password';
    readonly repeat: 'Repeat the new password';
    readonly rule: 'At least 12 characters. Any characters count, spaces too: a short sentence is easiest to keep.';
    readonly change: 'Change password';
    readonly changed: 'Your password has been changed.';
};
