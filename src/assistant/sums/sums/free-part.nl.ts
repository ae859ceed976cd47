/** The Dutch words and sentences about what may be left to others than the own children. Amounts are in cents. */
import { euro } from '../../../figures/calculation-words.nl.ts'
import { phrases } from '../phrases.ts'

export const freePartWords = {
  asks: phrases(`
    zonder dat … (tekort|te kort|minder dan), (hoeveel|wat) (kan|mag|kunnen|mogen) (ik|hij|zij|ze|wij|we) … (krijgen|nalaten|erven|geven) … zonder
    (hoeveel|welk deel|wat) (kan|mag) ik … (vrij|maximaal|hoogstens|zelf) … (nalaten|geven|bepalen), vrij te (besteden|verdelen|beschikken) deel, beschikbaar deel, (hoeveel|wat) kan (hij|zij|ze) (dan )?(maximaal|hoogstens) (krijgen|erven)
  `),
  alone: phrases('ik ben alleen, alleenstaand, weduwe, weduwnaar, gescheiden, geen (man|vrouw|partner)'),
  stepchildren: /\b(?:stief|pleeg|schoon|klein)(?:zoons?|zonen|dochters?|kind|kinderen)\b/g,
  oneChild: /\b(?:mijn|een|1) (?:eigen |enige )?(?:zoon|dochter|kind)\b/,
  other: phrases('huwelijkse voorwaarden, bedrijf*, onderneming, schenk*, geschonken, hypotheek*'),
} as const

export const freePartTexts = {
  outcome: (freeCents: number): string => `U kunt in uw testament over ${euro(freeCents)} vrij beslissen.`,
  forcedLine: (estateCents: number, children: number, forcedCents: number): string =>
    `Uw eigen ${children === 1 ? 'kind kan' : `${children} kinderen kunnen ieder`} de legitieme portie opeisen, de helft van het deel volgens de wet (artikel 4:64 van het Burgerlijk Wetboek): ${euro(estateCents)}${children === 1 ? '' : ` gedeeld door ${children}`}, en daarvan de helft, is ${euro(forcedCents)}.`,
  freeLine: (estateCents: number, forcedCents: number, freeCents: number): string => `${euro(estateCents)} min ${euro(forcedCents)} is ${euro(freeCents)}.`,
  conditions:
    'Dit geldt als u geen echtgenoot of geregistreerd partner hebt. Schulden gaan er eerst af, en schenkingen aan uw kinderen tellen mee (artikel 4:67). Een stiefkind betaalt erfbelasting als een eigen kind; een ander die geen familie in rechte lijn is, betaalt meer. Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: (freeCents: number): string[] => [
    `Hoeveel erfbelasting betaalt een stiefkind over ${euro(freeCents)}?`,
    'Wat is de legitieme portie en hoe eis ik die op?',
  ],
} as const
