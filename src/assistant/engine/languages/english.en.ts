/** Every English sentence that the assistant says by itself, and the English words by which it knows what somebody wants. */

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
  loss: 'I am sorry for your loss.',
  opening: { open: '', yes: 'Yes. ', no: 'No. ' },
  offices: 'Below are notaries on our list who speak English.',
} as const

export const englishWords = {
  opensWithVerb: /^(?:and |but |so |hi |hello |please )*(?:do|does|did|can|could|is|are|was|were|will|would|must|should|may|have|has|had|am)\b/,
  opensWithAsking: /^(?:and |but |so )*(?:what|how|who|whose|when|where|why|which|in which|at what)\b/,
  person:
    /\b(?:speak|talk|call|contact)\b.{0,20}\b(?:person|someone|somebody|human|notary|agent|staff)\b.{0,20}(?:instead|please|directly|now)?$|\bphone number\b/,
  ai: /\b(?:are|is)\b.{0,12}\b(?:you|this|it)\b.{0,25}\b(?:human|person|robot|bot|ai|real|machine|computer|chatgpt|notary|lawyer)\b|\bam i (?:talking|chatting|speaking)\b|\bwho (?:am i|are you|writes|is writing|answers|is answering)\b|\b(?:human|person|notary|lawyer) (?:behind|writing|answering|reading|typing)\b|\b(?:do|does) (?:a|any) (?:human|person|notary)\b.{0,20}\b(?:write|read|answer|check|type)/,
  greeting:
    /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day))\b.{0,25}$|^do you speak english\??$|^can i ask (?:you )?(?:a question|something)(?: in english)?\??$|^(?:can we|is) (?:speak |talk |it possible in )?english\??$/,
  thanks: /^(?:thanks|thank you|great|perfect|ok(?:ay)?|bye|goodbye)\b.{0,25}$/,
  loss: /\bmy (?:\w+ )?(?:husband|wife|mother|father|mum|mom|dad|son|daughter|brother|sister|partner|child|grandmother|grandfather|parents?)\b.{0,30}\b(?:died|passed away|has died|just died)\b|\b(?:lost) my (?:husband|wife|mother|father|partner|son|daughter)\b/,
  instructions:
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?)\b|\bsystem prompt\b|\b(?:reveal|show|print)\b.{0,20}\b(?:prompt|instructions?|rules)\b|\bpretend\b|\bact as\b/,
  crisis: /\b(?:kill myself|suicide|end my life|want to die|don't want to live)\b/,
  /** What a notary does or may, rather than where one is. */
  aboutNotary: /^(?:can|does|do|is|are|will|must|should|may) (?:the|a|my) notary\b/,
  seeksOffice:
    /\b(?:looking for|find|recommend|need|know|want)\b.{0,30}\bnotar(?:y|ies)\b.{0,40}\b(?:in|near|around|speaks?|english)\b|\bnotar(?:y|ies) (?:in|near|who speaks?|that speaks?)\b|\b(?:quote|quotation)s?\b|\bcheap(?:est)? notary\b|\bbest notary\b/,
} as const
