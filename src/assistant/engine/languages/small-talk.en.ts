/** English wordings of small talk, of asking who answers and for a person, of distress and of tampering with the instructions. Matched on plain text, see `word-pattern.ts`. */
import { sayings, wordSet } from '../../retrieval/word-pattern.ts'

export const greetingWords = wordSet('hello hi hey hiya howdy greetings morning afternoon evening hoi hallo goedemorgen goedemiddag goedendag')

/** Say thanks or goodbye, whatever stands beside them. */
export const thankingWords = wordSet('thanks thank thx ty cheers bye goodbye ciao bedankt')

/** Beside these praises nothing else may stand. */
export const thanksWords = wordSet(`
  thanks thank thx ty cheers great perfect super excellent brilliant wonderful fantastic fine good nice cool clear ok okay understood bye goodbye ciao appreciated helpful
  alright awesome lovely bedankt
`)

/** Words that may stand beside a greeting or thanks without making it a question. */
export const fillerWords = wordSet(`
  good day there all everyone everybody to you so very much a lot for the your my that this it was is i im am its thats really quite just now again then well yes no oh
  ok okay have nice evening weekend help helping answer answers explanation information info time quick clear elke notaris team sir madam and got me us see dear robot assistant
`)

/** Words that make of a courtesy a question. */
export const askingWords = wordSet(
  'how what who when where why which can could may must should do does did are would will if but need want looking find cost costs tax house wife husband',
)

const opening =
  'how are you|how are you doing|how is it going|hows it going|are you there|is anybody there|is anyone there|anybody there|test|testing|i have a question|i have a few questions' +
  '|i have another question|i have one more question|i have some questions|i got a question|can i ask you something|can i ask something|can i ask a question|can i ask you a question' +
  '|may i ask something|may i ask a question|may i ask you something|could i ask something|can you help me|could you help me|can you help|i need help|i need your help|i need some help|help|help me' +
  '|do you speak english|can we speak english|can i ask (?:you )?(?:a question|something) in english|is it possible in english|is english ok|is english okay|english|english please|in english please|can you help me in english'
const hello = 'hello|hi|hey|good morning|good afternoon|good evening|good day|hello there|hi there'
const beside = 'please|thanks|about something|about a notary'

export const openingPatterns: readonly RegExp[] = [
  sayings('^', `${opening}|${hello}`, '$'),
  sayings('^', hello, opening, '$'),
  sayings('^', opening, beside, '$'),
  sayings('^', hello, opening, beside, '$'),
]

export const closingPatterns: readonly RegExp[] = [
  sayings('^', '(?:ok |okay |well |and |bye |thanks )*have a (?:nice|good|great|lovely) (?:day|evening|weekend|week|one|night)', 1, '$'),
  sayings('^', '(?:ok |thanks |bye )*(?:see you|talk to you later|take care|good night|bye bye)', 1, '$'),
  sayings(
    '^',
    '(?:ok |okay |thanks )*(?:no|nope|no thanks|no thank you|no im good|im good|no thats all|no that is all|thats all|that is all|that was all|that will be all|thats it|that is it|nothing else|nothing more|no more questions|no further questions|i have no more questions|i have no further questions)',
    '(?:thanks|thank you|for now|for today)?$',
  ),
  sayings(
    '^',
    '(?:no|nope|no thanks|no thank you|no im good|im good|no thats all|no that is all|thats all|that is all|that was all|that will be all|thats it|that is it|nothing else|nothing more|no more questions|no further questions|i have no more questions|i have no further questions)',
    '$',
  ),
  sayings('^', '(?:you|that|this) (?:have |has )?(?:helped|helps|help)', 3, '$'),
  sayings('^', '(?:ok |thanks )*(?:that|this) (?:is|was|makes) (?:very |really )?(?:clear|helpful|useful|sense|great|perfect|good to know)', '$'),
  sayings('^', '(?:ok |thanks )*(?:i understand|got it|i see|good to know|much appreciated)', '$'),
]

/** Asking for a person. */
const person =
  '(?:real |actual |living |human )?(?:person|human|human being|someone|somebody|employee|agent|adviser|advisor|colleague|staff member|expert|notary|customer service|staff)'
const human = '(?:real |actual |living )?(?:person|human|human being|someone|somebody|employee|agent|colleague|staff member|customer service)'
const contact = 'speak to|speak with|talk to|talk with|chat with|call|phone|ring|contact|reach|get hold of|email|meet'

/** Asks something that is more than yes or no. */
export const openQuestion = /\b(?:what|how|who|when|where|which|why)\b/

/** Asks to be called, which an assistant cannot do. */
export const callBackPatterns: readonly RegExp[] = [
  sayings('can|could|will|would', 'you|someone|somebody|anyone|they', 1, 'call|phone|ring', 'me|us'),
  sayings('^', 'call me|please call me|call me please', '$'),
  sayings('(?:call|phone|ring) (?:me|us) back|called back|give (?:me|us) a (?:call|ring)'),
]

export const personPatterns: readonly RegExp[] = [
  sayings('i|we|id|ill', 4, contact, 3, person, '$'),
  sayings(
    'i|we|id|ill',
    4,
    contact,
    3,
    person,
    '(?:please|now|instead|directly|here|today|in english|on the phone|by phone|first|about this|about it|of yours)',
  ),
  sayings('^', `(?:${contact})`, 2, person, '$'),
  sayings('(?:want|prefer|like|need|rather)', 1, '(?:a|an|to a)', '(?:real|human|actual) (?:person|human|being|agent)'),
  sayings('(?:dont|do not) want', 3, '(?:robot|bot|computer|machine|ai|chatbot)'),
  sayings('(?:give|connect|transfer|put|pass) (?:me|us)', 3, human),
  sayings('(?:phone|telephone|contact|whatsapp) number'),
  sayings(
    'your|the|an',
    2,
    '(?:email address|mail address|contact details|contact form|opening hours|office address|customer service|visiting address|email)',
    '$',
  ),
  sayings('(?:call|ring|phone) me', '(?:back|please|tomorrow|today|$)'),
  sayings('^', '(?:please )?(?:call|ring|phone) me', '$'),
  sayings('(?:can|could|may) (?:i|we)', 1, '(?:call|phone|ring|email|mail|visit|meet) you'),
  sayings('(?:can|could|will) (?:you|somebody|someone)', 1, '(?:call|phone|ring|email|mail) me'),
  sayings('how (?:can|do) (?:i|we)', 1, '(?:contact|reach|call|email|phone) you'),
  sayings('appointment', 1, 'with you', '$'),
  sayings(
    '^',
    '(?:contact|phone|call|human|person|a human|a person|real person|human please|person please|customer service|contact details|phone number|email|agent)',
    '$',
  ),
]

/** Says that an answer was no good, or is not content with who answers. */
export const discontentPatterns: readonly RegExp[] = [
  sayings('^', '(?:but |no |sorry |well )*(?:that|this|it) (?:is|was) not (?:what|the question) i (?:asked|meant|mean|asked for|was asking)', '$'),
  sayings('^', '(?:but |no |sorry |well )*(?:thats|its) not (?:what|the question) i (?:asked|meant|mean|asked for|was asking)', '$'),
  sayings(
    '^',
    '(?:but |no |sorry |well )*(?:that|this|it) (?:does not|doesnt|did not|didnt) (?:help|help me|answer my question|answer the question|make sense|work for me)',
    1,
    '$',
  ),
  sayings('^', '(?:but |no )*you (?:do not|dont|did not|didnt) (?:understand|understand me|get it|answer my question|answer the question|listen)', 1, '$'),
  sayings('^', '(?:stupid|useless|dumb|bad|terrible|worthless) (?:bot|robot|answer|chat|chatbot|computer|machine)', '$'),
  sayings('^', 'you (?:are|re) (?:stupid|useless|dumb|no help|not helpful|not helping)', '$'),
  sayings('^', 'youre (?:stupid|useless|dumb|no help|not helpful|not helping)', '$'),
  sayings('^', '(?:not helpful|useless|wrong answer|no help at all|that is wrong|thats wrong|this is wrong|you are wrong|youre wrong)', '$'),
]

/** Says that the answer was not understood. */
export const unclearPatterns: readonly RegExp[] = [
  sayings(
    '^',
    '(?:sorry |but |hmm )*i (?:still )?(?:do not|dont|cant|cannot|did not|didnt) (?:understand|follow|get it|get this|get that)',
    '(?:it|this|that|you|the answer|your answer|what you mean|anything|a word)?$',
  ),
  sayings('^', '(?:sorry |but |hmm )*i (?:still )?(?:do not|dont|cant|cannot|did not|didnt) (?:understand|follow|get it|get this|get that)', '$'),
  sayings(
    '^',
    '(?:please |can you |could you |sorry )*(?:explain|say|put|repeat)',
    '(?:it |that |this |me )*(?:again|simpler|simply|more simply|in simple words|in simple english|in plain english|in other words|more clearly|better|differently|easier)',
    1,
    '$',
  ),
  sayings('^', '(?:sorry )*what do you mean', '(?:exactly|by that|with that|by this)?$'),
  sayings('^', '(?:sorry )*what do you mean', '$'),
  sayings('^', '(?:it|that|this) is (?:not clear|unclear|too difficult|too complicated|confusing)', 2, '$'),
]

const machine =
  'human|person|real|robot|bot|chatbot|ai|artificial intelligence|computer|machine|program|programme|chatgpt|gpt|algorithm|language model|alive|man or a woman|notary|lawyer|expert|fake'

/** Asking whether this is a person. */
export const aiPatterns: readonly RegExp[] = [
  sayings(
    '^',
    `(?:so |and |but |wait |sorry |hello |hi )*(?:are|r) (?:you|u) (?:a |an |the |really |actually |just |some |kind of |even |only |real )*(?:${machine})`,
  ),
  sayings('are (?:you|u)', 3, '(?:human|robot|bot|chatbot|ai|artificial intelligence|chatgpt|computer|machine)'),
  sayings(
    '(?:is|isnt) (?:this|it|that)',
    3,
    '(?:human|real person|robot|bot|chatbot|ai|artificial intelligence|computer|machine|chatgpt|automated|automatic|generated)',
  ),
  sayings('am i|are we', '(?:talking|chatting|speaking|typing|writing)', 1, '(?:to|with)'),
  sayings('who (?:am i|are we)', '(?:talking|chatting|speaking|typing|writing)'),
  sayings('who (?:is|s) (?:writing|answering|typing|behind)'),
  sayings('(?:human|person|notary|lawyer) (?:behind|writing|answering|reading|typing)', 1, '(?:this|these|the answers?|my|me|$)'),
  sayings('(?:do|does) (?:a|any) (?:human|person|notary)', 3, '(?:writes?|reads?|answers?|checks?|types?)', 2, '(?:this|these|answers?|chats?|messages?)'),
  sayings('(?:do|did|are) you', 2, '(?:use|using|run on|made with|based on)', 1, '(?:ai|chatgpt|gpt|openai|artificial intelligence|a language model)'),
  sayings('^', '(?:whats|what is) your name', '$'),
  sayings('^', '(?:do you have|have you got) (?:a name|feelings|emotions|a body|a heart|a diploma)', '$'),
  sayings('^', '(?:who|what) (?:made|built|created|programmed|trained) you', '$'),
  sayings('^', '(?:what|who) are you(?: exactly| really| actually)?', '$'),
  sayings('^', '(?:human|person|robot|computer|ai|machine|bot) or', 1, '(?:human|person|robot|computer|ai|machine|bot)', '$'),
  sayings('^', '(?:say|admit|confirm|promise) (?:that )?you are', 3, '(?:human|robot|bot|ai|notary|person)', '$'),
  sayings('^', '(?:do you love me|will you marry me|i love you|are you single|are you married|do you sleep|do you think|can you think)', '$'),
]

const rules = 'instructions?|rules|prompts?|guidelines|restrictions|programming|configuration|settings|sources|passages|guidance'

export const instructionPatterns: readonly RegExp[] = [
  sayings('system ?prompt|system message|system instructions|jail ?break|prompt ?injection|developer mode|dan mode|debug mode|default prompt'),
  sayings('ignore|disregard|forget|override|bypass|overrule', 4, rules),
  sayings(
    'reveal|show|print|repeat|tell me|copy|translate|what (?:is|are)|whats|give me|share',
    3,
    'your|hidden|secret|internal|initial|original',
    2,
    '(?:prompts?|instructions?|programming|system rules|secret rules|source code|api ?key|passwords?)',
  ),
  sayings('(?:repeat|print|show|translate|copy)', 3, '(?:words|text|everything) above'),
  sayings('^', '(?:please )?(?:pretend|act as|roleplay|role play|imagine you are|imagine that you are)'),
  sayings('(?:you|now)', '(?:must |should |will |are to |have to )?(?:pretend|act as|roleplay)'),
  sayings('you are now|from now on', 5, '(?:dan|hacker|developer|unrestricted|pirate|evil|no rules|you are|you answer|you speak|you talk|you act)'),
  sayings(
    '(?:admin|administrator|owners?|site) password|api ?key|environment variables?|process env|drop table|union select|select from|delete from|etc passwd|base64|rot13',
  ),
  sayings('(?:other|previous|last) (?:visitors?|users?|customers?)', 3, '(?:ask|asked|type|typed|conversations?|chats?|questions?|say|said)'),
  sayings('(?:conversations?|chats?|questions?|messages?) of (?:other|previous) (?:visitors?|users?|people|customers?)'),
  sayings('(?:put|place|rank|list|name)', 2, '(?:my|our) office', 4, '(?:top|first|always|best)'),
]

const myself = '(?:myself|my self|my life)'

/** The visitor speaks of wanting to die; another's suicide, a will or euthanasia is a question like any other. */
export const crisisPatterns: readonly RegExp[] = [
  sayings('(?:kill|hurt|harm|hang|cut|drown|shoot) myself'),
  sayings('(?:end|take|ending|taking) my (?:own )?life'),
  /(?<!dont |not |never )\bwant to die\b(?! (?:with|without|before|in|at|and leave))/,
  sayings('(?:end|ending) it all'),
  sayings(
    '(?:do not|dont|cant|cannot|no longer) (?:want to |wish to )?(?:live|be alive|go on living|exist|be here|wake up)',
    '(?:any ?more|any longer|like this)',
  ),
  sayings('(?:do not|dont|no longer) want to (?:live|be alive)', '$'),
  sayings(
    '(?:do not|dont|no longer) want to (?:live|be alive)(?! in| with| together| here| there| at| near| abroad| apart| alone| under| on| next| outside| separately)',
  ),
  sayings('i', 2, '(?:wish|wished) i (?:was|were) dead'),
  sayings('(?:i would|id|i)', '(?:rather|prefer to) (?:be dead|die)'),
  sayings('(?:better off|easier) without me'),
  sayings('i', 3, '(?:commit|committing) suicide'),
  sayings('i', 4, '(?:thinking (?:of|about)|think (?:of|about)|considering|consider|planning) suicide'),
  sayings('(?:i am|im|i feel|feeling) (?:so |very |really )?suicidal'),
  sayings('i have', 2, 'suicidal thoughts'),
  sayings('how (?:do|can|to)', 1, 'kill', myself),
  sayings('(?:life|living) (?:is|isnt) (?:not )?(?:worth living|worth it any ?more|pointless)'),
  sayings('no (?:reason|point) (?:to|in) (?:live|living|go on)'),
]

const attacker =
  'husband|wife|partner|ex|exhusband|ex husband|ex wife|ex partner|boyfriend|girlfriend|spouse|father|mother|dad|mum|mom|son|daughter|brother|sister|stepfather|stepson|neighbour|neighbor|he|she|they'
const hurts =
  'hits|hit|beats|beat|kicks|kicked|slaps|slapped|punches|punched|strangles|strangled|chokes|choked|abuses|abused|rapes|raped|stalks|stalked|attacks|attacked|locks up|hurts|assaults|assaulted'
const us = 'me|us|the kids|the children|my kids|my children|my son|my daughter|our kids|our children|my mother'

/** The visitor or somebody of the house is hurt. */
export const violencePatterns: readonly RegExp[] = [
  sayings(attacker, `(?:often |always |sometimes |still |just |has |keeps |also )*(?:${hurts})`, us),
  sayings(attacker, '(?:is|are|was|keeps|has been)', '(?:hitting|beating|kicking|abusing|hurting|strangling|choking|raping|stalking|attacking)', us),
  sayings('i|we', '(?:am|m|are|was|were|get|got|have been|been|is)', 2, '(?:beaten|abused|raped|hit by my|assaulted|strangled|stalked|locked up)'),
  sayings('im (?:being )?(?:beaten|abused|raped|assaulted|stalked|locked up|not safe|in danger)'),
  sayings(
    'domestic violence|i am not safe|i am in danger|i dont feel safe|i do not feel safe|physically abusive|violent (?:husband|wife|partner|ex|boyfriend|girlfriend)|abusive (?:husband|wife|partner|ex|boyfriend|girlfriend)',
  ),
  sayings('(?:threatens|threatened|threatening|going|wants) to (?:kill|beat|hurt|shoot|stab)', us),
]

const country =
  'belgian|german|french|spanish|italian|portuguese|polish|turkish|moroccan|american|us|uk|english|british|scottish|irish|canadian|australian|chinese|indian|swiss|austrian|greek|swedish|danish|norwegian|brazilian|south african|indonesian|californian|texan'
const abroad =
  'belgium|germany|france|spain|italy|portugal|poland|turkey|morocco|america|the us|the usa|the united states|the uk|england|scotland|ireland|canada|australia|china|india|switzerland|austria|greece|sweden|denmark|norway|brazil|south africa|indonesia|california|texas|florida'

/** Asks what the law of another country says, and not which law applies. */
export const foreignLaw = {
  asks: [
    sayings('how (?:does|do)', country, 2, '(?:law|laws|taxes|tax|notaries|probate)', 1, 'work'),
    sayings('(?:what|which) (?:does|do|is|are|says?|rules)', 4, '(?:under|according to|in)', country, 1, '(?:law|laws)'),
    sayings('what does', country, 1, 'law say'),
    sayings('how (?:does|do) (?:a |the )?(?:notary|notaries|inheritance|probate|inheritance tax|wills|a will)', 1, 'work in', abroad),
    sayings(
      '(?:how much|what)',
      2,
      '(?:is|are|do|does)',
      3,
      '(?:notary fees?|inheritance tax|gift tax|notary|notary costs?|transfer tax|stamp duty)',
      1,
      'in',
      abroad,
    ),
  ],
  unless: /\b(?:dutch|netherlands|holland|which law|here)\b/,
} as const
