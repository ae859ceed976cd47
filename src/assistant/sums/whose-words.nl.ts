/** The Dutch words that tell whose an amount is. For lower case text, as parts of regular expressions. */

/** Everybody of whom something may be told, longest first where one begins another. */
export const person =
  '(?:half|stief|schoon)?(?:broers?|broertjes?|zusjes?|zussen|zusters?|zus)|zwager|(?:klein|stief|schoon)?(?:kinderen|kind|zoons?|zonen|dochters?)|oudste|jongste|ooms?|tantes?|neven|neef|nichten|nicht|vriendin|vrienden|vriend|(?:over)?buren|buurman|buurvrouw|collega|man|vrouw|partner|echtgenoot|echtgenote|ex|(?:schoon)?(?:ouders|vader|moeder)|papa|pap|pa|mama|mam|ma|opa|oma'

/** What somebody does with an amount. */
export const does = {
  gives: 'schenk|schenkt|schenken|schonk|schonken|geef|geeft|geven|gaf|gegeven|geschonken|laat|liet|nalaat|naliet|nagelaten',
  got: 'kreeg|kregen|erfde|erfden|gekregen|geerfd|gehad|ontving|ontvangen|kocht|kochten|gekocht|betaalde|betaalden|betaald|verkocht|verkochten',
  gets: 'krijg|krijgt|krijgen|erf|erft|erven|ontvang|ontvangt|koop|koopt|kopen|bied|biedt|bieden',
  earns: 'verdien|verdient|verdienen|verdiende',
  has: 'heb|heeft|hebben|had|hadden|bezit|bezitten|sta|staan|moet|moeten|zijn|is',
} as const

export const had = 'had|hadden'
/** Something that only who is named has, by the word before it. */
export const debtNoun = '\\w*schuld(?:en)?|\\w*lening(?:en)?|\\w*krediet|hypotheek'
export const sameParent = { moeder: /^(?:ma|mam|mama)$/, vader: /^(?:pa|pap|papa)$/ } as const
/** Who is named without 'mijn': 'oom Jan heeft een huis'. */
export const named = 'oom|tante|opa|oma'
/** Who may inherit beside the speaker. */
export const heirs = '(?:half|stief)?(?:broer|zus|zusje|broertje)|(?:klein|stief)?(?:zoon|dochter|kind)|neef|nicht'
/** Of whom 'had' is not said because they died. */
export const near =
  /^(?:(?:half|stief|schoon)?(?:broers?|broertjes?|zus|zusjes?|zussen)|zwager|(?:klein|stief)?(?:kind|kinderen|zoons?|zonen|dochters?)|oudste|jongste|collega|buren|buurman|buurvrouw|ex)$/
export const spouse = /^(?:man|vrouw|partner|echtgenoot|echtgenote)$/
