/** Every English sentence that the assistant says by itself, and the English words by which it knows what somebody wants. */
import type { Aspect } from '../../retrieval/knowledge.ts'

const person = 'Would you rather speak to a person? You can call or email us: everything is on the [contact page](/contact).'
const notOurs = 'We are not a notary’s office. For advice on your own situation it is best to call a notary.'

export const englishTexts = {
  greeting: 'Good day. How can I help you? You can ask about buying a house, a will, an inheritance, marriage, living together or a company.',
  thanks: 'You are welcome. If you have another question, you can ask it here.',
  person: `You can call or email us: everything is on the [contact page](/contact). You may write in English. ${notOurs}`,
  callBack:
    'No, I cannot call you. Would you like to be called back? Send a message by the [contact page](/contact) and put your phone number in it. Our own number is there as well.',
  discontent: `I am sorry that my answer did not help you. Please ask your question again in other words, or in two parts. ${person}`,
  unclear: `I am sorry that my answer is not clear. Ask me about the part that you do not understand, or about one word of it. ${person}`,
  whatNext: 'What would you like to know more about? Ask your question in a few words.',
  ai: `No, I am not a person and not a notary. You are chatting with an AI assistant: a computer program that answers from the articles and knowledge on this site. I can make mistakes, so please check the source below an answer. ${person}`,
  instructions:
    'I cannot go into that: I follow fixed rules that I cannot show or change. I answer questions about notarial matters in the Netherlands. How can I help you?',
  nearest: 'This I do not know for certain here; ask a notary. What I do know about it:',
  unknown: `I have no reliable answer to that question in English. ${person}`,
  unknownNear: `I have no reliable answer to exactly that question in English. These questions come closest. ${person}`,
  unknownPart: 'I have no reliable answer to this part of your question. Ask it by itself, with a little more about your situation.',
  outside: `I can only answer questions about notarial matters in the Netherlands, such as a house, a will, an inheritance, marriage or a company. ${person}`,
  ofOffice:
    'I do not know: opening hours, parking, the way there and the like differ per office. Look at the website of the office or call it. The offices on our list, with their website and phone number where we know them, are at [Notaries](/notaries). We are not a notary’s office ourselves; how to reach us is on the [contact page](/contact).',
  pricesDiffer: (source: string) =>
    `The amounts differ because they come from different sources and years. That of ${source} is the newest, so go by that one.`,
  numberNotNeeded: 'A citizen service number (BSN) or account number is not needed here: better leave it out of a message.',
  foreignLaw: `I only know the rules in the Netherlands. About the law of another country I cannot tell you anything reliable. A Dutch notary can tell you which law applies in your situation. ${person}`,
  violence:
    'I am sorry that this happens to you. If you or somebody else is in danger now, call 112. For help and advice you can call Veilig Thuis free of charge: 0800-2000, day and night. You can also talk to your GP (huisarts) or the police. You can always ask me about a divorce or your house later.',
  tooComplex: `Your question is too complicated for me. Ask it in fewer words, about one subject at a time. ${person}`,
  readMore: (title: string, path: string) => `Read more in [${title}](${path}).`,
  crisis:
    'I am sorry you feel this way. You do not have to face this alone. Call 113 or, free of charge, 0800-0113, day and night; they speak English. In immediate danger, call 112.',
  help: {
    despair:
      'What you write sounds heavy. Are you thinking of not living on? Please talk to somebody now: call 113 or, free of charge, 0800-0113, day and night; they speak English. In immediate danger, call 112.',
    afterwards: 'You can always ask me about the notary later.',
  },
  alsoRead: (question: string) => `**Or did you mean: ${question}**`,
  loss: 'I am sorry for your loss.',
  grief:
    'Take the time you need; there is hardly anything that has to be arranged today. When you are ready, you can ask me what has to be done and when. Would you rather speak to a person? Our number is on the [contact page](/contact). Your GP (huisarts) can help you as well.',
  opening: { open: '', yes: 'Yes. ', no: 'No. ' },
  /** `phrase` is the deed: 'a will'. */
  offices: (phrase: string | undefined) => `Below are notaries on our list who speak English${phrase === undefined ? '' : `, for ${phrase}`}.`,
  whichDeed: 'What do you need a notary for?',
  forDeed: (phrase: string) => `For ${phrase}`,
  priceOf: (phrase: string) => `How much does ${phrase} cost?`,
} as const

/** Ids of entries whose questions are offered when nothing better is known, in this order. */
export const openingEntries: readonly string[] = ['en-cost-will', 'en-cost-house', 'en-will-needed', 'en-death-first-steps']

const yes = 'yes|yeah|yep|yup|sure|ok|okay|please|correct|right|exactly|indeed|absolutely|of course|certainly'
const more =
  'please|please do|do|do that|go on|go ahead|continue|tell me|tell me more|tell me about it|more|more information|explain|that one|the first|the first one|1|i do|i did|i would|i would like that|id like that|id love to|that would be (?:great|nice|good|helpful)|thats it|that is it|that is what i meant|thats what i meant|that is right|thats right|that is correct|i want that|i want to know'

export const englishWords = {
  /** The visitor accepts what was offered. For plain text. */
  acceptance: new RegExp(`^(?:(?:${yes})(?: (?:${yes}))?(?: (?:${more}))?|${more})(?: please| thanks| thank you)?$`),
  /** What may stand before the name of another subject that the last question is asked of. */
  otherSubjectLead:
    /^(?:(?:and|but|also|or|ok|okay|yes|no|so|then|what about|how about|is it the same for|is that the same for|the same for|same for|does that hold for|for)\b[ ,]*)+/,
  article: /^(?:an?|the|my|our|your|his|her|their) /,
  opensWithVerb: /^(?:and |but |so |hi |hello |please )*(?:do|does|did|can|could|is|are|was|were|will|would|must|should|may|have|has|had|am)\b/,
  opensWithAsking: /^(?:and |but |so )*(?:what|how|who|whose|when|where|why|which|in which|at what)\b/,
  /** Turns the sense of a question round. */
  turning: /\b(?:not|no|without|never|cannot|refuse[sd]?)\b|n't\b/,
  aspects: [
    ['hoeveel', /\b(?:how much|how many|costs?|price|percentage|rate|amount|fees?|expensive|cheap)\b/],
    ['hoe-lang', /\bhow (?:long|many (?:days|weeks|months|years))\b/],
    ['wanneer', /\bwhen\b|\bdeadline\b|\bby what date\b|\bhow soon\b|\bfrom what (?:age|date)\b/],
    ['wie', /\bwho(?:se|m)?\b/],
    ['waar', /\bwhere\b/],
    ['waarom', /\bwhy\b/],
    ['verschil', /\bdifference\b|\bcompared?\b|\binstead of\b|\bversus\b/],
    ['stappen', /\bhow (?:do|does|can|to|should)\b|\bsteps?\b|\bwhat (?:do|should|must) (?:i|we) do\b/],
    ['moet', /\b(?:must|have to|has to|need to|needs? to|required|obliged|compulsory|mandatory|do i need|do we need)\b/],
    ['mag', /\b(?:may|can|could|allowed|possible|permitted)\b/],
    ['wat', /^(?:so |and |but )?what (?:is|are|does|exactly)\b/],
    ['wat-als', /\b(?:what (?:if|happens)|if)\b/],
  ] satisfies [Aspect, RegExp][] as readonly (readonly [Aspect, RegExp])[],
  /** Says that a question goes on from what was said. */
  opensLeaning: /^(?:and|but|so|or|then|ok(?:ay)?|also|what about|how about|what if|even if|in that case)\b/,
  points: /\b(?:it|that|this|those|these|there|them|then|one|he|she|they|him|her|his|their|same|both|instead|either|else)\b/,
  /** Words that name no subject. */
  small: new Set(
    `a an the my our your his her their its i we you he she they me us him them it this that these those there here is are was were be been am do does did have
    has had can could may might must shall should will would need want to get of in on at by for from with without about as if or and but so not no yes what how
    who when where why which much many long any some all both then than too also just only even still already ok okay please thanks really exactly actually`
      .trim()
      .split(/\s+/),
  ) as ReadonlySet<string>,
  loss: /\bmy (?:\w+ )?(?:husband|wife|mother|father|mum|mom|dad|son|daughter|brother|sister|partner|child|grandmother|grandfather|parents?)\b.{0,30}\b(?:died|passed away|has died|just died)\b|\b(?:lost) my (?:husband|wife|mother|father|partner|son|daughter)\b/,
} as const
