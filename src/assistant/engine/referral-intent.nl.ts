/** Dutch words by which a visitor looks for an office rather than for an answer. For folded text. */
import { foldText } from '../retrieval/fold-text.ts'
import { foreign } from './languages/foreign.nl.ts'

const office = '(?:notaris(?:sen)?|notariskantoor|kantoor|kantoren|offertes?|prijsopgaven?)'

/** Looks for an office or its prices. */
export const seeksOffice = [
  new RegExp(`\\b(?:zoek|zoeken|vind|vinden|ken|weet|raad|raden|aanrader|aanbevelen|tip)\\b[^.?!]{0,40}\\b${office}\\b`),
  new RegExp(`\\b(?:ik |wij |we )?(?:wil|willen|zou|mag|kan|graag)\\b[^.?!]{0,30}\\b(?:offertes?|prijsopgaven?)\\b`),
  new RegExp(`\\b(?:offertes?|prijsopgaven?) (?:aanvragen|opvragen|krijgen|vergelijken|nodig|voor|van)\\b`),
  new RegExp(`\\b(?:welke|een goede|goede|goedkope|betrouwbare|beste|goedkoopste|dichtstbijzijnde) ${office}\\b`),
  new RegExp(`\\b(?:wie is|wat is) (?:de |het )?(?:beste?|goedkoopste?|voordeligste?)\\b`),
]
/** As folded text has them -> as offices call them: those that a visitor is known by, and two more. */
const spoken: Readonly<Record<string, string>> = Object.fromEntries(
  ['Engels', 'Fries', ...Object.values(foreign).map(({ name }) => name)].map((name) => [foldText(name), name]),
)
const language = `(${Object.keys(spoken).join('|')})`
const speaking = [
  new RegExp(`\\b${office} (?:in [a-z' -]{3,30} )?(?:die|dat|wie) [^.?!]{0,15}\\b${language} (?:kan |goed )?(?:spreekt|spreken|praat|verstaat|kent)\\b`),
  new RegExp(`\\b${language}(?:talige?|sprekende?| sprekende?) ${office}\\b`),
]
/** The language that the office must speak, as offices call it. */
export const languageWanted = (text: string): string | undefined => spoken[speaking.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? '']

/** Tells of a quote that is there: 'we kregen een offerte van 950', 'de offerte voor de overdracht was hoger'. */
export const hasQuote =
  /\b(?:kreeg|kregen|gekregen|ontving|ontvingen) [^.?!]{0,30}(?:offerte|prijsopgave)|\b(?:de|deze|die|mijn|onze|hun) (?:offerte|prijsopgave)|\b(?:heb|hebben) (?:nu |al |hier )?(?:twee|drie|vier|vijf|\d|meerdere|verschillende) (?:offertes|prijsopgaven)\b(?! nodig)/
/** Looks for one all the same. */
export const stillSeeks = /\b(?:zoek|zoeken|gezocht|welke|goedkoper|goedkopere|aanvragen|opvragen|vinden|graag)\b/
/** In a story a sentence that asks, or wants something. */
export const asksOrWants = /\?|\b(?:zoek|zoeken|gezocht|graag|wil|willen|nodig|kent|ken|weet|raad|vinden|aanvragen|opvragen|help)\b/
/** The same, when the name of a place follows. */
export const namesOffice = new RegExp(
  `\\b${office} (?:in|te|bij|rond|nabij|in de buurt van)\\b|\\b(?:bij wie|waar|welke notaris)\\b[^.?!]{0,30}\\b(?:terecht|naartoe)\\b|\\b(?:offertes?|prijsopgaven?) notaris(?:sen)?\\b`,
)
/** About offices in general: how to choose, what a quote is, whether one must. */
export const asksInGeneral =
  /\b(?:hoe (?:kies|vind|herken|vergelijk|weet)|waar let|waarom|wat is een offerte|wat staat er|moet ik|moeten we|mag ik zelf|wie kiest|wie bepaalt|bepalen|bepaalt|uitkiezen|mag de|verschil|klacht|klagen|tuchtrecht|verplicht|geldig|bindend|hoe lang|wat doet|wat als|wie betaalt|vast aan|minder waard|slechter|slecht|minder goed|duurder|andere|elke|zelf kiezen|voor mij aanvragen|namens mij|in de stad|vertrouwen)\b/
export const wantsCheapest = /\b(?:goedko(?:op|pe)\w*|voordeli\w*|laagste prijs|lage prijs|minst betaal\w*)\b/
export const wantsBest = /\b(?:beste|hoogste beoordeling|goede reviews|best beoordeelde?|betrouwbaarste)\b/
/** Words before the name of a place. */
export const beforePlace =
  /\b(?:in|te|bij|rond|rondom|omgeving|regio|nabij|uit|buurt van|vanuit|naar)\s+(?:de |het |gemeente |provincie |buurt van |omgeving van |omgeving )*/g
/** A postcode in a sentence, for text as it was typed: behind its word, or with its two letters written large where it is no year. */
export const postcodesInText = [
  /\b[Pp]ostcode(?:gebied)?(?: is)?:? ?([1-9]\d{3})(?!\d)/,
  /(?<![€\d.,]\s?)\b(?!19\d\d|20\d\d)([1-9]\d{3}) ?[A-Z]{2}(?![A-Za-z])/,
]
/** Villages whose names are common words. */
export const commonWordPlaces = new Set([
  'een',
  'best',
  'wel',
  'hoek',
  'zetten',
  'boven',
  'loo',
  'nederland',
  'de',
  'het',
  'huis',
  'dalen',
  'eind',
  'eerste',
  'goor',
  'laag',
  'oude',
  'over',
])
