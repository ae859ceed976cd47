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

const oursPattern = new RegExp(`\\b(?:${ours})|[a-z](?:akte|testament|erfgenaam|hypotheek|notaris|volmacht|erfenis)\\b`)
const sharedPattern = new RegExp(`\\b(?:${shared})|[a-z](?:belasting|woning|contract)\\b`)

export type Field = 'ours' | 'shared' | 'none'

/** How clearly a folded text is about our field. */
export function findField(text: string): Field {
  if (oursPattern.test(text)) return 'ours'
  return sharedPattern.test(text) ? 'shared' : 'none'
}
