/** Tells in which language somebody writes, by its script or its commonest words; Dutch when in doubt. */
import { foldText } from '../../retrieval/fold-text.ts'

const languages = ['nl', 'en', 'de', 'fr', 'es', 'tr', 'pl', 'ar', 'uk', 'ru', 'ro', 'bg', 'it', 'pt', 'zh'] as const

export type LanguageCode = (typeof languages)[number]

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Folded. A word that two languages share says nothing and stands with neither, except where the other never uses it alone. */
const common: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  nl: words(`
    de het een ik wij u mijn onze van voor naar met bij niet geen wat hoe wie waar wanneer waarom welke kan mag moet heb hebt heeft ben bent zijn als en of maar
    ook nog dan wel er dat die deze dit huis kopen testament notaris erfenis overleden getrouwd kinderen kosten hoeveel samen aan op om te worden wordt uit over
    ze hij hem haar mij gisteren morgen vandaag datum alles weken jaar maand gien mien da motte mouten zeuven aaltied zien veur
    zij ons onze stond nu
    ja nee oke hallo hoi goedemorgen goedemiddag goedenavond dank bedankt graag akte hypotheek belasting`),
  en: words(`
    the a my we our you your what how who where when why which can does did must should is are have has had with from for without not and but if about this that
    house buy buying will notary inheritance married children cost costs much need want need need deed tax dutch english speak please hello thanks thank am there
    any or of to it he she they them would could i i'm don't lawyer estate mortgage wife husband died passed away sign signing attorney prenup executor inherit inherited heir heirs
    yes good morning afternoon evening after all also always an anyone anything are be because been before between both bought brother brothers by each else enough every expensive father first get
    gets getting give gives given go goes going got he'd her here him his how's into its just keep kids know left live lives living long lost made make makes many
    mine money month months more mother much must myself name near never new next nobody nothing notaries now off office old once only other others our ours out own owns paid paper parents
    partner's pay paying pays people price property put said same says see sell selling seller send she'd should sister sold some somebody someone something still such sure take tell than
    their then these think those through time to together tomorrow too two until up us use used very wants way were what's whats whether while whose wills work works wrong year years yes yet
    yesterday you're`),
  de: words(`
    der die das ein eine ich wir sie mein meine unser von fur nach mit bei nicht kein was wie wer wo wann warum welche kann darf muss habe haben hat bin sind ist
    wenn und oder aber auch noch dann haus kaufen notar erbe gestorben verheiratet kinder kosten wieviel bitte danke guten tag hallo auf zum zur`),
  fr: words(`
    le la les un une je nous vous mon ma mes notre de du des pour avec chez ne pas que quel quelle comment qui ou quand pourquoi puis peut dois doit ai avez est sont
    si et mais aussi maison acheter notaire heritage decede marie enfants cout combien bonjour merci s'il vous plait une dans`),
  es: words(`
    el la los las un una yo nosotros usted mi mis nuestro de del para con no que cual como quien donde cuando por puedo puede debo tengo tiene es son si y pero
    tambien casa comprar testamento notario herencia murio casado hijos cuanto cuesta hola gracias necesito quiero`),
  tr: words(`
    ve bir bu ben biz siz benim bizim icin ile degil ne nasil kim nerede niçin neden hangi mi miyim musunuz misiniz var yok ev almak vasiyet noter miras oldu evli cocuk
    cocuklar ne kadar ucret lazim istiyorum merhaba tesekkur turkce konusuyor hollanda babam annem esim`),
  pl: words(`
    w z nie to jest ja my pan pani moj moja nasz dla jak co kto gdzie kiedy dlaczego czy moge musze mam masz dom kupic notariusz spadek zmarl zmarla
    zonaty dzieci ile kosztuje dzien dobry dziekuje prosze chce potrzebuje po polsku mowi`),
  ro: words('si un o este sunt eu noi dumneavoastra pentru cu nu ce cum cine unde cand pot trebuie am are casa notar mostenire cat costa buna multumesc vreau'),
  it: words(
    'il lo gli un una io noi lei mio mia per con non che come chi dove quando posso devo ho ha casa testamento notaio eredita morto sposato figli quanto costa ciao grazie vorrei',
  ),
  pt: words(
    'o os as um uma eu nos voce meu minha para com nao que como quem onde quando posso devo tenho tem casa testamento notario heranca morreu casado filhos quanto custa ola obrigado quero',
  ),
}

const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
]

/** Letters of one language among those that write with Latin script; a name may hold one. */
const letters: Partial<Record<LanguageCode, RegExp>> = {
  // What is drawn together is as telling as a letter of its own.
  en: /\b(?:\w+n['’]t|\w+['’](?:re|ve|ll|d|m)|(?:what|that|it|he|she|who|where|there|let|how|here|mum|mom|dad)['’]s)\b/iu,
  tr: /[ığş]/iu,
  pl: /[łąęśżźćń]/iu,
  ro: /[țșăţ]/iu,
  de: /ß/u,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
}
/** As many words as such a letter counts for. */
const LETTER = 2

const LEAST_LETTERS = 3
/** Another language than Dutch has to show that much more of itself. */
const LEAD = 2
/** More words than these show their language by themselves. */
const FEW_WORDS = 4

/** `before` is the language of the last answer, if there was one, which a short message without clear words goes on in: '36', 'and in 2025?'. */
export function detectLanguage(question: string, before?: LanguageCode): LanguageCode {
  for (const [code, script] of scripts) if ((question.match(script)?.length ?? 0) >= (code === 'uk' ? 1 : LEAST_LETTERS)) return code
  const spoken = foldText(question)
    .split(/[^a-z']+/)
    .filter(Boolean)
  const counts = (Object.entries(common) as [LanguageCode, ReadonlySet<string>][]).map(([code, known]) => ({
    code,
    count: spoken.filter((word) => known.has(word)).length + (letters[code]?.test(question) ? LETTER : 0),
  }))
  const dutch = counts.find(({ code }) => code === 'nl')?.count ?? 0
  const [best, second] = counts.filter(({ code }) => code !== 'nl').toSorted((a, b) => b.count - a.count)
  const isClear = best && best.count > (second?.count ?? 0) && best.count >= dutch + (spoken.length <= 4 ? 1 : LEAD)
  // A single word may be of any language: 'son', 'ja'.
  const least = before !== undefined && best?.code !== 'en' ? 2 : Math.min(2, spoken.length)
  if (isClear && best.count >= least) return best.code
  const inEnglish = counts.find(({ code }) => code === 'en')?.count ?? 0
  return before === 'en' && (inEnglish > dutch || (dutch === 0 && spoken.length <= FEW_WORDS)) ? 'en' : 'nl'
}
