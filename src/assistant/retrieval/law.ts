/** References to law articles in the short form of the content, as a title in words and the address of that one article. */

interface Law {
  title: string
  /** Number in the national database of laws. */
  bwb: string
}

const laws: Readonly<Record<string, Law>> = {
  Sw: { title: 'Successiewet 1956', bwb: 'BWBR0002226' },
  WBR: { title: 'Wet op belastingen van rechtsverkeer', bwb: 'BWBR0002740' },
  Wna: { title: 'Wet op het notarisambt', bwb: 'BWBR0010388' },
  AWR: { title: 'Algemene wet inzake rijksbelastingen', bwb: 'BWBR0002320' },
  Wlb: { title: 'Wet op de lijkbezorging', bwb: 'BWBR0005009' },
  Wgbz: { title: 'Wet griffierechten burgerlijke zaken', bwb: 'BWBR0028899' },
  TK: { title: 'Tarievenregeling Kadaster', bwb: 'BWBR0037196' },
  Hrw: { title: 'Handelsregisterwet 2007', bwb: 'BWBR0021777' },
  'Wet IB': { title: 'Wet inkomstenbelasting 2001', bwb: 'BWBR0011353' },
  WvK: { title: 'Wetboek van Koophandel', bwb: 'BWBR0001826' },
  Atw: { title: 'Algemene termijnenwet', bwb: 'BWBR0002448' },
  Gemw: { title: 'Gemeentewet', bwb: 'BWBR0005416' },
  Hw: { title: 'Huisvestingswet 2014', bwb: 'BWBR0035303' },
  Kw: { title: 'Kadasterwet', bwb: 'BWBR0004541' },
  Advw: { title: 'Advocatenwet', bwb: 'BWBR0002093' },
  WTL: { title: 'Wet toetsing levensbeëindiging op verzoek en hulp bij zelfdoding', bwb: 'BWBR0012410' },
  Tw: { title: 'Telecommunicatiewet', bwb: 'BWBR0009950' },
  Iw: { title: 'Invorderingswet 1990', bwb: 'BWBR0004770' },
  Wsf: { title: 'Wet studiefinanciering 2000', bwb: 'BWBR0011453' },
  Wlz: { title: 'Wet langdurige zorg', bwb: 'BWBR0035917' },
  Wft: { title: 'Wet op het financieel toezicht', bwb: 'BWBR0020368' },
  Rv: { title: 'Wetboek van Burgerlijke Rechtsvordering', bwb: 'BWBR0001827' },
  Fw: { title: 'Faillissementswet', bwb: 'BWBR0001860' },
  Sr: { title: 'Wetboek van Strafrecht', bwb: 'BWBR0001854' },
  Wwft: { title: 'Wet ter voorkoming van witwassen en financieren van terrorisme', bwb: 'BWBR0024282' },
}

/** The books of the Civil Code are laws of their own. */
const books: Readonly<Record<string, string>> = {
  '1': 'BWBR0002656',
  '2': 'BWBR0003045',
  '3': 'BWBR0005291',
  '4': 'BWBR0002761',
  '5': 'BWBR0005288',
  '6': 'BWBR0005289',
  '7': 'BWBR0005290',
  '7A': 'BWBR0006000',
  '10': 'BWBR0030068',
}

/** Of the European Union: one address for the whole. */
const EU_SUCCESSION = { title: 'Europese Erfrechtverordening 650/2012', url: 'https://eur-lex.europa.eu/eli/reg/2012/650/oj' }

const CIVIL_CODE = /^BW (\d+A?):(\d+[a-z]*)(?: lid (\d+[a-z]?))?$/
const OTHER = /^([A-Z][A-Za-z]*(?: IB)?) (\d+[a-z]*(?:[.:]\d+[a-z]*)?)(?: lid (\d+[a-z]?))?$/

const inWords = (title: string, article: string, paragraph: string | undefined): string =>
  `${title}, artikel ${article}${paragraph === undefined ? '' : `, lid ${paragraph}`}`

/**
 * 'BW 4:94' or 'Sw 32 lid 1'. Undefined for what is no such reference, or of a law that is not listed. The address follows the standard of
 * Juriconnect, which leads to the text in force.
 */
export function findLawArticle(reference: string): { title: string; url: string } | undefined {
  const civil = CIVIL_CODE.exec(reference)
  if (civil) {
    const [, book = '', article = '', paragraph] = civil
    const bwb = books[book]
    return bwb === undefined
      ? undefined
      : {
          title: inWords(`Burgerlijk Wetboek Boek ${book}`, article, paragraph),
          url: `https://wetten.overheid.nl/jci1.3:c:${bwb}&boek=${book}&artikel=${article}`,
        }
  }
  const [, name = '', article = '', paragraph] = OTHER.exec(reference) ?? []
  if (name === 'EVo') return { title: inWords(EU_SUCCESSION.title, article, paragraph), url: EU_SUCCESSION.url }
  const law = laws[name]
  return law && { title: inWords(law.title, article, paragraph), url: `https://wetten.overheid.nl/jci1.3:c:${law.bwb}&artikel=${article}` }
}
