/** The Dutch words by which somebody tells a family together with what there is to share, before anybody died. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export const toldFamilyWords = {
  /** Whose death it is about is still alive. */
  ownDeath: phrases('als ik (* ){0,3}(doodga|dood ben|overlijd|sterf|wegval), na mijn (dood|overlijden), wie (krijgt|krijgen|erft|erven) (dan )?(* )?mijn'),
  /** The same of who the speaker lives with. */
  partnersDeath: phrases('als (hij|zij|ze|mijn (vriend|vriendin|partner)) (* ){0,3}(doodgaat|dood is|overlijdt|sterft|wegvalt)'),
  asks: phrases('(wie|wat|hoeveel) (krijg|krijgt|krijgen|erf|erft|erven), hoe … verdeeld, welk deel'),
  other: phrases(`
    klein(kind|kinderen|zoon|dochter)*, pleeg*, legaat, vruchtgebruik, onterf*, legitieme, bedrijf*, buitenland*, levensverzekering, pensioen*, verblijvingsbeding*
    kost, kosten, schenk*, (wil|willen) … nalaten
  `),
  asMarried: phrases('(we|wij) … (getrouwd|gehuwd|trouwen), ik … (getrouwd|gehuwd) (ben|was)'),
  notMarried: phrases('niet getrouwd, ongetrouwd, ongehuwd, gescheiden'),
} as const

export const toldFamilyTexts = {
  nothing:
    'U erft dan niets: wie ongetrouwd samenwoont, erft zonder testament niet van de ander. Een verblijvingsbeding in een samenlevingscontract kan dat anders regelen voor wat van u samen is.',
} as const
