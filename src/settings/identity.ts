/** How the assistant may present itself. Free of the server, since the owner's screen checks it while typing. */
import { foldLetters } from '../platform/fold-letters.ts'

export const identityLimits = { name: 30, disclaimerMin: 20, disclaimerMax: 200 } as const

/** Stands under the field of the chat, after the fixed sentence that says what the visitor talks with. */
export const defaultDisclaimer = 'De assistent kan zich vergissen en geeft geen juridisch advies.'

/** Professions that a visitor would take for a person who is answerable by law, without doubled letters. */
const PROFESSIONS = ['notari', 'notary', 'advoca', 'advoka', 'jurist', 'juridis', 'lawyer', 'atorney', 'solicitor', 'barister', 'mester', 'rechter']

/** Digits and signs that are read as letters. */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

const plain = (text: string): string => foldLetters(text).replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** Also with spaces, dots, accents or digits in it: 'N o t a r i s', 'nótaris', 'm.r.'. */
function soundsLikeProfession(name: string): boolean {
  const text = plain(name)
  const letters = text.replace(/[^a-z]/g, '').replace(/(.)\1+/g, '$1')
  if (PROFESSIONS.some((word) => letters.includes(word))) return true
  // 'mr' is a title at the start of a word only: there are names with these letters inside.
  return /(^|[^a-z])m[^a-z]*r([^a-z]|$)/.test(text) || /(^|[^a-z])mr[a-z]/.test(text)
}

/** Letters of our own alphabet, so that no look-alike of another one slips past. */
export const isAssistantName = (name: string): boolean =>
  name.length <= identityLimits.name && /^[\p{Script=Latin}][\p{Script=Latin}\p{M}\d '’-]*$/u.test(name) && !soundsLikeProfession(name)

/** What it says of persons or professions must be a denial: the sentence before it says that this is no notary. */
export function isDisclaimer(text: string): boolean {
  if (text.length < identityLimits.disclaimerMin || text.length > identityLimits.disclaimerMax) return false
  return !/[<>!]/.test(text) && !/\b(ik ben|u spreekt met|u chat met|onze)\s+(?:een\s+)?(notaris|jurist|advocaat|mens|medewerker)/i.test(text)
}
