/** The Dutch words and sentences of who inherits which part by law, while no amount was told. */
import { phrases } from '../phrases.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

export const familySharesWords = {
  asks: phrases(`
    wie (krijgt|krijgen|erft|erven) (dan |nu |er )?(wat|hoeveel), (wie|wat) (krijgt|krijgen|erft|erven) … (ieder|elk)*, hoe … (verdeeld|verdelen), welk (erf)?deel, hoe groot … deel
    wie (erft|erven|krijgt|krijgen) … (doodga|overlijd|dood ben|sterf|wegval|wegvalt), wat (erft|erven|krijgt|krijgen) (ieder|elk)*, (hoeveel|wat) (krijgt|krijgen|erft|erven) (ieder|elk|de kinderen|mijn)*, wie zijn de erfgenamen
    als er geen testament (is|was)
  `),
  death: phrases(
    'doodga*, doodgaat, overl*, dood, gestorven, sterf*, stierf, erfenis*, nalatenschap*, nalaat, nagelaten, wegval*, er niet meer, erf*, als er geen testament (is|was)',
  ),
  other: phrases(`
    klein(kind|kinderen|zoon|dochter)*, pleeg*, legaat, vruchtgebruik, tweetraps*, onwaardig, verwerp*, onterf*, legitieme, bedrijf*, buitenland*, levensverzekering, executeur*, belasting*, *belasting
    kost, kosten, schenk*, schulden, hypotheek*, rekening*, pensioen*, voor 2003
  `),
  /** Of the partner alone. */
  stepchild:
    /\bstief\w*|\b(?:mijn|zijn|haar) (?:man|vrouw|partner|echtgeno\w+) (?:heeft|ook) (?:\w+ ){0,3}(?:kind|kinderen|zoon|zoons|dochter|dochters)\b|\b(?:haar|zijn) (?:zoon|dochter|kind|kinderen) uit (?:een|haar|zijn) (?:eerder|eerdere|vorig|vorige|eerste)\b|\b(?:zij|hij|ze) (?:heeft |ook |zelf ){0,3}(?:een|\d) (?:kind|kinderen|zoons?|dochters?)(?: uit|\.|,|$)|\b(?:hertrouwd|samengesteld gezin|tweede huwelijk|opnieuw getrouwd)\b/,
  /** Of the one who leaves it. */
  ownChildren: /\b(?:ik (?:heb )?|heb )(?:zelf |al |nog |ook |wel ){0,3}(\d{1,2}) (?:\w+ )?(?:kinderen|zoons|dochters|kids)\b/,
} as const

const written: Readonly<Record<number, string>> = { 2: 'de helft', 3: 'een derde', 4: 'een kwart' }
/** Of one whole; numerator and denominator have no divisor in common. */
const fraction = (above: number, below: number): string => (above === 1 ? (written[below] ?? `1/${below}`) : above === below ? 'alles' : `${above}/${below}`)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
export const part = (above: number, below: number): string => fraction(above / divisor(above, below), below / divisor(above, below))

const childrenText = (count: number): string => (count === 1 ? 'het kind' : `de ${count} kinderen`)

export const familySharesTexts = {
  withPartner: (children: number): string => `De echtgenoot en ${childrenText(children)} erven volgens de wet ieder ${part(1, children + 1)}.`,
  childrenOnly: (children: number): string =>
    children === 1 ? 'Het kind erft volgens de wet alles.' : `De ${children} kinderen erven volgens de wet ieder ${part(1, children)}.`,
  partnerOnly: 'De echtgenoot of geregistreerd partner erft volgens de wet alles.',
  claim:
    'De echtgenoot krijgt alle bezittingen. De kinderen krijgen hun deel als vordering in geld, die zij meestal pas krijgen als de echtgenoot ook is overleden (artikel 4:13 van het Burgerlijk Wetboek).',
  equal: 'Echtgenoot en kinderen krijgen een gelijk deel (artikel 4:11 van het Burgerlijk Wetboek).',
  equalChildren: 'Kinderen krijgen ieder een gelijk deel (artikel 4:11 van het Burgerlijk Wetboek).',
  spouseBeforeFamily: 'Ouders, broers en zussen erven dan niet mee (artikel 4:10 van het Burgerlijk Wetboek).',
  stepchild: 'Een kind dat alleen van de echtgenoot is, erft niets van de overledene. Met een testament kan dat anders.',
  unmarried: 'Wie niet getrouwd was en geen geregistreerd partner, erft zonder testament niets.',
  communal: 'Van wat van de echtgenoten samen was, hoort alleen de helft van de overledene bij de erfenis.',
  represented: (branch: 'child' | 'sibling', living: number, represented: number): string => {
    const branches = living + 1
    const one = branch === 'child' ? 'kind' : 'broer of zus'
    const more = branch === 'child' ? 'kinderen' : 'broers en zussen'
    const alive = living === 1 ? `${branch === 'child' ? 'Het' : 'De'} ${one} die nog leeft, erft` : `De ${living} ${more} die nog leven, erven ieder`
    const place =
      represented === 1
        ? `het kind van wie eerder overleed ${part(1, branches)}`
        : `de ${represented} kinderen van wie eerder overleed ieder ${part(1, branches * represented)}`
    return `${alive.replace('Het kind die', 'Het kind dat')} volgens de wet ${part(1, branches)}, en ${place}.`
  },
  place: 'De kinderen van een kind, broer of zus die eerder overleed, krijgen samen diens deel (artikel 4:12 van het Burgerlijk Wetboek).',
  noSpouse: 'Dit geldt als er geen echtgenoot of geregistreerd partner meer leeft.',
  parentsDead: 'Dit geldt als de ouders van de overledene zijn overleden.',
  childless: 'Dit geldt als de overledene geen kinderen had.',
  conditions: 'Dit geldt als er geen testament is. Schulden gaan er eerst af. Noem een bedrag, dan reken ik uit wat ieder krijgt.',
  parentsAndSiblings: (parents: number, siblings: number, ofParent: string, ofSibling: string): string =>
    [
      parents === 0 ? '' : parents === 1 ? `de ouder die nog leeft ${ofParent}` : `de ouders ieder ${ofParent}`,
      siblings === 0 ? '' : siblings === 1 ? `de broer of zus ${ofSibling}` : `de ${siblings} broers en zussen ieder ${ofSibling}`,
    ]
      .filter(Boolean)
      .join(' en ')
      .replace(/^(.*)$/, 'Volgens de wet krijgen $1.'),
  together: 'Ouders, broers en zussen erven samen; een ouder krijgt minstens een kwart (artikel 4:11 van het Burgerlijk Wetboek).',
  suggestions: ['Wat is de wettelijke verdeling?', 'Wat is plaatsvervulling bij een erfenis?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikelen 10 tot en met 13', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
} as const
