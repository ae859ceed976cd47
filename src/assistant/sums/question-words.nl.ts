/** The Dutch words by which a question asks for an outcome, for a rule, or for a change. For lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'

const filler = '(is|was|zijn|wordt|bedraagt|dan|de|het|een|deze|jaarlijkse|eenmalige?|verhoogde|huidige|nieuwe|hoogte|van|maximale) '
const rules = '(starters)?(grens|plafond|limiet|tarief|tarieven|percentage|vrijstelling|vrijstellingen|schijf|schijven|woningwaardegrens)'

const nothing = '(niks|niets|nul|0|geen belasting) (hoef* )?(te )?betaal*, betaal* (ik |we |wij |hij |zij |ze )?(niks|niets|nul|0)'
/** 'Klopt het dat ik 0 betaal': of a tax, since everything else costs something. */
export const paysNothing = phrases(nothing)

export const asksFor = {
  procedure: phrases(`
    wanneer, waarom (betaal|moet|moeten|is|zijn|krijg|wordt|bestaat)
    hoe ?lang*, termijn*, in termijnen, aangifte, uitstel, terugvra*, terugkrijg*, krijg* … terug
    teruggave, bezwaar, boete, (?<!na )aftrek*, bespaar*, besparen, voorkom*, vermijd*, ontwijk*, ontduik*, verlag*, wie betaalt, wie moet, hoe werkt
    (?<!huwelijkse )(?<!huwelijks)voorwaarden
  `),
  rule: phrases(`
    hoeveel (mag|mogen|kan|kun|kunnen|procent|notaris*|keer|jaar), wat mag, welke? (percentage|tarief|tarieven|regels), wat voor (percentage|tarief)
    maximaa?l*, hoogste, tot welk bedrag, (kan|kunnen|mag|mogen) (ik|we|wij) … nog, wat is een, (wat is|zeg|leg uit) (het|wat het) verschil (is )?tussen (een |de |het )?[a-z]*, wat betekent, als vroeger
    is (dat|dit|het) (wel |dan |nou )?(slim|verstandig|wijs|aan te raden|een goed idee|erg|een probleem)
    btw (op|over) (de )?\\w*belasting
    (wat|hoe hoog|welke?|hoeveel|hoe groot|is|was) (${filler}){0,5}${rules}
  `),
  outcome: phrases(`
    hoeveel, hoe veel, hoevel, bereken*, uitreken*, reken* … uit, hoe hoog, welk bedrag, hoe duur, belastingvrij, zonder belasting, hou* … over, blijft … over, kwijt
    afdragen, verschuldigd, scheelt (dat|het|dit) (* ){0,3}(veel|zoveel|zo), ${nothing}
    wat (betaal|betalen|betaalt|moet|moeten|ben|zijn|is|wordt|word|worden|kost|kosten|komt|gaat|houd|scheelt|zou|bedraagt|krijgt|krijg)
    (betaal|betaalt|betalen) (ik|we|wij|hij|zij|ze|mijn|de|onze|een), moet(en)? .{0,80}(betalen|betaald worden)
  `),
  limit: phrases('grens'),
} as const

const someone = '(ik|we|wij|hij|zij|ze|je|u|mijn *|onze *)'
/** What to do, whatever amounts the story names: 'wat moet ik regelen', 'moet ik die schulden nu betalen', 'verandert dat iets'. */
export const asksWhatToDo = phrases(`
  (wat|waar) (moet|moeten|kan|kunnen|mag|mogen|zou|zouden) ${someone} … (regelen|doen|vastleggen|weten|aanvragen|letten|beslissen|kiezen), wat te doen, iets regelen, hoe (regel*|pak*|doe|doen)
  (moet|moeten) ${someone} (* ){0,4}(schuld|schulden|rekening|rekeningen) … betalen
  (verandert|veranderd|maakt) (dat|dit|het) (* ){0,3}(iets|wat|uit|verschil), kan dat, mag dat
  is (dat|dit|het) (* ){0,3}(slim|verstandig|handig|wijs|gunstig|eerlijk|toegestaan), wat is (slim|verstandig|wijs|handig)
`)
/** An amount is asked for beyond doubt. */
export const asksAmount = phrases(
  'hoeveel, hoe veel, hoevel, bereken*, uitreken*, reken(t|en)?, hoe hoog, welk bedrag, welk deel, hoe duur, wat (kost|kosten|betaal|betaalt|betalen|scheelt|bedraagt|krijg|krijgt|krijgen), per persoon, hou* … over, netto',
)

/** A rule asked next to the amount: 'hoeveel procent en hoeveel euro', 'wie betaalt en hoeveel'. */
export const ruleBesideAmount =
  /\b(?:hoeveel procent|welk (?:percentage|tarief)|wie betaalt(?: [a-z]+){0,3}|over welk bedrag) en (?=hoeveel|welk bedrag|wat\b)/g
/** The difference between two outcomes. */
export const asksDifference = phrases('scheelt*, schelen, verschil, (duurder|goedkoper|voordeliger) … dan')

export const compares = phrases('of, tussen, verschil, vergelijk*, versus')
export const debts = phrases('schuld, schulden')
export const shares = phrases('samen, in totaal, verdelen, verdeeld')
export const buys = phrases('koop, kopen, koopt, kocht, kochten, gekocht')
/** What is left after tax. */
export const asksWhatIsLeft = phrases('hou* … over, blijf* … over, netto, schoon in (de )?handen')
export const namesRaise = phrases('eenmalig*, verhoogde vrijstelling, grote vrijstelling, jubelton')
/** It can be used once: 'die heeft hij al gehad' says that it is gone. */
export const usedRaise = phrases(`
  (eenmalig*|verhoogde vrijstelling|grote vrijstelling|jubelton) … (al|eerder) … (gebruikt|gehad|benut|gekregen)
  al (eens|eerder)? … (gebruik gemaakt|gebruikt) … (eenmalig*|verhoogde vrijstelling|jubelton)
`)
/** Then the raised exemption was not used: 'hij heeft nog nooit iets gekregen'. */
export const neverGot = phrases(
  'nooit (eerder )?(iets |wat |geld )?(geschonken|gegeven), nooit (eerder )?(iets|wat|geld|een schenking) (van (ons|mij|hen) )?(gekocht of )?(gekregen|gehad|ontvangen), niet eerder (iets )?(gekregen|gehad), nooit gebruikt, nog niet gebruikt',
)
/** With the raised exemption for a costly study; a gift that a student merely gets is an ordinary one. */
export const namesStudyRaise = phrases('studievrijstelling, vrijstelling … (dure )?studie, dure studie')
/** The speaker gives, so the own age is not the receiver's. */
export const givesSelf = phrases('(ik|we|wij) (* ){0,6}(schenk|schenken|geef|geven), aan (mijn|onze|ons)')
export const buysTogether = phrases('samen kopen, samen koop*, als we samen, alleen')

/** Opens a question that goes on where the last one stopped. */
export const continuing = phrases('en, maar, stel, of, oke, ok, wat als, dus')
/** Opens a question that only makes sense as a change. */
export const changing = phrases(`
  ja, nee, hm+, oh*, o ja, oja, ow, wacht, oeps, foutje, verkeerd, sorry, vergeet, ik bedoel*, (hij|zij|ze|die|het kind) (is|wordt|was|krijgt|gebruikt|heeft|neemt|gaat|woont), als, bij, met, zonder, voor, van, in 20##, ik ben, (we|wij) zijn (* )?#+, (we|wij) zijn (toch |nu |eigenlijk )?met zijn, mijn (vriend|vriendin|partner|man|vrouw) koopt, het is, het (huis|appartement), de woning, mijn * is (* )?#+, hoe zit
  (hoeveel|wat) (is|wordt|scheelt) (dat|het|dit), (hoeveel|wat) betaal(en)? (ik|we|wij) (dan|als|bij), (hoeveel|wat) (hou|houd|houdt|houden|blijft) (* ){0,4}over, €? ?#\\S+, ieder
  klopt niet, dat klopt niet, het gaat om, het was, (hij|zij|ze|die) (blijkt|bleek), (er|daar|hier) (ging|gaat|gaan|gingen|moet|moeten) (* ){0,3}€? ?#\\S+ (* ){0,6}(er ?|van ?)?af, (trek|haal|doe) er, #\\S+ eraf, min #\\S+, er (komt|kwam) (nog |ook )?#\\S+ (* ){0,2}(er)?bij, (hij|zij|ze) had (\\S+ ){0,4}(schuld|schulden|lening|leningen), (de )?(uitvaart|begrafenis|crematie|schuld|schulden)
  (ik|we|wij) (ga|gaan) er, ik koop, (we|wij) kopen
`)

/** Says that what was told before was not right, or has become otherwise since. */
export const correcting = phrases(`
  oh, o ja, oja, ow, ojee, wacht*, oeps, foutje, sorry, nee, klopt niet, verkeerd*, (vergis|vergiste|vergist), in de war, suf*, bedoel*, vergeet, vergat, vergeten
  toch, eigenlijk, inmiddels, trouwens, uiteindelijk, blijk*, bleek, (zie|zag|hoor|hoorde|lees|las) (ik|we) (net|nu|zojuist), (hoor|zie|lees) net, volgens … (is|was|wordt|zijn|komt), zegt dat, net (bekeken|nagekeken|gehoord)
  onderhandel*, afgedongen, (taxatie|bericht|uitslag|rapport) is binnen, (geworden|gezakt|gedaald|gestegen|verlaagd|verhoogd|bijgesteld), (het|prijs|bedrag|koopsom) (wordt|werd)
`)
/** Small words that say so only of what stands beside them. */
export const correctingWeakly = /\b(?:toch|eigenlijk|inmiddels|trouwens|uiteindelijk|zegt dat)\b/g
/** Wants the price of one deed with that of another. */
export const deedsTogether =
  /\b(?:erbij|er (?:(?:meteen|ook|gelijk|direct|dan|nog) ){0,2}bij|daarbij|samen(?! met (?:mijn|onze|m'n))|bij elkaar|in totaal|totaal|opgeteld|tegelijk)\b/
/** A tax over something that no amount was said of: 'over de sieraden'. */
export const overSomethingElse =
  /\bover (?:de|het|die|dat|deze|dit|mijn|zijn|haar|hun|onze|ons) (?!(?:hele|totale|volle|eigen|andere|erfenis|nalatenschap|schenking|gift|geld|bedrag|legaat|helft|rest|deel|aandeel|erfdeel|kindsdeel|vordering|huis|woning|appartement|flat|pand|koop\w*|aankoop|prijs|waarde|overwaarde|totaal|spaargeld|belasting|[a-z]*(?:huis|woning|appartement))\b)[a-z]+/
/** What a step or a paper costs is no sum over the amounts of the story before it. */
export const asksPriceOfStep =
  /\bwat (?:kost|kosten|vraagt|vragen|rekent|rekenen)\b[^.?!]{0,50}\b(?:aanvaard\w*|verwerp\w*|rechtbank|griffie|kantonrechter|akte|verklaring|notaris|testament|advocaat|volmacht|apostille|bewind\w*|executeur|taxatie|makelaar)\b/
/** Tells what somebody got for a thing: no amount of an estate or a gift. */
export const tellsOfSale =
  /\b(?:auto|caravan|motor|fiets|boot|meubels|spullen|inboedel|sieraden|schilderij\w*|camper)\b[^.?!]{0,25}\bverko(?:cht|gt)\b|\bverko(?:cht|gt)\b[^.?!]{0,15}\b(?:auto|caravan|motor|fiets|boot|meubels|spullen|inboedel|sieraden|camper)\b/
/** Asks for something, even without a question mark. */
export const asksSomething =
  /\?|^(?:en |maar |of )?(?:kan|kunnen|mag|mogen|moet|moeten|zou|zouden|wil|krijgt|klopt|geldt|telt|betaalt)\b|(?:^|, | en )(?:hoe|hoeveel|wat|wie|waar|wanneer|welke?|waarom|(?:moet|mag|kan|betaal|klopt|krijg|is|telt|geldt) (?:ik|we|wij|hij|zij|ze|dat|het|dit))\b/
/** When it is got decides between a gift and an inheritance, and changes nothing else. */
export const atWhatTime = phrases('straks, later, dood, doodga, testament, alvast')
/** The speaker gives, who got it before. */
export const speakerGives = phrases('(ik|we|wij) (\\S+ ){0,4}(geef|geven|schenk|schenken)')
/** Somebody beside the sum, of whom 'hij is 60' may be said. */
export const outsiders = phrases(
  'verkoper*, makelaar*, notaris*, bu(ur|re)*, huurder*, adviseur*, taxateur*, accountant*, eigenaar*, bank, bewoner*, aannemer*',
)

/** Says that the amount is another than was said: 'ik kom nu op 200.000', '570.000 is het geworden', 'we hebben 415.000 moeten bieden'. */
export const restating = phrases(`
  kom(t|en)? (ik |we |wij |hij |zij |ze |het )?(nu |toch |dan |uiteindelijk |hoger |lager )?(uit )?op, geworden, overboden
  (hebben|heb|moeten|moest|moesten) … (bieden|geboden), gekregen voor, voor … (gekregen|gekocht), (blijkt|bleek|blijken|werd|wordt|worden) … (te zijn|toch|uiteindelijk|nu|hoger|lager)
  (toch|uiteindelijk|inmiddels) … (is|wordt|werd|komt|kost|krijg*), (is|wordt|werd|komt|kost|krijg*|blijkt|bleek) (toch|uiteindelijk|inmiddels|nu)
  volgens (* ){1,4}(is|was|wordt|komt), (zegt|zei|schrijft) dat het, (het|dat|prijs|koopprijs|koopsom|bedrag|vraagprijs|erfenis|nalatenschap) (wordt|is (maar|nu|dus|slechts|eigenlijk))
  (gezakt|gedaald|verlaagd|verhoogd|gestegen|bijgesteld|omhoog|omlaag|zakt|zakken|zakte|zakten|daalt|daalde) (* ){0,2}(naar|tot), verkopers? (wil|willen|wilde|vraagt|vragen) … €? ?#\\S+, (accepteert|accepteren|geaccepteerd) … €? ?#\\S+, (gaan|ga|gaat) (* ){1,2}naar €? ?#\\S+, maak (er|het) (* ){0,2}€? ?#\\S+, in plaats van, (het|dat|bedrag|erfenis|prijs) moet (* )?€? ?#\\S+ (euro )?zijn, had … moeten zijn, verkeerd, (niet|geen) €? ?#\\S+ (euro )?maar
`)
/** An amount of something else than what the sum is about, or one that comes on top. */
export const ofSomethingElse = phrases(`
  nog, ook, erbij, (broer|zus|oom|tante|neef|nicht) … (kreeg|gekregen), daarnaast, bovendien, extra, zorg*,  uitvaart*, begrafenis*, crematie*, kosten, notaris(kosten)? (kost|vraagt|rekent), rekening, factuur, hypotheek*, lening*, leen*, lenen, spaar*, schuld*, maand*, loon, salaris, inkom*
  verbouw*, boete, waarborg*, aanbetal*, (mijn|onze|de|zijn|haar) (broer|zus|neef|nicht|oom|tante|ex) … (krijgt|kreeg|betaal*|wil|heeft|vraagt), eerder, vorig jaar, al gekregen
`)

/** Words that any change can be made of. */
export const commonWords = `
  en of maar stel dat wat als dus oke ok ja nee geen hm nu dan toch ook nog wel niet al er erbij hier daar zo eens nou even gewoon ongeveer circa
  ik je u we wij ze zij hij hem haar hun mij me ons onze mijn zijn de het een dit die deze elk ieder iedereen allebei beide beiden samen alleen totaal anders
  ben is was waren geweest zou zouden wordt worden word heb heeft hebben had kan kunnen moet moeten ga gaan gaat wil willen
  bij met zonder voor van in op aan om te over tot door naar per uit af die
  vanaf eraf ervan gedaan gegeven halen zie zien zag hoor hoorde lees net blijkt blijken bleek ging kwam komt komen
  oh o oja ow wacht even oeps foutje verkeerd getypt gezegd precies zelfde eerste keer graag echt mee
  trouwens eigenlijk inmiddels intussen vergeet gekregen gehad bij
  plaats blijkt uiteindelijk
  hoe hoeveel zit bedoel bedoelde sorry neem neemt krijg krijgt gebruik gebruikt gaat betaal betalen betaalt kost kosten scheelt bedraagt bedrag prijs waard waarde uitkomt uitkomen euro ton tonnen duizend miljoen mln k
  jaar jaren oud leeftijd jonger ouder meer minder hoger lager duurder goedkoper extra belasting tarief
  januari februari maart april mei juni juli augustus september oktober november december vorig volgend komend afgelopen
  zelf hetzelfde allemaal partner helft procent deel aandeel verdeling
`
/** Every word that a change of a purchase can be made of; the names of people and properties come on top. */
export const purchaseWords = `${commonWords}
  koop kopen koopt kocht koopprijs koopsom gekocht woon wonen woont bewonen vrijstelling startersvrijstelling overdrachtsbelasting gebruikt eerder starter
  doorstromer hypotheek lening eigen geld contant totale bijkomende koper kopers levering getaxeerd taxatie marktwaarde pand bieden bied
`
/** Every word that a change of an inheritance or gift can be made of; the names of people come on top. */
export const gainWords = `${commonWords}
  nooit iets eerder ontvangen gebruikt
  erf erft erven geerfd erfenis nalatenschap nalaat nalaten na laat krijg krijgt krijgen overlijden overleden overlijdt overleed schenk schenkt schenken geef
  geeft geven schenking erfbelasting schenkbelasting vrijstelling eenmalig eenmalige verhoogde woz wozwaarde hypotheek verder niks niets verdeel verdelen verdeeld deelt meedeelt eerlijk leven alvast vast later straks pas via testament dood doodga overmaakt overmaken maakt uitvaart begrafenis crematie kostte kostten getrouwd gehuwd trouwen geregistreerd partners samenlevingscontract notarieel schuld schulden houd hou houdt houden netto blijft goede beste familie personen beperking handicap
`
