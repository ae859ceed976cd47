/** What somebody who writes in another language than Dutch or English reads: one sentence in that language, and how to go on. */
import type { LanguageCode } from './detect-language.ts'

export type ForeignLanguage = Exclude<LanguageCode, 'nl' | 'en'>

interface Foreign {
  /** As offices of the list call it. */
  name: string
  /** In the language itself; ends with the way to a person. */
  sentence: string
}

export const foreign: Record<ForeignLanguage, Foreign> = {
  de: {
    name: 'Duits',
    sentence:
      'Ich kann nur auf Niederländisch und Englisch antworten. Unten sehen Sie Notare, die Deutsch sprechen; über [Kontakt](/contact) erreichen Sie einen Menschen.',
  },
  fr: {
    name: 'Frans',
    sentence:
      'Je ne peux répondre qu’en néerlandais et en anglais. Ci-dessous, vous voyez les notaires qui parlent français ; par [Contact](/contact) vous joignez une personne.',
  },
  es: {
    name: 'Spaans',
    sentence: 'Solo puedo responder en neerlandés y en inglés. Abajo ve los notarios que hablan español; en [Contacto](/contact) puede hablar con una persona.',
  },
  tr: {
    name: 'Turks',
    sentence:
      'Yalnızca Hollandaca ve İngilizce cevap verebilirim. Aşağıda Türkçe konuşan noterleri görebilirsiniz; [İletişim](/contact) sayfasından bir kişiye ulaşabilirsiniz.',
  },
  pl: {
    name: 'Pools',
    sentence:
      'Mogę odpowiadać tylko po niderlandzku i angielsku. Poniżej są notariusze, którzy mówią po polsku; przez [Kontakt](/contact) można porozmawiać z człowiekiem.',
  },
  ar: {
    name: 'Arabisch',
    sentence: 'يمكنني الإجابة باللغتين الهولندية والإنجليزية فقط. تجدون أدناه موثّقين يتحدثون العربية، ومن خلال [صفحة الاتصال](/contact) يمكنكم التحدث مع شخص.',
  },
  uk: {
    name: 'Oekraïens',
    sentence:
      'Я можу відповідати лише нідерландською та англійською. Нижче ви бачите нотаріусів, які говорять українською; через [Контакт](/contact) ви зв’яжетеся з людиною.',
  },
  ru: {
    name: 'Russisch',
    sentence:
      'Я могу отвечать только на нидерландском и английском. Ниже вы видите нотариусов, которые говорят по-русски; через [Контакт](/contact) вы свяжетесь с человеком.',
  },
  ro: {
    name: 'Roemeens',
    sentence: 'Pot răspunde doar în neerlandeză și engleză. Mai jos vedeți notarii care vorbesc română; prin [Contact](/contact) puteți vorbi cu o persoană.',
  },
  bg: {
    name: 'Bulgaars',
    sentence:
      'Мога да отговарям само на нидерландски и английски. По-долу виждате нотариуси, които говорят български; чрез [Контакт](/contact) ще се свържете с човек.',
  },
  it: {
    name: 'Italiaans',
    sentence:
      'Posso rispondere solo in olandese e in inglese. Qui sotto vede i notai che parlano italiano; tramite [Contatto](/contact) può parlare con una persona.',
  },
  pt: {
    name: 'Portugees',
    sentence: 'Só posso responder em neerlandês e em inglês. Abaixo vê os notários que falam português; em [Contacto](/contact) pode falar com uma pessoa.',
  },
  zh: {
    name: 'Chinees',
    sentence: '我只能用荷兰语和英语回答。下面是会说中文的公证人；您可以通过[联系我们](/contact)与工作人员交谈。',
  },
}
