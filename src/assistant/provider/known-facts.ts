/** The numbers and names in a text, in one form, so that what a model writes can be held against what it was given. */

/** '€ 1.300,50' and '1300,5' both become '1300.5'; digits of telephone numbers also stand by themselves. */
export function numbersIn(text: string): string[] {
  const amounts = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => canonical(digits))
  const phones = [...text.matchAll(/(?:\+31|0)[\d\s()-]{8,16}/g)].map(([phone]) => phone.replace(/\D/g, ''))
  return [...amounts, ...phones]
}

/** Dutch notation: a dot groups thousands, a comma is the decimal mark. */
function canonical(digits: string): string {
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)
  const plain = grouped ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : plain
}

/** Runs of capitalised words, with the small words of Dutch surnames between them; each also without its first word. */
export function namesIn(text: string): string[] {
  const runs = [...text.matchAll(/[A-Z][\p{L}'.-]+(?:\s+(?:[A-Z][\p{L}'.-]*|van|de|der|den|ter|ten))*/gu)].map(([run]) => run.toLowerCase())
  return runs.flatMap((run) => {
    const words = run.split(/\s+/)
    return words.map((_word, start) => words.slice(start).join(' '))
  })
}
