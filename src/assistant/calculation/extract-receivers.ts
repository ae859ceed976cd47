/** Finds in a normalised question among how many people an inheritance or gift is divided. */

const PEOPLE = '(?:[a-z]*kinderen|kids|zoons|zonen|dochters|[a-z]*zonen|kleindochters|erfgenamen|broers|zussen|neven|nichten|vrienden|personen|mensen)'
const SIBLING = '(?:broers?|broertje|zus|zusje|zussen)'

/** Undefined when nothing is said of it. */
export function extractReceivers(text: string): number | undefined {
  if (/\b(?:mijn|ons|haar|zijn|het) (?:eigen )?(?:deel|aandeel|erfdeel|portie)\b/.test(text)) return undefined
  const beside = new RegExp(`\\bmet (?:mijn |onze )?(\\d)? ?${SIBLING}\\b`).exec(text) ?? new RegExp(`\\bmijn (\\d)? ?${SIBLING} en ik\\b`).exec(text)
  if (beside) return Number(beside[1] ?? 1) + 1
  const group = /\bmet zijn (\d)\b|\bwe zijn met (?:zijn )?(\d)\b/.exec(text)
  if (group) return Number(group[1] ?? group[2])
  const counted = new RegExp(`\\b(\\d{1,2}) ${PEOPLE}\\b`).exec(text)
  return counted && Number(counted[1]) > 0 ? Number(counted[1]) : undefined
}

/** Whether receivers are named in the plural: 'mijn kinderen erven'. */
export const namesSeveral = (text: string): boolean => new RegExp(`\\b${PEOPLE}\\b`).test(text) && !/\b(?:zonder|geen) [a-z]*kinderen\b/.test(text)
