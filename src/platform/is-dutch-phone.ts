/** What counts as a Dutch telephone number; the browser checks by it too. */

/** Ten digits from 0, or the same from +31 or 0031; also the numbers of five to eleven digits of 0800, 0900 and 088. */
export function isDutchPhone(text: string): boolean {
  if (!/^[+\d()\-. ]+$/.test(text)) return false
  const digits = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  return /^(?:0|\+31|0031)[1-9]\d{8}$/.test(digits) || /^0(?:800|90[069])\d{4}(?:\d{3})?$/.test(digits)
}
