/** The Dutch words by which money comes from another country. For lower case text without diacritics. */

/** Countries, as part of a regular expression. */
export const countriesAbroad =
  'het buitenland|turkije|marokko|suriname|duitsland|belgie|frankrijk|spanje|italie|portugal|engeland|schotland|ierland|polen|roemenie|bulgarije|hongarije|griekenland|kroatie|zwitserland|oostenrijk|denemarken|zweden|noorwegen|amerika|(?:de )?(?:vs|verenigde staten)|canada|australie|brazilie|colombia|mexico|china|japan|india|pakistan|indonesie|thailand|de filipijnen|vietnam|iran|irak|syrie|egypte|tunesie|algerije|ghana|nigeria|somalie|eritrea|ethiopie|zuid[ -]afrika|oekraine|rusland|las vegas|curacao|aruba|bonaire|peru|chili|argentinie|cuba|zuid[ -]korea|israel|libanon|jordanie|dubai|de emiraten|afghanistan|bangladesh|sri lanka|maleisie|singapore|nieuw[ -]zeeland|finland|ijsland|luxemburg|malta|cyprus|tsjechie|slowakije|slovenie|servie|bosnie|albanie|estland|letland|litouwen|kazachstan|congo|kenia|kaapverdie|dominicaanse republiek|wales'

const elder = '(?:(?:groot|schoon|stief)?(?:vader|moeder|ouders)|pa|ma|pap|mam|papa|mama|opa|oma|oom|tante|broer|zus|neef|nicht|vriend|vriendin|man|vrouw)'
const there = `(?:in|uit|naar|van) (?:${countriesAbroad})`

/** Who gives or left it lives there: 'mijn ouders wonen in Turkije', 'oma in Duitsland is overleden'. */
const elderThere = new RegExp(`\\b${elder}\\b(?:(?!\\b(?:ik|wij|we)\\b)[^.?!]){0,60}?\\b${there}\\b`)
const speakerThere = new RegExp(`\\b(?:ik|wij|we) (?:woon|wonen|leef|leven)\\b[^.?!]{0,30}\\b${there}\\b`)
const speakerGives = /\b(?:ik|we|wij) (?:\S+ ){0,12}(?:schenk|schenken|geef|geven|overmaken|nalaten)\b|\baan (?:mijn|onze|ons) (?!ouders|vader|moeder)/

/** Then the Netherlands tax it in few cases (Successiewet 1956, articles 1 and 3): no sum, but the rule. */
export const comesFromAbroad = (text: string): boolean => (speakerGives.test(text) ? speakerThere : elderThere).test(text)
