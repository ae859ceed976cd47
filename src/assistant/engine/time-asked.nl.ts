/** The few Dutch words in which somebody asks after an answer when that is, or how long it takes. For folded text. */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const timeAsked = {
  asks: /\b(?:wanneer|hoe ?lang|hoelang|hoe snel|tot wanneer|binnen welke (?:termijn|tijd)|welke termijn|hoeveel tijd|op welk moment)\b/,
  /** How long it takes, or stays so; else when. */
  duration: /\b(?:hoe ?lang|hoelang|hoe snel|hoeveel tijd)\b/,
  /** Any other word names a subject. */
  words: list(`
    en maar oke ok ja dan nou wanneer hoe lang hoelang snel tot binnen welke welk op termijn tijd moment hoeveel duurt duren dat dit het die is moet moeten kan kunnen mag mogen ik wij
    we u er daar daarvoor daarmee ervoor precies ongeveer eigenlijk meestal gemiddeld zoiets heb hebben krijg gaat ga in zijn werk gebeuren gebeurt zo
  `),
  /** What a statement has that says so: a number of days, or the event after which it is. */
  term: /\b(?:\d+|een|twee|drie|vier|vijf|zes|acht|negen|tien|twaalf|twintig|enkele|paar|geen vaste|noemt geen) (?:\w+ )?(?:werkdag|dag|dagen|werkdagen|week|weken|maand|maanden|jaar|termijn|tijd)\b|\{\{cijfer:[a-z-]*(?:termijn|maanden|weken|dagen|jaar)[a-z-]*\}\}|\bvoor 1 maart\b/,
} as const
