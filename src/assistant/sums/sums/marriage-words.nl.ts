/** The Dutch words by which a question shows that all of a marriage is to be divided. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export type PossessionName = 'home' | 'mortgage' | 'savings' | 'car' | 'loan'

export const possessionWords = {
  /** In this order a word inside another counts once: 'autolening' is no car. */
  names: {
    mortgage: phrases('hypotheek*'),
    loan: phrases('(?!hypotheek)\\w*(lening|leningen|schuld|schulden|krediet)'),
    savings: phrases('spaar*, (bank|betaal)rekening, op de bank'),
    car: phrases('auto, caravan, camper, boot, motor'),
    home: phrases('huis, woning, appartement, flat, koophuis, koopwoning, villa'),
  },
  not: phrases('niet, geen, of'),
  selfKeeps: phrases('ik (hou|houd|krijg|neem|behoud|blijf|wil), (hou|houd|krijg|neem|blijf) ik, ik (het|de|ons)'),
  otherKeeps: phrases(
    '(hij|zij|ze|mijn (ex|man|vrouw|partner)) (houdt|krijgt|neemt|behoudt|blijft|het|de), (hij|zij|ze|mijn (ex|man|vrouw|partner)) (wil|gaat|zou|mag) … (houden|hebben|overnemen|behouden), (houdt|krijgt|neemt|blijft) (hij|zij|ze|mijn (ex|man|vrouw|partner))',
  ),
} as const

export const marriageWords = {
  ends: phrases('scheid*, gescheiden, echtscheid*, uit elkaar, uit mekaar'),
  /** All is of both. */
  shared: phrases(
    'gemeenschap van goederen, algehele gemeenschap, (zonder|geen) (huwelijkse )?voorwaarden, alles is (van ons )?samen, alles (is )?van ons samen, alles (is )?(half om half|delen)',
  ),
  asks: phrases('wat moet, hoeveel, wat (krijg|krijgt|krijgen|betaal|betaalt), verdeeld, verdelen, verdeling, reken*, bereken*, welk bedrag'),
  /** What would make it another division. */
  other: phrases(
    'samenlevingscontract, ongehuwd, niet getrouwd, beperkte gemeenschap, koude uitsluiting, verrekenbeding, (getrouwd|trouwden|gehuwd) (* ){0,3}20(18|19|2#), 20(18|19|2#) (zijn (we|wij) |pas )?(getrouwd|trouwden|gehuwd), (vorig|dit|afgelopen) jaar (zijn (we|wij) |pas )?(getrouwd|trouwden|gehuwd), (getrouwd|trouwden|gehuwd) (* ){0,2}(vorig|dit|afgelopen) jaar, (net|pas|onlangs) (getrouwd|gehuwd), pensioen*, bedrijf*, onderneming, bv, alimentatie, *belasting, schenking',
  ),
  /** What one of them has alone. */
  private: phrases('erfenis, geerfd, schenking, uitsluitingsclausule, prive'),
  inSavings: phrases('(in|van|op) (dat|het|ons|de|die) (spaar*|rekening)'),
  /** It is no longer there. */
  spent: phrases('gestoken, gekocht, uitgegeven, besteed, opgemaakt, op is, verbouw*, verbouwd, afgelost'),
  conditions: phrases('(huwelijkse|huwelijks)? ?voorwaarden'),
} as const
