/** Whether the numbers of a Dutch company can be real. That they are this company's only a register knows. */

export const isKvk = (text: string): boolean => /^\d{8}$/.test(text)

/**
 * A btw-id is NL, nine digits, B and two digits. Of a sole trader the whole is 1 modulo 97, letters counting from A = 10;
 * of a company the nine digits pass the test of eleven (9, 8, … 2, and minus 1), as its RSIN does.
 */
export function isVatId(text: string): boolean {
  const digits = /^NL(\d{9})B(\d{2})$/.exec(text)?.[1]
  return digits !== undefined && (passes97(text) || passesEleven(digits))
}

function passes97(text: string): boolean {
  const number = Array.from(text, (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(number) % 97n === 1n
}

function passesEleven(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index), 0)
  return Number(digits) > 0 && sum % 11 === 0
}
