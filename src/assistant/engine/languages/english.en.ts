/** Every English sentence that the assistant says by itself, and the English words by which it knows what somebody wants. */
import type { Aspect } from '../../retrieval/knowledge.ts'

const person = 'Would you rather speak to a person? Phone and email are on the [contact page](/contact).'

export const englishTexts = {
  greeting: 'Good day. How can I help you? You can ask about buying a house, a will, an inheritance, marriage, living together or a company.',
  thanks: 'You are welcome. If you have another question, you can ask it here.',
  person: `${person} We are not a notary’s office; for advice on your own situation, call a notary.`,
  ai: `No, I am not a person and not a notary. You are chatting with an AI assistant: a computer program that answers from the articles and knowledge on this site. I can make mistakes, so please check the source below an answer. ${person}`,
  instructions:
    'I cannot go into that: I follow fixed rules that I cannot show or change. I answer questions about notarial matters in the Netherlands. How can I help you?',
  unknown: `I have no reliable answer to that question in English. ${person}`,
  unknownNear: `I have no reliable answer to exactly that question in English. These questions come closest. ${person}`,
  outside: `I can only answer questions about notarial matters in the Netherlands, such as a house, a will, an inheritance, marriage or a company. ${person}`,
  crisis:
    'I am sorry you feel this way. You do not have to face this alone. Call 113 or, free of charge, 0800-0113, day and night; they speak English. In immediate danger, call 112.',
  alsoRead: (question: string) => `**Or did you mean: ${question}**`,
  loss: 'I am sorry for your loss.',
  grief:
    'How sad. Take the time you need; there is hardly anything that has to be arranged today. When you are ready, you can ask me what has to be done and when. Would you rather speak to a person? Our number is on the [contact page](/contact). Your GP (huisarts) can help you as well.',
  opening: { open: '', yes: 'Yes. ', no: 'No. ' },
  offices: 'Below are notaries on our list who speak English.',
} as const

export const englishWords = {
  /** The visitor accepts what was offered. */
  acceptance: /^(?:yes|yes please|yeah|yep|sure|ok|okay|please|please do|go on|tell me more|yes i (?:do|did)|that is what i meant|that one)$/,
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
  person:
    /\b(?:speak|talk|call|contact)\b.{0,20}\b(?:person|someone|somebody|human|notary|agent|staff)\b.{0,20}(?:instead|please|directly|now)?$|\bphone number\b/,
  ai: /\b(?:are|is)\b.{0,12}\b(?:you|this|it)\b.{0,15}\b(?:human|person|robot|bot|ai|real|machine|computer|chatgpt)\b|\bare you (?:a |an |really |actually )*(?:notary|lawyer)\b|\bam i (?:talking|chatting|speaking)\b|\bwho (?:am i|are you|is writing|is answering)\b|\b(?:human|person|notary|lawyer) (?:behind|writing|answering|reading|typing) (?:this|these|the answers?|my)\b|\b(?:do|does) (?:a|any) (?:human|person|notary)\b.{0,20}\b(?:write|read|answer|check|type)s?\b.{0,12}\b(?:this|these|answers?|chats?|messages?)\b/,
  greeting:
    /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day))\b.{0,25}$|^do you speak english\??$|^can i ask (?:you )?(?:a question|something)(?: in english)?\??$|^(?:can we|is) (?:speak |talk |it possible in )?english\??$/,
  thanks: /^(?:thanks|thank you|great|perfect|ok(?:ay)?|bye|goodbye)\b.{0,25}$/,
  loss: /\bmy (?:\w+ )?(?:husband|wife|mother|father|mum|mom|dad|son|daughter|brother|sister|partner|child|grandmother|grandfather|parents?)\b.{0,30}\b(?:died|passed away|has died|just died)\b|\b(?:lost) my (?:husband|wife|mother|father|partner|son|daughter)\b/,
  instructions:
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?)\b|\bsystem prompt\b|\b(?:reveal|show|print)\b.{0,20}\b(?:prompt|instructions?|rules)\b|^(?:please )?(?:pretend|act as)\b|\b(?:you|now) (?:must |should |will |are to )?(?:pretend|act as)\b/,
  crisis:
    /\b(?:kill myself|end my life|don't want to live)\b|\b(?:commit|committing|thinking of|think about) suicide\b|(?<!n't |not |never )\bwant to die\b(?! (?:with|before|in|at|and leave))/,
  /** What a notary does or may, rather than where one is. */
  aboutNotary:
    /^(?:can|does|do|is|are|will|must|should|may) (?:the|a|my) notary\b|^(?:and |but |so )?(?:do|does|must|should|would|when do|why do) (?:i|we|you|he|she|they|one|everyone) (?:really |always |even |both )?need\b|\bwithout (?:a|the) notary\b/,
  seeksOffice:
    /\b(?:looking for|find|recommend|need|know|want)\b.{0,30}\bnotar(?:y|ies)\b.{0,40}\b(?:in|near|around|speaks?|english)\b|\bnotar(?:y|ies) (?:in|near|who speaks?|that speaks?)\b|\b(?:quote|quotation)s?\b|\bcheap(?:est)? notary\b|\bbest notary\b/,
} as const
