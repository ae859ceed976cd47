/** Twenty invented entries of an owner, each with five other ways of asking that the assistant has not seen. */
export interface OwnerQuestion {
  question: string
  ways: string[]
  answer: string
  unseen: string[]
}

export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    question: 'Kan ik parkeren bij het kantoor?',
    ways: ['is er parkeergelegenheid', 'waar kan ik mijn auto neerzetten', 'is parkeren gratis bij jullie', 'hebben jullie een parkeerplaats', 'kom met de auto waar sta ik dan'],
    answer: 'Ja. Achter het kantoor zijn parkeerplaatsen voor bezoekers. Parkeren is daar gratis.',
    unseen: ['hebben jullie parkeerplekken', 'kan je daar gratis parkeren', 'waar parkeer ik mijn auto', 'is er bij het kantoor plek voor de auto', 'moet ik betalen voor parkeren bij jullie'],
  },
  {
    question: 'Bent u op zaterdag open?',
    ways: ['zijn jullie in het weekend geopend', 'kan ik zaterdag langskomen', 'openingstijden weekend', 'zijn jullie ook zaterdagochtend open', 'wanneer zijn jullie open'],
    answer: 'Ja. Op zaterdag kunt u tussen negen en twaalf uur terecht, op afspraak.',
    unseen: ['zijn jullie zaterdag open', 'kan ik in het weekend bij jullie terecht', 'wat zijn de openingstijden', 'ik kan alleen op zaterdag langskomen', 'tot hoe laat geopend op zaterdag'],
  },
  {
    question: 'Kan ik een akte tekenen via een videogesprek?',
    ways: ['kan ik online tekenen bij de notaris', 'mag het via videobellen', 'kan het passeren digitaal', 'hoef ik niet langs te komen om te tekenen', 'tekenen op afstand met beeldbellen'],
    answer: 'Alleen de oprichting van een bv kan via een videogesprek. Voor andere akten komt u langs.',
    unseen: ['kan tekenen ook via videobellen', 'kan ik de akte digitaal op afstand tekenen', 'is beeldbellen mogelijk om de akte te passeren', 'ik wil liever online de akte tekenen', 'mag ik via een videogesprek ondertekenen'],
  },
  {
    question: 'Wat gebeurt er met mijn bitcoins als ik overlijd?',
    ways: ['cryptomunten nalaten', 'hoe regel ik mijn crypto na mijn dood', 'kunnen mijn kinderen bij mijn bitcoin wallet', 'erven van cryptovaluta', 'wie krijgt mijn crypto wachtwoorden'],
    answer: 'Uw cryptomunten horen bij de nalatenschap. Leg vast waar de sleutels van uw wallet liggen.',
    unseen: ['hoe laat ik bitcoins na aan mijn kinderen', 'wat gebeurt er met crypto na overlijden', 'mijn vader had bitcoins en is overleden', 'kan mijn vrouw mijn cryptomunten erven', 'wie erft mijn wallet met bitcoin'],
  },
  {
    question: 'Mag mijn hond mee naar het kantoor?',
    ways: ['zijn huisdieren welkom', 'mag ik mijn hond meenemen', 'zijn honden toegestaan op kantoor', 'ik heb een hulphond mag die naar binnen', 'hond meebrengen naar de afspraak'],
    answer: 'Ja, honden zijn welkom als zij aan de lijn zijn.',
    unseen: ['mag de hond mee', 'kan ik met mijn hond naar de afspraak komen', 'zijn er honden toegestaan', 'ik wil mijn hond meebrengen kan dat', 'mogen huisdieren mee naar binnen'],
  },
  {
    question: 'Is het kantoor bereikbaar met een rolstoel?',
    ways: ['is er een lift', 'ik zit in een rolstoel kan ik naar binnen', 'zijn jullie rolstoeltoegankelijk', 'toegankelijk voor mindervaliden', 'mijn moeder loopt slecht zijn er trappen'],
    answer: 'Ja. Er is een helling bij de ingang en een lift naar de spreekkamers.',
    unseen: ['kan ik met een rolstoel naar binnen', 'hebben jullie een lift', 'is het gebouw rolstoeltoegankelijk', 'mijn vader zit in een rolstoel is dat een probleem', 'moet ik trappen lopen of is er een lift'],
  },
  {
    question: 'Spreekt iemand bij u Turks?',
    ways: ['kan ik in het turks geholpen worden', 'is er een tolk turks', 'mijn ouders spreken alleen turks', 'turkssprekende medewerker', 'hebben jullie iemand die turks spreekt'],
    answer: 'Ja, twee medewerkers spreken Turks. Voor de akte zelf is een beëdigde tolk nodig.',
    unseen: ['is er iemand die turks spreekt', 'kunnen jullie mij in het turks helpen', 'mijn vader spreekt turks kan dat bij jullie', 'hebben jullie een turkse tolk', 'ik zoek een medewerker die turks kan'],
  },
  {
    question: 'Komt de notaris ook aan huis?',
    ways: ['doen jullie huisbezoek', 'kan de notaris naar het ziekenhuis komen', 'mijn moeder kan niet reizen komen jullie langs', 'notaris aan huis laten komen', 'kunnen jullie naar het verpleeghuis komen'],
    answer: 'Ja. Kunt u niet reizen, dan komt de notaris naar u toe.',
    unseen: ['kan de notaris bij mij thuis langskomen', 'doet u ook huisbezoeken', 'mijn vader ligt in het ziekenhuis kan de notaris daar komen', 'komen jullie ook in een verpleeghuis', 'kan iemand aan huis komen om te tekenen'],
  },
  {
    question: 'Kan ik in termijnen betalen?',
    ways: ['betalingsregeling mogelijk', 'kan ik gespreid betalen', 'mag ik de rekening in delen voldoen', 'ik kan de nota niet in een keer betalen', 'afbetalen in maandelijkse termijnen'],
    answer: 'Ja. Op verzoek spreidt u de nota over drie maanden, zonder kosten.',
    unseen: ['is een betalingsregeling mogelijk', 'kan ik de nota gespreid betalen', 'mag ik in drie termijnen betalen', 'ik wil graag in delen betalen', 'kan de rekening per maand worden afbetaald'],
  },
  {
    question: 'Wat is een mandelige muur?',
    ways: ['mandeligheid uitleg', 'de schutting is van mij en de buren samen', 'muur tussen twee huizen van wie is die', 'mandelig pad achter het huis', 'gezamenlijke muur met de buurman'],
    answer: 'Een mandelige muur is samen eigendom van de twee buren. U onderhoudt de muur samen.',
    unseen: ['wat betekent mandelig', 'van wie is de muur tussen mijn huis en de buren', 'er staat mandeligheid in de stukken wat is dat', 'is de schutting van mij of van de buren', 'wie onderhoudt een mandelige muur'],
  },
  {
    question: 'Hoe zeg ik mijn afspraak af?',
    ways: ['afspraak verzetten', 'ik kan niet komen morgen', 'afspraak annuleren kost dat geld', 'kan ik de afspraak verplaatsen', 'ik ben verhinderd'],
    answer: 'Bel of mail ons uiterlijk een dag ervoor. Verzetten kost niets.',
    unseen: ['ik wil mijn afspraak verzetten', 'kan ik de afspraak annuleren', 'ik moet mijn afspraak afzeggen', 'kost het iets om een afspraak te verplaatsen', 'ik ben ziek en kan niet naar de afspraak komen'],
  },
  {
    question: 'Bewaart u ook sieraden of contant geld?',
    ways: ['kan ik sieraden in bewaring geven', 'hebben jullie een kluis', 'mag ik contant geld bij de notaris bewaren', 'waardevolle spullen laten bewaren', 'kluisje huren bij de notaris'],
    answer: 'Nee. Wij bewaren alleen akten en stukken, geen sieraden of contant geld.',
    unseen: ['kan ik mijn sieraden bij jullie laten bewaren', 'is er een kluis voor waardevolle spullen', 'mag ik contant geld bij jullie in de kluis leggen', 'kan ik goud in bewaring geven', 'verhuren jullie een kluisje'],
  },
  {
    question: 'Hoe schrijf ik mijn drone op naam van een ander?',
    ways: ['drone overschrijven', 'ik verkoop mijn drone moet dat via de notaris', 'drone registratie overzetten', 'heb ik een akte nodig voor een drone', 'overdragen van een drone'],
    answer: 'Voor een drone is geen notaris nodig. U regelt dit zelf bij de RDW.',
    unseen: ['moet ik mijn drone laten overschrijven', 'is er een akte nodig als ik een drone verkoop', 'hoe zet ik een drone op iemand anders zijn naam', 'drone overdragen aan mijn zoon', 'registratie van mijn drone overschrijven'],
  },
  {
    question: 'Kan ik een boot op naam laten zetten?',
    ways: ['schip laten teboekstellen', 'boot kopen via de notaris', 'teboekstelling van een woonboot', 'moet een motorjacht naar het kadaster', 'leveringsakte voor een schip'],
    answer: 'Ja. Een schip van twintig kubieke meter of meer kan in het register van schepen staan. De notaris maakt dan de akte.',
    unseen: ['hoe laat ik mijn schip teboekstellen', 'ik koop een boot moet dat via de notaris', 'moet mijn woonboot in het register', 'kan een motorjacht op mijn naam gezet worden', 'akte voor de levering van een boot'],
  },
  {
    question: 'Verkoopt u cadeaubonnen?',
    ways: ['cadeaubon kopen', 'kan ik een bon cadeau geven voor een akte', 'hebben jullie een cadeaukaart', 'waar koop ik een tegoedbon', 'hoe lang is een cadeaubon geldig'],
    answer: 'Ja. Een cadeaubon koopt u aan de balie. Hij blijft twee jaar geldig.',
    unseen: ['hebben jullie cadeaubonnen', 'ik wil een cadeaubon geven', 'kan ik een tegoedbon kopen', 'hoelang blijft de cadeaubon geldig', 'waar kan ik een cadeaukaart krijgen'],
  },
  {
    question: 'Kan ik een afschrift van een oude akte opvragen?',
    ways: ['kopie van mijn akte kwijt', 'ik heb mijn leveringsakte niet meer', 'nieuw afschrift aanvragen van de akte', 'akte van twintig jaar geleden opvragen', 'oude akte opzoeken in het archief'],
    answer: 'Ja. Stuur ons een mail met uw naam en het jaar van de akte. Wij zoeken hem in ons archief.',
    unseen: ['hoe kom ik aan een kopie van mijn oude akte', 'ik ben mijn akte kwijt', 'kan ik een nieuw afschrift van de akte krijgen', 'akte van jaren geleden opvragen uit jullie archief', 'ik zoek een oude leveringsakte terug'],
  },
  {
    question: 'Neemt u stagiairs aan?',
    ways: ['stage lopen bij jullie', 'hebben jullie een stageplaats', 'ik studeer notarieel recht en zoek stage', 'vacatures op kantoor', 'solliciteren als medewerker'],
    answer: 'Ja, elk half jaar is er plaats voor twee stagiairs. Mail ons uw brief.',
    unseen: ['kan ik bij jullie stage lopen', 'zijn er vacatures', 'ik zoek een stageplek notarieel recht', 'hoe solliciteer ik bij jullie', 'is er een stageplaats voor een student'],
  },
  {
    question: 'Is een volmacht voor de vve-vergadering bij u gratis?',
    ways: ['volmacht voor vergadering van de vve', 'iemand anders laten stemmen in de vve', 'ik kan niet bij de ledenvergadering van de vereniging van eigenaren zijn', 'stemvolmacht vve formulier'],
    answer: 'Voor een stem in de vve hebt u geen notaris nodig. Een onderhandse volmacht is genoeg.',
    unseen: ['kan mijn buurman voor mij stemmen in de vve', 'volmacht om te stemmen op de vve vergadering', 'ik kan niet naar de vergadering van de vve', 'heb ik een formulier nodig voor een stemvolmacht', 'hoe geef ik een stemvolmacht voor de vve'],
  },
  {
    question: 'Geeft u korting aan studenten?',
    ways: ['studentenkorting', 'ik studeer krijg ik korting', 'korting met studentenkaart', 'goedkoper tarief voor studenten', 'is er een kortingscode'],
    answer: 'Ja. Op vertoon van een collegekaart krijgen studenten korting op een samenlevingscontract.',
    unseen: ['hebben jullie korting voor studenten', 'krijg ik als student korting', 'is er een studententarief', 'bestaat er een kortingscode', 'goedkoper voor wie studeert'],
  },
  {
    question: 'Hoe werkt het klantportaal?',
    ways: ['ik kan niet inloggen op het portaal', 'waar vind ik mijn stukken online', 'wachtwoord van het klantportaal vergeten', 'documenten uploaden in het portaal', 'mijn dossier online bekijken'],
    answer: 'U krijgt een mail met een link. Daarmee opent u uw dossier en plaatst u stukken.',
    unseen: ['inloggen op het klantportaal lukt niet', 'waar kan ik mijn dossier online inzien', 'hoe upload ik documenten', 'wachtwoord portaal vergeten', 'ik wil mijn stukken bekijken in het portaal'],
  },
]
