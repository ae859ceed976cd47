/** What calls a number as a person writes it: '020 - 123 45 67' gives 'tel:0201234567'. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
