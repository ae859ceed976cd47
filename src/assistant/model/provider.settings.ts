/** The owner's model, and what the owner wishes of the assistant. */
import { maskSecret, orEmpty, whenFilled, type Settings, type ValuesOf } from '../../settings/setting.ts'
import { isAllowedProvider } from './provider-config.ts'

const PRICE = /^\d{1,4}(,\d{1,4})?$/
const tidyPrice = (typed: string): string => typed.replace(/[€\s]/g, '').replace('.', ',')

const typedPlain = { autoComplete: 'off', spellCheck: false } as const

const price = {
  card: 'chatbot',
  fault: 'Vul een bedrag in, zoals 0,40.',
  max: 10,
  isValid: orEmpty((value) => PRICE.test(value)),
  tidy: tidyPrice,
  input: { autoComplete: 'off' },
} as const

export const providerSettings = {
  chatbot_api_key: {
    default: '',
    secret: {
      mask: maskSecret,
      field: {
        none: 'Nog geen sleutel bewaard',
        show: 'Sleutel tonen',
        clear: 'Bewaarde sleutel wissen',
        willBeCleared: 'De bewaarde sleutel wordt gewist als u opslaat.',
        wasCleared: 'De bewaarde sleutel van de chatbot is gewist, omdat het basisadres is veranderd.',
      },
      inLog: ["the chatbot's API key", 'de API-sleutel van de chatbot'],
    },
    form: {
      card: 'chatbot',
      label: 'API-sleutel van de chatbot',
      note: 'De sleutel wordt versleuteld bewaard. Met sleutel, adres en model antwoordt het model op onze eigen passages; zonder, of bij een storing, antwoordt de assistent uit de eigen kennis.',
      fault: 'Deze sleutel is te lang. Gebruik hoogstens 500 tekens.',
      max: 500,
    },
    asksPassword: whenFilled,
  },
  /** Of an endpoint that speaks OpenAI's chat completions; empty: the assistant answers from its own knowledge. */
  provider_base_url: {
    default: '',
    form: {
      card: 'chatbot',
      label: 'Basisadres van de aanbieder',
      fault: 'Dit adres moet met https:// beginnen en bij een aanbieder horen die de server toestaat.',
      max: 300,
      isValid: orEmpty((url, { providerHosts }) => isAllowedProvider(url, providerHosts)),
      input: { type: 'url', ...typedPlain },
    },
    asksPassword: whenFilled,
    // No company gets the key of another.
    clears: ['chatbot_api_key'],
  },
  provider_model: {
    default: '',
    form: {
      card: 'chatbot',
      label: 'Model',
      note: 'De naam die de aanbieder aan het model geeft.',
      fault: 'Deze naam is te lang. Gebruik hoogstens 100 tekens.',
      max: 100,
      input: { ...typedPlain, autoCapitalize: 'off' },
    },
  },
  /** After that the assistant answers from its own knowledge. */
  provider_daily_requests: {
    default: '500',
    form: {
      card: 'chatbot',
      label: 'Hoogste aantal vragen per dag',
      note: 'Daarna antwoordt de assistent die dag uit de eigen kennis.',
      fault: 'Vul een heel aantal in, van 0 tot 100.000.',
      max: 20,
      isValid: (value) => /^\d{1,6}$/.test(value) && Number(value) <= 100_000,
      tidy: (typed) => typed.replace(/\s|\.(?=\d{3}(?!\d))/g, ''),
      input: { inputMode: 'numeric', autoComplete: 'off' },
    },
  },
  /** Euros for a million tokens, such as '0,40'; without both no cost is shown. */
  provider_price_in: {
    default: '',
    form: { ...price, label: 'Euro per miljoen tokens naar het model', note: 'Met beide prijzen ziet u bij Overzicht wat het model kost.' },
  },
  provider_price_out: { default: '', form: { ...price, label: 'Euro per miljoen tokens van het model' } },
  default_prompt: {
    default: 'Antwoord in het Nederlands, in de u-vorm, kort en precies. Noem altijd uw bron. Geef geen juridisch advies over een persoonlijk geval.',
    form: {
      card: 'chatbot',
      label: 'Standaard Prompt',
      note: 'Hiermee stelt u de chatbot in voor elk nieuw gesprek. Onze kernregels staan er altijd vóór en gaan voor: alleen antwoorden uit eigen bronnen, geen juridisch advies, geen mens of notaris zijn. Een model krijgt hoogstens de eerste 4.000 tekens.',
      fault: 'Deze tekst is te lang. Gebruik hoogstens 8.000 tekens.',
      max: 8_000,
      input: { area: { minRows: 4, maxRows: 16, reset: 'Standaardtekst terugzetten' } },
    },
  },
} as const satisfies Settings

export type ProviderValues = ValuesOf<typeof providerSettings>
