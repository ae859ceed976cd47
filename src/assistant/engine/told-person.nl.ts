/** The Dutch words for somebody who was told of, by what stands for them in what is said next. For folded text. */

export interface Pronoun {
  /** Stands for them. */
  pronoun: RegExp
  /** What they are called, with 'mijn' before it. */
  people: RegExp
  /** Who lives with the speaker and was not named. */
  partner: string
}

const called = '\\b(?:mijn|m n|onze|ons) (?:\\w+ )?'
const male = new RegExp(`${called}((?:klein|stief)?zoon|(?:half)?broer|vader|pa|opa|oom|neefje|neef|vriend|man|buurman|kleinkind|kind)\\b`, 'g')
const female = new RegExp(`${called}((?:klein|stief)?dochter|(?:half)?zus|moeder|ma|oma|tante|nichtje|nicht|vriendin|vrouw|buurvrouw|kleinkind|kind)\\b`, 'g')

export const pronouns: readonly Pronoun[] = [
  { pronoun: /\b(?:hij|hem)\b/, people: male, partner: 'vriend' },
  {
    pronoun: /\b(?:zij|ze|haar)(?! (?:man|vrouw|vriend|vriendin|kind|kinderen|zoon|dochter|huis|deel|erfdeel|testament)\b)\b/,
    people: female,
    partner: 'vriendin',
  },
]
