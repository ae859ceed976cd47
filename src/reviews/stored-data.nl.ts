/** What the privacy page says of reviews. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const reviewDataTexts = {
  title: 'Beoordelingen van klanten',
  what: 'De naam die de klant opgeeft, het cijfer, de datum, de dienst en de toelichting. Ook via welke weg wij de beoordeling kregen, over welk kantoor zij gaat, eerdere versies, en bij een weigering de reden.',
  purpose: 'Laten zien wat klanten vinden.',
  basis: 'Toestemming van de klant (artikel 6, lid 1, onder a, AVG). Die kan de klant altijd intrekken.',
} as const satisfies StoredDataTexts

export const reviewEnd = 'Zolang de beoordeling op de site staat, of tot de klant vraagt om haar weg te halen. Na het weghalen wissen wij haar binnen 31 dagen.'
