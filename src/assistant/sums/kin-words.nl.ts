/** The Dutch words for family members and friends, and for giving and receiving. For lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'
import type { Kin } from './kin-line.ts'

/** Somebody of another family: 'het kleinkind van een vriendin', 'de zoon van de buren'. */
const ofOtherFamily = phrases(`
  (klein|stief)?(kind|kinderen|zoon|zoons|zonen|zoontje|dochter|dochters|dochtertje) van (een|de|mijn|onze) (buurman|buurvrouw|buren|overburen|collega|kennis|kennissen|bekende|oppas)
  (klein|stief)?(kind|kinderen|zoon|zoons|zonen|zoontje|dochter|dochters|dochtertje) van (een (* )?(vriend|vriendin)|vrienden|(mijn|de) (goede|oude|beste) (vriend|vriendin))
`)

/** A word inside another ('kind' in 'kleinkind') belongs to the first line that has it. */
export const kinWords: readonly (readonly [RegExp, Kin])[] = [
  [ofOtherFamily, { line: 'other' }],
  [phrases('achterklein*'), { line: 'lineal', generation: -3 }],
  [phrases('overgroot*, overopa, overoma'), { line: 'lineal', generation: 3 }],
  [phrases('klein(kind|kinderen|zoons?|zonen|dochters?|kids)'), { line: 'lineal', generation: -2 }],
  [phrases("opa('?s)?, oma('?s)?, groot(vader|moeder|ouder)s?, opoe, beppe, pake"), { line: 'lineal', generation: 2 }],
  [phrases('(stief)?(kind|kinderen|zoons?|zonen|dochters?), kids'), { line: 'lineal', generation: -1 }],
  [phrases('(stief)?(vader|moeder)s?, (stief)?ouders, stiefouder, pa, ma, papa, mama, pap, mam'), { line: 'lineal', generation: 1 }],
  [phrases('(?<=(mijn|haar|zijn|onze|overleden) )(man|vrouw), echtgenoot, echtgenote, (huwelijks)?partner, wederhelft'), { line: 'partner' }],
  [phrases('(half)?broers?, broertje, (half)?zus, zusje, zussen, zuster'), { line: 'sibling' }],
  [phrases('schoonzus, schoonzusje, schoonbroer, zwager, zwagerin'), { line: 'other' }],
  [phrases('vriend, vriendin, vrienden, vriendinnen, vriendje, vriendinnetje'), { line: 'friend' }],
  [
    phrases(`
      *oom, *tante, *neef, *neefje, *neefjes, *nicht, *nichtje, *nichtjes, *neven, *nichten, kennis, bekende, (over|boven|onder|achter)?buurman, (over|boven|onder|achter)?buurvrouw, collega, huisgenoot, petekind, vreemde, geen familie
    `),
    { line: 'other' },
  ],
]

const determiners =
  '((mijn|een|de|het|onze|ons|zijn|haar|hun|overleden|goede|beste|lieve|oude|beide|allebei|alle|ieder|elk|oudste|jongste|eigen|enige|[0-9]+) )*'

/** What stands right before a person. */
export const before = {
  self: /\b(?:wij|we),? (?:(?:vader|moeder|pa|ma) en )?$|(?:(?<!^|\b(?:en|wat|maar|stel|of|dan) )als|\b(?:als ik|ik ben|wij zijn|we zijn|ben ik)) (?:het |een |de )?(?:enig |enige |haar |zijn |hun )?$/,
  aside: new RegExp(`\\bmet ${determiners}$`),
  withSpeaker: /\b(?:ik|mij) en (?:mijn |onze )?(?:\d )?$/,
  per: /\b(?:per|elk|ieder) $/,
  giver: new RegExp(
    `\\b(?:(?<!\\b(?:elk|ieder|een) )van|door|namens|erfenis|nalatenschap|overlijden|bij(?! (?:mijn|onze|ons|de) \\w+ gebruik)) ${determiners}$`,
  ),
  receiver: new RegExp(
    `\\b(?:${[
      'aan|voor|naar|per|(?:mij|me) en|ik|we|wij|schenk|schenken|schenkt|geef|geven|geeft|laat|laten|nalaat|gun|gaan|moet',
      'betaalt|betalen|krijgt|krijgen|erft|erven|doneer',
    ].join('|')}) ${determiners}$`,
  ),
  /** Whose family it is: the speaker's, or that of the person named before. */
  ofSpeaker: /\b(?:mijn|onze|ons) (?:\w+ )?$/,
  ofOther: /\b(?:zijn|haar|hun) (?:\w+ )?$/,
  apposition: /\w, (?:dus )?(?:zijn|haar|hun) $/,
  friend: /\b(?:een|goede|beste|oude|van) (?:een )?$/,
} as const

/** What a person does, later in the sentence. */
export const verbs = {
  gives: phrases(`
    overl*, laat, laten, liet, lieten, nalaat, nalaten, nagelaten, schenkt, schenken, schonk, schonken, geeft, geven, gaf, gaven, stierf, sterft
    gestorven, doodgaat
  `),
  receives: phrases('erft, erven, erfde, erfden, krijgt, krijgen, kreeg, ontvangt, ontvangen, betaalt, betalen, betaald, moet'),
  speaker: phrases('ik, we, wij'),
} as const

/** Two people the law counts as one giver. */
export const giverCouple = phrases(`
  *ouders, (stief)?(vader|moeder|pa|ma|pap|mam|papa|mama) en ((mijn|onze) )?(stief)?(vader|moeder|pa|ma|pap|mam|papa|mama), opa en oma, oma en opa
  oom en (mijn )?tante, tante en (mijn )?oom, ze, zij, wij, we
`)
/** Of who share it with the speaker, by what they are to each other. */
export const shareTogether = phrases('(we|wij) zijn (* ){0,2}met (zijn |ons )?#, (we|wij) (delen|erven) (het |dit )?met (zijn |ons )?#, met (zijn|ons) #')
/** A part of it goes to another one than before: what is left for whom is not told. */
export const partToOther = phrases('(de|een) (helft|derde|kwart|vierde|deel|gedeelte)')
/** One of several, whom it is about from now on. */
export const oneOfThem = phrases('(de|mijn|onze) (oudste|jongste|middelste)(?! *(kinderen|twee|2))')
/** 'En voor mijn broer?' after a child's inheritance asks about another child. */
export const forSibling = phrases('(voor|naar|bij) (mijn|onze) (broer|zus|broertje|zusje)')
/** The other one of a couple gives as well. */
/** Of an heir beside the one who asks. */
export const siblingGetsHalf = phrases(
  '(mijn|onze) (broer|zus|broertje|zusje|halfbroer|halfzus|stiefbroer|stiefzus) … (de|een) helft, (met|samen met) (mijn|onze) (broer|zus|broertje|zusje|halfbroer|halfzus) … (delen|deel)',
)
/** Of who got it before. */
export const siblingOfReceiver = phrases('(haar|zijn|hun) (* )?(broer|zus|broertje|zusje)')
export const givesToo = {
  parent: phrases('(vader|moeder|pa|ma|pap|mam|papa|mama) (er )?(mij |me )?ook'),
  grandparent: phrases('(opa|oma|grootvader|grootmoeder) (er )?(mij |me )?ook'),
} as const
export const ofReceiver = phrases(`
  (haar|zijn|hun) (man|vrouw|partner|vriend|vriendin|echtgenoot|echtgenote), (hij|zij|ze) (heeft|had|kreeg|blijkt|bleek) (* ){0,2}een (* )?(man|vrouw|partner|vriend|vriendin)
`)
export const forParent = phrases('(voor|naar|bij) (mijn|onze) (vader|moeder|pa|ma|pap|mam|papa|mama)')
export const livesTogether = phrases('samen ?(woon|won|leef)*, samenlevings*, (woon|woont|wonen|woonde|woonden)(?! (al )?niet) … samen')
/** Of someone not named: 'hij liet mij 60.000 na'. */
export const leavesToSpeaker = phrases('(hij|zij|ze) (laat|liet|heeft) … (na|nagelaten), (erf|erfde) … van (hem|haar)')
export const onlyFriends = phrases('geen familie, geen partner, vrienden, (wonen|woonden|leven|leefden) niet samen, niet samenwo*, lat-relatie')
/** 'En als we wel getrouwd waren': then the one who lived together is the partner. */
export const asMarried = phrases('(we|wij) (?!(* ){0,2}(allebei|beiden|beide) )(* ){0,3}(getrouwd|gehuwd), geregistreerd (partner|partners|partnerschap)')
/** 'En met een samenlevingscontract': then they are partners for the tax, under conditions that the sum names. */
export const withContract = phrases('met (een |ons |wel een )?(notarieel )?samenlevings*, (een|wel een) samenlevingscontract (hadden|hebben|had|heb)')
/** Without it the time together decides. */
export const withoutContract = phrases('(geen|zonder) (een |* ){0,2}*contract, (nooit|niets|niks) (* ){0,2}vastgelegd')
export const unmarried = phrases('niet (met elkaar )?getrouwd, ongehuwd, (geen|zonder) (een )?*contract')
export const unsupportedKin = phrases('schoon(?!zus|broer)\\w+, ex-*, ex, pleeg*, stichting, goede? doel*, anbi, kerk, vereniging, bv')
/** They died before, so that it comes from another who is named. */
export const parentsGone = phrases('ouders (leven|zijn er) (* ){0,3}niet meer, ouders (zijn|waren) (* ){0,3}(overleden|dood|gestorven)')
/** Unless it is they who leave it. */
export const parentsLeave = phrases('ouders … (laten|lieten|nalaten|nagelaten), van (mijn|onze) ouders')
export const disability = phrases('beperking, handicap, gehandicapt*, wajong, syndroom van down, verstandelijk*')
export const childless = phrases('kinderloos, kinderloze')
export const children = phrases('kinderen, kind, kids')
export const spouses = phrases('man, vrouw, partner, echtgenoot, echtgenote, langstlevende')
export const parents = phrases('ouders')
export const siblings = phrases('broers, zussen, broer, zus')
export const peopleWords =
  "(\\w*kinderen|kids|zoons|\\w*zonen|\\w*dochters|erfgenamen|broers|zussen|\\w*neven|\\w*nichten|\\w*neefjes|\\w*nichtjes|vrienden|vriendinnen|collega'?s|buren|personen|mensen)"
