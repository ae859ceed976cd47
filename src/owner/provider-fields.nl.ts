/** Sentences of the fields that choose the model behind the assistant, and of the test of it. */
import type { ProviderFault } from '../assistant/model/test-provider.ts'
import { formatDecimal } from '../platform/number-format.ts'

export const providerFieldTexts = {
  baseUrlNote: (hosts: readonly string[]) => `Begint met https:// en eindigt vaak op /v1. De server staat toe: ${hosts.join(', ')}.`,
  keyWillBeCleared: 'Bij een ander basisadres wordt de bewaarde sleutel gewist als u opslaat. Vul hierboven de sleutel van de nieuwe aanbieder in.',
  test: 'Verbinding testen',
  testing: 'Testen...',
  saveFirst: 'Sla uw wijzigingen eerst op. Daarna kunt u de verbinding testen.',
  works: (model: string, milliseconds: number) => `De verbinding werkt. Het model ${model} gaf antwoord in ${inSeconds(milliseconds)} seconden.`,
  testFailed: 'Er is een fout opgetreden bij het testen van de verbinding.',
} as const

export const providerFaults: Record<ProviderFault, string> = {
  'not-configured': 'De verbinding is niet volledig ingesteld. Vul het basisadres, het model en de sleutel in en sla op.',
  'host-not-allowed': 'De server staat dit basisadres niet toe.',
  'wrong-key': 'De aanbieder weigert de sleutel.',
  'too-many': 'De aanbieder neemt op dit moment geen vragen meer aan. Kijk bij de aanbieder naar uw limiet en tegoed.',
  'provider-fault': 'De aanbieder heeft een storing.',
  'no-answer': 'De aanbieder gaf geen bruikbaar antwoord. Controleer het basisadres en de naam van het model.',
  unreachable: 'De aanbieder is niet bereikbaar op dit adres. Controleer het basisadres.',
}

/** '0,8' */
const inSeconds = (milliseconds: number): string => formatDecimal(milliseconds / 1000)
