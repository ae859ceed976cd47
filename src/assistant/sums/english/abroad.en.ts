/** The English words by which money comes from another country. For folded text. */

const elder =
  '(?:(?:grand|step)?(?:father|mother|parents)|mum|mom|dad|grandma|grandpa|granny|uncle|aunt|brother|sister|cousin|friend|husband|wife|family)(?:-in-law)?'
const countries =
  'abroad|another country|(?:the )?(?:uk|usa?|united (?:kingdom|states))|england|scotland|wales|ireland|northern ireland|america|canada|mexico|brazil|argentina|chile|colombia|peru|venezuela|suriname|curacao|aruba|australia|new zealand|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|south korea|korea|indonesia|malaysia|singapore|thailand|vietnam|(?:the )?philippines|turkey|iran|iraq|syria|lebanon|israel|egypt|morocco|tunisia|algeria|nigeria|ghana|kenya|ethiopia|south africa|russia|ukraine|poland|romania|bulgaria|hungary|greece|italy|spain|portugal|france|germany|belgium|austria|switzerland|denmark|sweden|norway|finland|iceland|luxembourg|czechia|(?:the )?czech republic|slovakia|slovenia|croatia|serbia|bosnia|estonia|latvia|lithuania|cyprus|malta|dubai|(?:the )?emirates'
const there = `(?:in|from|of) (?:${countries})`

const elderThere = new RegExp(`\\b${elder}\\b(?:(?!\\b(?:i|we|my)\\b)[^.?!]){0,60}?\\b${there}\\b`)
const speakerThere = new RegExp(`\\b(?:i|we)(?:'m| am|'re| are)? (?:live|living|moved)\\b[^.?!]{0,30}\\b${there}\\b`)
const speakerGives =
  /\b(?:i|we)(?:'d| would| want| will|'ll)? (?:\S+ ){0,5}(?:give|gift|donate|leave|transfer|send)\b(?! (?:me|us|tax)\b)|\bto (?:my|our) (?!parents|father|mother)/

/** As in Dutch: whoever gives or left it lives there. */
export const comesFromAbroad = (text: string): boolean => (speakerGives.test(text) ? speakerThere : elderThere).test(text)
