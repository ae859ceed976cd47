/** Reads from a normalised question what is said not to be there: 'zonder man of kinderen', 'kinderen had hij niet', 'niet mijn zoon maar mijn broer'. */

export interface Denials {
  /** The words for what is not there. */
  denied: readonly string[]
  /** The text without what is denied. */
  rest: string
}

const people = [
  '(?:klein|stief|pleeg)?kinderen|kleinkind|kind|kids|zoons?|zonen|dochters?|ouders|vader|moeder|opa|oma|erfgenamen',
  'man|vrouw|partner|vriendin|vriend|echtgenoot|echtgenote|langstlevende|(?:half)?broers?|broertjes?|(?:half)?zus|zusje|zussen|neven|nichten|neef|nicht',
]
const things = [
  'hypotheek|hypotheekschuld|lening|restschuld|schuld|schulden|testament|studie|inboedel|erfbelasting|schenkbelasting',
  '(?:eenmalige? )?(?:verhoogde |grote |starters)?vrijstelling(?! (?:al |eerder |nog |ooit )?(?:gebruikt|benut|gehad))|jubelton|studievrijstelling|starter',
]
const NAME = `(?:${[...people, ...things].join('|')})`
const PERSON = `(?:${people.join('|')})`
const ADJECTIVES = '(?:recht op )?(?:(?:een|de|mijn|zijn|haar|hun|eigen|andere|levende|minderjarige|volwassen|enkele|enige|meer) ){0,2}'
const OWNER = '(?:ik|je|hij|zij|ze|we|wij|er|mijn \\w+|onze \\w+)'

/** 'Geen man of kinderen', 'zonder partner en zonder kinderen', 'nooit kinderen gehad', 'geen kinderen, broers of zussen'. */
const NONE = new RegExp(
  `\\b(?:geen|zonder|nooit|noch) ${ADJECTIVES}(${NAME}(?:(?:, ${NAME})?(?:,? of|,? noch| en) (?:geen |zonder |ook geen )?${ADJECTIVES}${NAME})?)(?![\\w-])(?: meer\\b)?`,
  'g',
)
/** 'Kinderen had hij niet', 'kinderen zijn er niet'. */
const BEHIND = new RegExp(`(?<![\\w-])(${NAME}) (?:heb|heeft|had|hadden|hebben|zijn|waren|is|was) (?:${OWNER} )?(?:ook |er )?niet\\b(?! (?:alleen|veel))`, 'g')
/** 'Niet mijn zoon maar mijn broer', 'niet mijn dochter is maar mijn nicht', 'geen kind maar een kleinkind', 'niet van mijn moeder maar van mijn oma'. */
const BUT = new RegExp(
  `\\b(?:niet|geen) (?:(?:van|aan|voor|met) )?((?:mijn|een|de|het|zijn|haar|onze) \\w+|${PERSON})(?: is| was| betreft)?,? maar (?!wel\\b)`,
  'g',
)
/** 'Niet voor een kind', 'niet eenmalig verhoogd'. */
const NOT_FOR = new RegExp(
  `\\bniet (?:(?:van|aan|voor) (?:(?:mijn|een|de|het|zijn|haar|onze) )?(${PERSON})(?![\\w-])|(?:de )?(eenmalige?(?: verhoogde?)?))`,
  'g',
)
/** 'Het is mijn oom, niet mijn vader', 'het gaat om mijn oom en niet om mijn vader'. */
const NOT_BEHIND = new RegExp(
  `(?:,| en|,? maar) (?:dus )?niet (?:(?:van|aan|voor|om|met) )?((?:mijn|onze|zijn|haar) \\w+|(?:een|de|het) ${PERSON}|${PERSON})[ .!]*$`,
  'g',
)
/** 'Niet om te verhuren', 'om niet te verhuren'. */
const NOT_TO_DO = /\b(?:niet (?:om |voor )(?:om )?(?:te |de )?|om niet te )((?:verhu|verhuur|beleg)\w*)/g

/** Whether one of the things that are not there is this. */
export const denies = ({ denied }: Denials, thing: RegExp): boolean => denied.some((words) => thing.test(words))

export function readDenials(text: string): Denials {
  const denied: string[] = []
  const without = (pattern: RegExp, from: string) =>
    from.replace(pattern, (all, first?: string, second?: string) => {
      denied.push(first ?? second ?? all)
      return ' '
    })
  const rest = [BUT, NOT_FOR, BEHIND, NOT_BEHIND, NONE, NOT_TO_DO].reduce((left, pattern) => without(pattern, left), text)
  return { denied, rest: denied.length > 0 ? rest.replace(/ +/g, ' ').trim() : text }
}
