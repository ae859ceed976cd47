/** Dutch words by which what somebody asks of himself is said to him. */

const singular = `
  kan:kunt kun:kunt mag:mag moet:moet heb:hebt ben:bent zal:zult wil:wilt zou:zou krijg:krijgt betaal:betaalt word:wordt ga:gaat doe:doet hoef:hoeft erf:erft koop:koopt
  verkoop:verkoopt teken:tekent maak:maakt regel:regelt vraag:vraagt blijf:blijft verlies:verliest weet:weet houd:houdt hou:houdt kom:komt sta:staat zit:zit woon:woont neem:neemt
  geef:geeft schenk:schenkt vind:vindt begin:begint laat:laat had:had was:was kon:kon moest:moest mocht:mocht werd:werd kreeg:kreeg trouw:trouwt deel:deelt lees:leest zie:ziet
  bel:belt stuur:stuurt sluit:sluit spreek:spreekt bereken:berekent reken:rekent loop:loopt leen:leent`
const plural = `
  kunnen:kunt mogen:mag moeten:moet hebben:hebt zijn:bent zullen:zult willen:wilt zouden:zou krijgen:krijgt betalen:betaalt worden:wordt gaan:gaat doen:doet hoeven:hoeft erven:erft
  kopen:koopt verkopen:verkoopt tekenen:tekent maken:maakt regelen:regelt blijven:blijft weten:weet komen:komt wonen:woont nemen:neemt geven:geeft laten:laat hadden:had waren:was
  konden:kon moesten:moest mochten:mocht werden:werd kregen:kreeg trouwen:trouwt delen:deelt sluiten:sluit`

const neuter =
  'huis|huisje|huwelijk|kind|contract|testament|levenstestament|geld|spaargeld|pand|appartement|koopcontract|samenlevingscontract|bedrijf|eigendom|deel|vermogen|erfdeel|ouderlijk|gezamenlijk|eigen|eerste|oude|nieuwe'
const beforeObject = 'van|voor|met|bij|aan|door|tegen|over|naar|op|tussen|zonder|om'

export const partHeadWords = {
  verbs: Object.fromEntries(
    `${singular} ${plural}`
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':')),
  ) as Readonly<Record<string, string>>,
  verbFirst: /\b(\p{L}+) (?:ik|wij|we)\b/giu,
  subjectFirst: /\b(?:ik|wij|we) (\p{L}+)\b/giu,
  /** 'Als ik het van mijn ouders krijg': the verb ends the clause. */
  subordinate: /\b(?:ik|wij|we) ((?:[^\s,]+ ){1,8}?)(\p{L}+)(?=,|$)/giu,
  self: /\b(?:mezelf|mijzelf|me zelf|mij zelf|onszelf)\b/gi,
  objects: new RegExp(`\\bmij\\b|(?<=\\b(?:${beforeObject}) )(?:ons|me)\\b(?! (?:${neuter})\\b)`, 'gi'),
  possessive: new RegExp(`\\b(?:mijn|m'n|onze)\\b|\\bons(?= (?:${neuter})\\b)`, 'gi'),
  quoted: (head: string): string => `**Uw vraag: ‘${head}?’**`,
} as const
