/**
 * Dutch as people speak it, in dialect and in the language of messages, with the word of the dictionary. Folded, without apostrophes at the
 * edges. Left out is what is also an ordinary word: 'wie' stays 'wie', except before a verb that shows that it means 'wij'.
 */

const pairs = `
mot moet|mut moet|motte moeten|motten moeten|moutn moeten|mouten moeten|mosten moesten|mosse moesten|hebbe hebben|hedde heb je|hebde heb je|hebdegij heb je
hemmen hebben|wa wat|watte wat|da dat|det dat|dees deze|gin geen|gien geen|gain geen|nie niet|nait niet|neet niet|nit niet|zun zijn|mn mijn
mien mijn|miene mijn|myn mijn|oons ons|uns ons|oos ons|hai hij|zai zij|ekik ik|ich ik|gij u|ge u|oew uw|gullie jullie|gellie jullie|olders ouders|ollers ouders
oldelu ouders|olderlijk ouderlijk|olderlijke ouderlijk|hoes huis|huus huis|hoeze huis|breur broer|breuer broer|breurs broers|bruier broer|bruur broer|bruiers broers
mouder moeder|moeke moeder|mem moeder|heit vader|voader vader|vaoder vader|vadder vader|noar naar|naor naar|veur voor|veor voor|joar jaar|joaren jaren|jaor jaar
jaore jaren|krigt krijgt|krieg krijg|kriegt krijgt|kriegen krijgen|verdailen verdelen|verdeilen verdelen|verdeele verdelen|loaten laten|loat laat|laote laten|holden houden
weerd waard|jild geld|poen geld|notoaris notaris|notaar notaris|notares notaris|notoris notaris|doodgoan doodgaan|goan gaan|stoan staan
doar daar|woar waar|woarom waarom|worom waarom|wrm waarom|hoevol hoeveel|hoeveul hoeveel|hoevuul hoeveel|veul veel|vuul veel|ff even|effe even|effies even|efkes even
evekes even|idd inderdaad|mss misschien|msch misschien|iig in ieder geval|ivm in verband met|ipv in plaats van|vd van de|vh van het|igv in geval van|mbt over|ovv onder voorwaarde van
kheb ik heb|kben ik ben|kwil ik wil|kzou ik zou|kmoet ik moet|tis het is|twas het was|ist is het|kunde kan je|kunnie kan niet|zedde ben je
gaode ga je|motde moet je|ne een|nen een|nun een|efe even|overleje overleden|overleie overleden|gestorreve gestorven|errefenis erfenis|errefgenaam erfgenaam
snappie snap je|weettie weet hij|heppie heb je|same samen|tesamen samen|huisie huis|huissie huis|moetta moet dat|magda mag dat|kanda kan dat
isda is dat|matties vrienden|mattie vriend|ouwelui ouders|schoonouwers schoonouders|ouwers ouders|ouwer ouder|ouwe oude|kouwe koude
ut het|geern graag|geerne graag|gjin geen|arft erft|arven erven|arfenis erfenis|arfenisse erfenis|erfenisse erfenis|arfgenoam erfgenaam|arfgenoamen erfgenamen|arfdeel erfdeel
goa ga|goat gaat|stoat staat|doan doen|doodgoat doodgaat|noa na|noast naast|waor waar|waorom waarom|woarveur waarvoor|doarom daarom|doarna daarna|doarveur daarvoor|veurdat voordat
betoalen betalen|betoale betalen|betoal betaal|betoalt betaalt|betoald betaald|krig krijg|krigge krijgen|kriege krijgen|moak maak|moakt maakt|moaken maken|moake maken|gemoakt gemaakt
verkoapen verkopen|verkoopn verkopen|koapen kopen|koopn kopen|vroag vraag|vroagen vragen|vraog vraag|vraogen vragen|schrieven schrijven|blieven blijven|blief blijf|kieken kijken
mutte moeten|mutten moeten|wulle willen|wille willen|kinnen kunnen|kinne kunnen|zulle zullen|zalle zullen|binne zijn|hewwe hebben we|hemme hebben we|hebbie heb je|bennik ben ik
ebbe hebben|ebt hebt|aen aan|oan aan|um om|mit met|heur haar|vaan van|vaon van|oes ons|hullie hun|zullie zij|ullie jullie|ollie jullie
tied tijd|pries prijs|twei twee|twie twee|dree drie|drij drie|vief vijf|zeuven zeven|duuzend duizend|doezend duizend|duzend duizend
zeun zoon|zeune zoon|kiender kinderen|kinger kinderen|keinder kinderen|keend kind|bern kinderen|wief vrouw|menneke man|vrouwke vrouw|bruurke broertje|breurtje broertje|zuske zusje
skoonmoeder schoonmoeder|skoonvader schoonvader|skoonzuster schoonzus|huske huisje|hoeske huisje|durp dorp|wark werk|starft sterft|sturft sterft|starven sterven|storven gestorven|dooj dood
overleeje overleden|overleejen overleden|overlejen overleden|overleen overleden|notaoris notaris|notoares notaris|netaris notaris|notarus notaris|testemint testament|testemont testament
wnr wanneer|hvl hoeveel|egt echt|omda omdat|effen even|efjes even
ofzo of zo|enzo en zo|gwn gewoon|ofz of zo|hoevel hoeveel|gp geregistreerd partnerschap|omdak omdat ik|alsk als ik|ast als het|dawe dat we|asse als ze|gaarne graag
`

const relative =
  'oma|opa|vader|moeder|pa|ma|vriend|vriendin|man|vrouw|broer|zus|tante|oom|ouders|zoon|dochter|kind|kinderen|huis|ex|schoonmoeder|schoonvader|testament|erfenis|geld|spaargeld|buurvrouw|buurman|partner'

/** Where a word means this only in such company. */
const inCompany: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bme (?=${relative})\\b`, 'gi'), 'mijn '],
  [/\bwie (?=(?:hebt|bunt|bin|kinnen|kunt|wilt|goat)\b)/gi, 'wij '],
  [/\b(hij|zij|ze) hef\b/gi, '$1 heeft'],
  [/\bas (?=(?:ik|je|we|wij|hij|zij|ze|het|de|mijn|ons|onze|er|u|iemand|t)\b)/gi, 'als '],
  [/\bas (?=moe\b)/gi, 'als '],
  [/\b(?<=(?:mijn|mien|ons|oons|uns|als|as) )moe\b/gi, 'moeder'],
  [/\bik wol\b/gi, 'ik wil'],
  [/(?<!\p{L})dè(?!\p{L})/giu, 'dat'],
  [/\bgeen kinder\b/gi, 'geen kinderen'],
  [/^ken (?=(?:dat|het|hij|ze|we|die|deze)\b)/gi, 'kan '],
  [/\bk (?=(?:heb|ben|wil|zou|moet|kan|krijg|weet|woon|koop)\b)/gi, 'ik '],
  [/\bop t\b/gi, 'op het'],
  // As in letters of long ago.
  [/\buiterste wilsbeschikking(?:en)?\b/gi, 'testament'],
  [/\brechtskracht (?:bezit|heeft)\b/gi, 'geldig is'],
]

export const spokenDutch = {
  words: new Map(
    pairs
      .split(/[|\n]/)
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [word = '', ...meant] = pair.split(' ')
        return [word, meant.join(' ')]
      }),
  ),
  inCompany,
} as const
