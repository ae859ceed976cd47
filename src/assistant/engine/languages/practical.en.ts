/** What somebody wants to know of an office or of daily life that this site cannot know. For plain text, see `word-pattern.ts`. */

const office = /\b(?:notar(?:y|ies)|notarys|office|offices|you|your|there|appointment)\b/
const always =
  /\b(?:opening|office|business|visiting) hours?\b|\bopening times?\b|\b(?:what time|when) (?:does|do|is|are) (?:\w+ ){0,3}(?:open|close|closed)\b|\b(?:notar(?:y|ies)|office|you) (?:\w+ ){0,2}open (?:\w+ ){0,3}(?:saturdays?|sundays?|weekends?|evenings?|today|tomorrow|monday|tuesday|wednesday|thursday|friday|late)\b|\bopen on (?:saturdays?|sundays?|weekends?)\b|\b(?:where|can|may|could) (?:can |may )?(?:i|we|you) (?:\w+ ){0,2}park\b(?! (?:home|house))/
const ofOffice =
  /\bparking\b|\bwheelchair\b|\b(?:lift|elevator|toilet|coffee|waiting room)\b|\b(?:bring|take) (?:\w+ ){0,2}dog\b|\bwhich (?:bus|tram|train|metro)\b|\b(?:directions|public transport|by (?:bus|tram|train|metro))\b/
const ofProperty =
  /\b(?:buy|buying|bought|sell|selling|sold|own|owner|apartment|deed|rent|renting|tax|neighbou?rs?|easement|property|right of way|sign|signing|permit)\b/

export const asksOfOffice = (text: string): boolean => !ofProperty.test(text) && (always.test(text) || (office.test(text) && ofOffice.test(text)))

const elsewhere =
  /\b(?:weather (?:forecast|like|today|tomorrow)|forecast for|is it (?:going to )?rain\w*|will it rain)\b|\b(?:whats|what is|hows|how is) the weather\b|\brecipes? (?:for|of)\b|\bhow (?:do|can) (?:i|you) (?:bake|cook|make) (?:\w+ ){0,2}(?:cake|bread|pancakes?|lasagne|lasagna|soup|pizza|pasta|cookies)\b/

export const asksOfElsewhere = (text: string): boolean => elsewhere.test(text)
