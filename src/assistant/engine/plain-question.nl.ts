/** The few words in which somebody asks about one thing; matched on folded words. Any other word makes it another question. */
import type { PlainWords } from './plain-question.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Say that something is wanted, or nothing. */
const filling = list(`
  ik wij we wil willen wou zou zouden graag gaan ga moet moeten kan kunnen mag heb hebben een mijn ons onze de het dat dit die er zo zoiets daar daarvoor daarbij
  hiervoor dan nou eigenlijk precies even hoi hallo goedemorgen goedemiddag goedenavond dag en maar ook graag nieuw nieuwe laten maken opstellen oprichten
  regelen afsluiten sluiten aanvragen beginnen starten krijgen doen geven voor om te aan op is zijn wordt worden eerst nu al
`)

const asking: PlainWords['asking'] = {
  tekenen: {
    words: list('teken tekent tekenen ondertekenen meetekenen handtekening handtekeningen'),
    people: new Set(
      list(`
        wie hoeft hoeven ook nog zelf samen beide beiden allebei alle allemaal iedereen mee man vrouw partner echtgenoot echtgenote vriend vriendin ex zus broer zoon
        dochter kind kinderen vader moeder ouders erfgenaam erfgenamen koper verkoper hij zij ze hem haar hun moeten
      `),
    ),
    pattern: /\b(?:mee|onder)?teken(?:t|en)?\b|\bhandtekening(?:en)?\b/,
  },
  'kosten-stel': {
    words: list('twee allebei beiden beide tweeen'),
    people: new Set(
      list('mij mezelf man vrouw partner echtgenoot echtgenote vriend vriendin echtpaar stel koppel samen met zijn z n personen mensen ouders 2 per persoon'),
    ),
    pattern:
      /\b(?:twee|2) ?(?:personen|mensen|keer|testamenten|levenstestamenten)?\b|\b(?:allebei|beiden|tweeen|echtpaar|stel|koppel|ouders)\b|\b(?:mij|me) en mijn \w+|\bmijn (?:man|vrouw|partner|echtgenoot|echtgenote|vriend|vriendin) en (?:ik|mij|me)\b|\bsamen met mijn (?:man|vrouw|partner)\b/,
  },
  kosten: {
    words: list('wat hoeveel kost kosten prijs prijzen tarief tarieven betaal betalen duur ongeveer gemiddeld'),
    pattern: /\b(?:kost|kosten|prijs|prijzen|tarief|tarieven|betaal|betalen)\b|\bhoe duur\b/,
  },
  duur: { words: list('hoe lang hoelang duurt duren tijd snel'), pattern: /\b(?:hoe lang|hoelang|hoe snel)\b|\bduurt\b/ },
  meenemen: {
    words: list('wat meenemen nodig neem mee papieren stukken documenten gegevens welke'),
    pattern: /\b(?:meenemen|neem ik mee|welke (?:papieren|stukken|documenten|gegevens))\b/,
  },
  notaris: { words: list('naar via bij langs zonder notaris nodig verplicht per se'), pattern: /\bnotaris\b/ },
  nodig: {
    words: list('nodig verplicht altijd echt zin zinvol nut nuttig verstandig'),
    pattern: /\b(?:nodig|verplicht|zin|zinvol|nut|nuttig|verstandig)\b|\bmoet(?:en)? (?:ik|wij|we)\b[a-z ]{0,20}\bhebben\b/,
  },
  wat: { words: list('wat betekent houdt in inhoud inhouden'), pattern: /\bwat (?:is|zijn|betekent|houdt)\b/ },
  regelen: {
    words: list('hoe werkt werken gaat regel maak richt vraag sluit kom op'),
    pattern: /\b(?:hoe|wil|willen|wou|zou|gaan|ga|moet|maken|opstellen|oprichten|regelen|afsluiten|sluiten|aanvragen|beginnen|starten)\b/,
  },
}

export const plainWords: PlainWords = {
  asking,
  vocabulary: new Set([...filling, ...Object.values(asking).flatMap(({ words }) => words)]),
  ofBefore: new Set(['tekenen', 'kosten-stel', 'kosten', 'duur', 'meenemen', 'notaris', 'nodig']),
}
