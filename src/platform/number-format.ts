/** Numbers as they are written in Dutch. Each format is made once: making one costs more than all that it then writes. */
const whole = new Intl.NumberFormat('nl-NL')
const oneDecimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const share = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })

/** '1.234'; up to three decimals where there are any. */
export const formatNumber = (number: number): string => whole.format(number)

/** '9,0' */
export const formatDecimal = (number: number): string => oneDecimal.format(number)

/** 0.104 as '10,4%' */
export const formatShare = (part: number): string => share.format(part)

/** '450.000' or '450.000,50', without the sign. */
export const formatEuros = (amount: number): string => (amount % 100 === 0 ? whole : cents).format(amount / 100)

/** '1 klik', '1.204 kliks'. */
export const counted = (count: number, one: string, more: string): string => `${formatNumber(count)} ${count === 1 ? one : more}`
