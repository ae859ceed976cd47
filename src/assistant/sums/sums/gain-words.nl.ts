/** The Dutch words of sums about several people, charities, exemptions and gifts on paper. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export const peopleWords = {
  giveMe: phrases('(geven|schenken|gaven|schonken) (mij|me|ons)'),
  getsWithMe: phrases('(mij|me|ons) en (mijn|onze)'),
  speakerGets: phrases('(ik|wij|we) (* ){0,2}(erf|erven|erfde|krijg|krijgen|kreeg|ontvang|ontvangen), (erf|krijg|kreeg|erfde) ik'),
  /** Of the one and of the other of a couple. */
  bothParents: phrases(`
    mijn (ouders|vader|moeder) … (zijn|haar|hun) (ouders|vader|moeder), (zijn|haar) (ouders|vader|moeder) … mijn (ouders|vader|moeder)
    mijn (ouders|vader|moeder) … die van (mijn (man|vrouw|vriend|vriendin|partner)|hem|haar)
  `),
  divided: phrases('verdel*, verdeeld*, gelijke delen, samen, ieder evenveel, elk evenveel'),
} as const

export const charityWords = {
  recognised: phrases('anbi, anbi-*'),
  other: phrases('geen anbi, zonder anbi, aftrek*, rest, (mijn|onze) (zoon|dochter|kind|kinderen|vrouw|man|partner) en'),
} as const

export const paperGiftWords = {
  paper: phrases('papieren schenk*, op papier, schuldig *erkenning, schuldigerkenning, schuldig erkend*, schuld aan mijn (kind|kinderen|zoon|dochter)'),
  interest: phrases('rente*'),
  other: phrases('waarom, wanneer, vergeet*, vergeten, aftrek*, box 3, verplicht, erfbelasting'),
} as const

export const allowanceWords = {
  untaxed: phrases('belastingvrij*, onbelast, vrijgesteld, zonder (schenk|erf)?belasting, (vrijstelling|vrijstellingen) … (samen|totaal|opgeteld)'),
  asks: phrases('hoeveel, welk bedrag, wat (mag|mogen|kan|kunnen|is)'),
  gives: phrases('weg ?(te )?geven, weggeven, geven, schenken'),
  /** 'Mijn vrouw en 2 kinderen' get it; 'mijn vrouw en ik' give it. */
  partnerToo: phrases(
    'mijn (man|vrouw|partner|echtgenoot|echtgenote) en (mijn |onze |de )?#+, kinderen en mijn (man|vrouw|partner|echtgenoot|echtgenote)(?! en ik)',
  ),
  ofOthers: phrases('(mijn|onze) (broer|zus|neef|nicht|oom|tante|dochter|zoon) (heeft|met), van (mijn|onze) (broer|zus|oom|tante|neef|nicht)'),
  /** For one of them, over several years, or with another exemption. */
  other: phrases('eenmalig*, verhoogde, studie, elk kind, ieder kind, per kind, per persoon, ieder, elk, nog, al geschonken, [2-9] jaar, #+ jaar lang, jaren'),
} as const
