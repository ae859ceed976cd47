/** The Dutch words by which family adds money to what somebody buys. For lower case text. */

const family =
  '(?:(?:groot|schoon|stief)?ouders|(?:schoon|stief|groot)?(?:vaders?|moeders?)|papa|pap|pa|mama|mam|ma|opa|oma|ooms?|tantes?|broers?|zus|zussen|zusters?|familie)'
/** Whoever buys or what is bought between them and the amount makes it a price. */
const noPurchase = '(?:(?!\\b(?:ik|wij|we|\\w*ko(?:op|opt|pen|cht|chten)|\\w*(?:huis|woning|appartement|flat))\\b)[^.?!]){0,50}'
const addsApart =
  'leg|legt|leggen|legden|draag|draagt|dragen|droegen|geef|geeft|geven|gaven|gaf|schenk|schenkt|schenken|schonk|schonken|leen|leent|lenen|leenden|leende'
const addsJoined =
  'bij ?(?:te )?(?:leggen|dragen|gelegd|gedragen)|bijlegt|bijdraagt|bijdrage|mee ?(?:te )?geven|meegeeft|meegegeven|in ?(?:te )?leggen|inlegt|ingelegd|schenken|schenkt|geschonken|lenen|leent|geleend|geven|geeft|gegeven|bij|mee'

export const familyBefore = new RegExp(`\\b${family}\\b${noPurchase}$`)
export const familyAddsBefore = new RegExp(`\\b${family}\\b${noPurchase}\\b(?:${addsApart})\\b(?: (?!en\\b)[a-z]+){0,3} (?:€ ?)?$`)
export const addsBehind = new RegExp(`^(?: euro)?(?: (?!(?:en|maar|want|of)\\b)[a-z]+){0,4}? (?:te )?(?:${addsJoined})(?![\\w])`)
/** 'Ik krijg 25.000 van mijn ouders', 'we lenen 25.000 van mijn vader'. */
export const getsBefore = /\b(?:krijg|krijgen|kreeg|kregen|leen|lenen|leende|leenden|ontvang|ontvangen)\b(?: (?!en\b)[a-z]+){0,3} (?:€ ?)?$/
export const fromFamilyBehind = new RegExp(`^(?: euro)? (?:van|door) (?:(?:mijn|onze|zijn|haar|hun|de) )?${family}\\b`)
/** Of the tax. */
export const overThat = /\b(?:daar|hier)(?:over| (?:[a-z]+ ){0,3}over)\b|\bover (?:de|die|dat|deze|hun) (?:schenking|gift|bijdrage|bedrag|geld)\b/
