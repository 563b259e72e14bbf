/** Mails between the product and one person: their links open that person's account, so no colleague reads them. */
export const privatePurposes = ['password', 'welcome'] as const
