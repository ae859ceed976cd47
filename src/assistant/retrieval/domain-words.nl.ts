/** Words by which a question shows that it is about a notary's field or about this site. Matched on folded text. */

const list = (words: string) => words.trim().split(/\s+/).join('|')

/** Beginnings of words that hardly occur outside the field. */
const ours = list(`
notar testament testa erf erven geerfd nalaten nalatenschap legaat legat legitiem executeur codicil akte aktes akten hypothe koopcontract
koopovereenkomst koopakte leveringsakte kadaster overdracht schenk gift jubelton volmacht gevolmachtig voogd gezagsregister huwelijkse
huwelijksvoorwaarden echtscheid samenlevingscontract partnerschap bv bvs statuten aandeelhouder holding eenmanszaak kvk vennoot legalis apostille
gewaarmerkt waarmerk overlijd overleden overleed nabestaand langstlevende weduw vruchtgebruik curatele wilsbekwaam wilsonbekwaam levenstestament
erfpacht erfdienst overpad royement royeren waarborgsom bedenktijd koopsom ontbindend uitkoop uitkopen overwaarde verrekenbeding uitsluitingsclausule
onterf onterv kindsdeel verwerp beneficiair boedel vereffen kwaliteitsfonds tuchtklacht geschillencommissie knb ubo startersvrijstelling successie
fideicommis tweetraps verblijvingsbeding stiefkind derdengeld kantonrechter oprichten opricht overdrachtsbelasting erfbelasting schenkbelasting
erfgenaam splitsingsakte bankgarantie jullie deze\\ssite deze\\swebsite deze\\schat vve mentorschap bewindvoer zorgvolmacht wilsverklaring afwikkel
laatste\\swil passeren nalat nalie
`)

/** Beginnings of words that belong to the field but also to daily life. */
const shared = list(`
woning huis appartement levering belasting machtig gemachtig trouw huwelijk getrouwd scheid gescheiden samenwon samenwoon samenlev aandeel aandelen
stichting vereniging handtekening bewind curat mentor euthanasie aflos makelaar transport gemeenschap uitsluiting uitvaart begrafenis honorarium
offerte aangifte vrijstelling starter schuld geheimhouding digid recherche inboedel koper verkoper verkop verkoop koop kopen alimentatie pensioen
convenant verdeling onverdeeld pand dood sterf sterv gestorven doodga erflater zoon dochter kindj klacht rechter rechtbank familie stief erken
geadopteerd ex minderjarig samengesteld partner kinderen lening lenen geld tarief kosten prijs betalen stiefmoeder ondernem bedrijf vennootschap vader
moeder ouders broer zus opa oma kleinkind kleindochter kleinzoon identiteit aanbetal vastleg vastgelegd teken ondertek artikel\\s\\d plaatsvervulling
bezwaard hertrouw samen\\sgekocht huwen gehuwd ongehuwd reviews beoordeling privacy bsn register document contract clausule spaargeld grond perceel
`)

const oursPattern = new RegExp(`\\b(?:${ours})|[a-z](?:akte|testament|erfgenaam|hypotheek|notaris|volmacht|erfenis)\\b`, 'g')
const sharedPattern = new RegExp(`\\b(?:${shared})|[a-z](?:belasting|woning|contract)\\b`, 'g')

export type Field = 'ours' | 'shared' | 'none'

/** How clearly a folded text is about our field. */
export function findField(text: string): Field {
  if (text.search(oursPattern) >= 0) return 'ours'
  return text.search(sharedPattern) >= 0 ? 'shared' : 'none'
}

const countDistinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size

/** 0 to 1: how far the words of the field in a folded text outweigh the guess that it is about something else. Two of them always do. */
export function measureOwnField(text: string): number {
  const [own, daily] = [countDistinct(text, oursPattern), countDistinct(text, sharedPattern)]
  if (own >= 2 || (own === 1 && daily >= 2)) return 1
  if (own === 1) return daily === 1 ? 0.85 : 0.6
  return daily >= 3 ? 0.6 : daily === 2 ? 0.4 : 0
}

/** The words as corrected count too, so that a typing error does not put a question outside the field. */
export const findFieldOf = (text: string, slots: readonly { word: string }[]): Field => findField(`${text} ${slots.map(({ word }) => word).join(' ')}`)
