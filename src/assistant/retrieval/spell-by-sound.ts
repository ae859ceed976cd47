/** A rough sound of Dutch words, for spelling errors that a listener would not hear. */

/** How a word sounds: 'leveringsacte' and 'leveringsakte', 'trouwe' and 'trouwen', 'geregistreert' and 'geregistreerd' are the same. */
export function spellBySound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ch/g, 'g')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ij|ei|y/g, 'y')
    .replace(/ou|au/g, 'o')
    .replace(/v/g, 'f')
    .replace(/z/g, 's')
    .replace(/dt$|d$/, 't')
    .replace(/(.)\1+/g, '$1')
    .replace(/en$/, 'e')
}
