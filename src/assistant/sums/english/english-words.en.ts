/** The English words from which a sum is read. For folded text, see `fold-text.ts`. */

const parents = 'parents?|father|mother|mum|mom|dad|stepfather|stepmother'
const grandparents = 'grandparents?|grandmother|grandfather|grandma|grandpa|granny'
const partners = 'husband|wife|spouse|registered partner'
const lovers = 'boyfriend|girlfriend|partner'
const children = 'child|children|kids?|sons?|daughters?|stepsons?|stepdaughters?|stepchild(?:ren)?'
const grandchildren = 'grandchild(?:ren)?|grandsons?|granddaughters?|grandkids?'
const siblings = 'brothers?|sisters?|siblings?'
const others = 'uncles?|aunts?|cousins?|nephews?|nieces?|friends?|neighbou?rs?|stepbrothers?|stepsisters?'

export type KinGroup = 'parents' | 'grandparents' | 'partners' | 'lovers' | 'children' | 'grandchildren' | 'siblings' | 'others'

export const kinGroups: readonly (readonly [KinGroup, RegExp])[] = [
  ['grandchildren', new RegExp(`^(?:${grandchildren})$`)],
  ['grandparents', new RegExp(`^(?:${grandparents})$`)],
  ['partners', new RegExp(`^(?:${partners})$`)],
  ['lovers', new RegExp(`^(?:${lovers})$`)],
  ['children', new RegExp(`^(?:${children})$`)],
  ['parents', new RegExp(`^(?:${parents})$`)],
  ['siblings', new RegExp(`^(?:${siblings})$`)],
  ['others', new RegExp(`^(?:${others})$`)],
]

const kin = `${grandchildren}|${grandparents}|${partners}|${lovers}|${children}|${parents}|${siblings}|${others}`
const whose =
  '(?:(?:my|our|his|her|their|a|an|the|one|both|all|each|late|only|own|good|best|close|family|old|young|older|younger|eldest|oldest|youngest|big|little|minor|adult|dear|\\d{1,2}[- ]year[- ]old|two|three|four|five|six|\\d) ){0,4}'

/** The word for one or more people, with what stands before and behind it. */
export const kinMention = new RegExp(`\\b(?:great[- ])?(?:${kin})\\b`, 'g')
/** Kin by marriage, kin of before, and the kin of kin: another relation than the word in it. */
export const unsupportedKin = new RegExp(
  `\\bin[- ]laws?\\b|\\bex\\b|\\b(?:former|previous|divorced|step)[- ](?:${kin})\\b|\\b(?:${kin})(?:'s|s'|') (?:\\w+ ){0,2}?(?:${kin})\\b|\\b(?:${kin}) of ${whose}(?:${kin})\\b|\\bgod(?:child|son|daughter|mother|father)`,
)
/** One person beside the other: 'my wife and two children', 'me, my brother and my sister'. */
export const joins = new RegExp(`^(?: \\(?\\d{1,2}\\)?)?(?:,? (?:and|or|plus|as well as)|,| &) (?:to |for |from |of )?${whose}$`)
/** Directly before somebody: who gives or left it, and who gets it. */
export const beforeGiver = new RegExp(`\\b(?:from|by|after) ${whose}$`)
/** Of a child it may as well say who gets it. */
export const beforeElder = new RegExp(`\\b(?:of|it is|it was|it's) ${whose}$`)
export const behindElder = /^(?:'s\b|s'|')/
/** Somebody shares in what is left by law. */
export const livesOn = /\b(?:mother|father|mum|mom|dad|wife|husband|partner|spouse)\b.{0,20}\b(?:alive|lives on|still lives|living|survives?)\b|\bsurviving\b/
export const beforeReceiver = new RegExp(
  `\\b(?:to|for|per|give|giving|gift|gifting|gave|leave|leaving|donate|donating|each of) ${whose}$|\\btax (?:on a |for a )?(?:gift )?$`,
)
const gives =
  '(?:died|dies|passed|left|leaves?|gives?|gave|given|giving|gift(?:s|ed|ing)?|donat(?:es?|ed|ing)|bequeath\\w*|transfer(?:s|red|ring)?|helps?|helped|helping)'
export const behindGiver = new RegExp(
  `^ ?(?:,? who )?(?:has |have |had |just |recently |sadly |both |wants? to |want to |would like to |will |is |are |and ){0,3}${gives}\\b`,
)
/** Later in the clause, with nobody else between: 'my mother (82) left me', 'my father is 70 and gives me'. */
export const givesLater = new RegExp(`^(?:(?!\\b(?:i|we|you|for|to (?:my|our|his|her|their)|${kin})\\b)[^.?!;]){0,60}?\\b${gives}\\b`)
export const behindReceiver = /^ (?:(?!(?:i|we)\b)\w+ ){0,2}(?:inherits?|gets?|receives?|is given|will get|will inherit|would get|pays?(?! (?:me|us|for)\b))\b/
/** 'My two sisters and I', 'me and my brother', 'with my sister': they get it too. */
export const besideSpeaker = /^,? and (?:i|me|myself)\b/
export const beforeBeside = new RegExp(
  `\\b(?:i|me|myself|us|i inherit|we inherit)(?: and| with|,| together with) ${whose}$|\\b(?:with|together with|share with|split with) ${whose}$`,
)
export const speakerReceives = new RegExp(
  `\\b(?:left|leaves?|leaving|gives?|gave|giving|given|gift(?:s|ed|ing)?|donat(?:es?|ed|ing)|helps?|helped|helping|transfer(?:s|red|ring)?|bequeath\\w*|to) (?:both )?(?:of )?(?:me|us)\\b(?! to (?:give|leave|donate))|(?<!\\b(?:tell|show|explain|let|advise|give) )\\bme with\\b|\\b(?:i|we)(?:'ll|'ve|'d| am| are)? (?:just |also |will |would |have |had |might |may |going to |can |both )*(?:inherit(?:ed|ing)?|get|got|gets|receiv(?:e|ed|ing)|am given|was given|were given)\\b`,
)
export const speakerGives =
  /\b(?:i|we)(?:'ll|'d|'m|'re)? (?:\w+ ){0,4}?(?:give|giving|gave|gift|gifting|leave|leaving|donate|donating|transfer)\b(?! (?:me|us)\b)/
/** Who is spoken of gets it: 'my son is 30 and I give him 20,000'. */
export const toThem = /\b(?:give|giving|gave|gift|gifting|leave|leaving|donate|donating|transfer|to) (?:him|her|them)\b/
/** More than the speaker alone may get it. */
export const several = /\b(?:left|leaves?|leaving|gives?|gave|giving|gifts?|gifted|to|help|helps) (?:all |both )?(?:of )?us\b|^(?!.*\b(?:me|i)\b).*\bwe\b/
export const isPlural = /(?:s|children|kids)$/
/** A short message that only names somebody. */
export const namesOnly = /^(?:(?:and|or|but|no|what about|how about|if it|it|is|was|i mean|sorry)\b,? ?)*(?:[\w-]+ ){0,4}[\w-]+\??$/
export const thanks = /^(?:thanks|thank you|great|perfect|ok(?:ay)?|hello|hi)\b.{0,25}$/

export const topics = {
  inheritanceTax: /\binheritance tax\b|\bestate tax\b|\bdeath (?:tax|duty|duties)\b|\berfbelasting\b/,
  giftTax: /\bgifts? tax\b|\bschenkbelasting\b|\btax (?:on|over|for) (?:a|the|this|my) gift\b/,
  transferTax: /\btransfer tax\b|\boverdrachtsbelasting\b|\bstamp duty\b/,
  purchaseCosts:
    /\b(?:total|all(?: the)?|additional|extra|closing|buyers?'?s?) costs?\b|\bcosts? (?:of buying|to buy|on top|when buying)\b|\bcosts?\b.{0,30}\b(?:on top|in addition|all in)\b|\bkosten koper\b|\bin total\b.{0,40}\bbuy\b/,
  inherits: /\binherit(?:s|ed|ing|ance)?\b|\b(?:left|leaves|leave) (?:me|us|my|our|behind)\b|\b(?:died|passed away|estate)\b|\bleft\b.{0,25}\bto (?:me|us)\b/,
  gives: /\b(?:gift(?:s|ed|ing)?|give|gives|gave|giving|donat(?:e|es|ed|ing|ion))\b/,
  buys: /\b(?:buy|buying|bought|purchase|purchasing)\b/,
  property: /\b(?:house|home|garage|parking (?:space|spot|place)|apartment|flat|dwelling|property|condo|villa|cottage|studio)\b/,
  tax: /\btax(?:es)?\b|\b(?:have to|must|need to|do i|do we|will i|would i) pay\b/,
} as const

/** 'And for my parents?': what was said of who would buy before is not so of them. */
export const asksOfFamily =
  /^(?:(?:and|but|ok|okay|so|what about|how about)[ ,]+)*(?:for |with )?(?:my|our) (?:parents|father|mother|mum|mom|dad|grandparents|uncle|aunt|brother|sister)(?: (?:then|too|as well))*[ ?.!]*$/
export const died = /\b(?:died|passed away|has died|is dead)\b/
/** What is inherited is named by who died. */
/** After tax. */
export const asksWhatIsLeft =
  /\bwhat(?:'s| is| will be| would be| remains)?(?: \w+)? left(?! (?:me|us)\b)|\b(?:how much|what) (?:do|will|would|can) (?:i|we|he|she|they) (?:actually |get to )?keep\b|\bafter tax(?:es)?\b/
export const asksTax = /\btax(?:es)?\b/

export const asksOutcome =
  /\bhow much\b|\bwhat (?:is|are|will|would|do|does|must|should)\b|\bwhat's\b|\bcalculat\w*|\bwork out\b|\bpay\b|\btax (?:on|for|over)\b|\btax(?:es)?(?: per \w+| each)? ?\?|\bcosts? (?:of|to|for)\b|\bhow high\b|\bowe\b|\bwhat (?:\w+ )?(?:tax|costs?)\b|\bis there (?:any )?(?:\w+ )?tax\b|\b(?:does|do|would|will) (?:that|this|it) (?:change|matter|make)\b/
/** What an amount is that somebody only tells: the price, what is left or given, or a debt. */
export const ofTheSum =
  /\b(?:price\w*|offer\w*|bid\w*|seller|agreed|accept\w*|drop\w*|rais(?:e|ed|es|ing)|go(?:es|ing)? (?:up |down )?to|get it for|estate|gifts?|gives?|left|leaves?|more|less)\b/
/** Who is not there gets nothing. */
export const noChildren =
  /\b(?:(?:(?:have|had|has|there (?:are|were)) )?no|with no|without(?: any)?|(?:do not|don't|does not|doesn't|did not|didn't) have(?: any)?) (?:children|kids)\b/g
/** Nobody beside the speaker, or whom the speaker tells of. */
export const onlyChild = /,? ?\b(?:(?:i am|i'm|as|he is|she is) )?(?:the|an|their|his|her|my parents') only child\b/g
/** They inherit nothing. */
export const parentsGone =
  /,? ?\b(?:both |our |my |his |her |the )*parents (?:are |have |were )?(?:both |already |long )*(?:gone|dead|deceased|passed away|died)(?: before)?\b/g
/** Asks for something else than the outcome, whatever facts it brings. */
export const asksElse =
  /\bhow (?:long|soon|often)\b|\b(?:can|may|should|could) (?:i|we|he|she|they|you)\b|\bdo(?:es)? (?:[\w']+ ){1,5}?(?:need|have) to (?!pay)|\bdo (?:i|we|you) (?:need|have)\b(?! to pay)|\bis (?:it|that) (?:true|allowed|possible|normal|legal)\b|\bwhich\b/
/** Asks for a rule rather than an amount. */
export const asksRule =
  /\btax[- ]free\b|\b(?:rates?|percentages?|brackets?|thresholds?|limits?|allowances?)\b|\bexemptions? (?:amount|is there|do|does|apply|applies)\b|\b(?:when|why|deadline|where)\b|\bwho (?:pays?|has to|must|should|gets?|can|may|will|decides?)\b|\bavoid\b|\breduce\b|\bsave\b|\bhow (?:do|does|is|are|can) (?!i (?:pay|owe)|much)|\bdeduct|\brefund|\bdo(?:es)? .{0,30}\bexist\b|\bmaximum\b|\binstal/
/** Circumstances that the sums do not know. */
export const unsupported =
  /\b(?:scams?|fraud\w*|(?:have|need|asked|wants? me|told|must|first) (?:to )?(?:\w+ ){0,2}pay (?:\w+ ){0,6}(?:release|upfront|in advance|first|fee)|first (?:\w+ ){0,3}pay|pension|business|company|shares|stocks?|usufruct|trust|disab\w+|handicap\w*|foster|abroad|emigrat\w+|charit\w+|anbi|rented out to me|sell|selling|sold|divorc\w+|great[- ]grand\w*|cash gift every|loan|lend|will says|disinherit\w*|new[- ]build|newly built|land|plot|per month|monthly|every month|farm|half of (?:the|my|his|her|our)|buy(?:ing)? out|share of (?:the|my|his|her)|under value|below (?:market|value))\b/

export const uses = {
  nonDwelling:
    /\b(?:office|shop|warehouse|commercial|business premises|non-residential|(?:separate|loose|detached|single|just a|only a) (?:garage|parking (?:space|spot|place)))\b/,
  otherDwelling:
    /\b(?:investment|second home|(?:holiday|vacation|weekend) (?:home|house|cottage|flat|apartment|chalet|bungalow|place)|(?:just|only) for (?:the )?weekends|rent(?:al)? (?:it )?out|to let|buy[- ]to[- ]let|rental|rent(?:ing)? it|for (?:my|our|his|her|their|the) (?:\w+ )?(?:sons?|daughters?|child(?:ren)?|kids?|parents?|mother|father|mum|mom|dad|brother|sister|grand\w+)\b(?! and (?:me|i|us|my)\b))/,
  ownHome: /\b(?:live (?:there|in it)|own home|our home|my home|first home|to live in|main residence|ourselves|myself)\b/,
} as const
export const together =
  /\b(?:we|us|together|both|couple)\b|\bmy (?:partner|wife|husband|boyfriend|girlfriend|spouse|brother|sister|friend) and i\b|\b(?:and|with) (?:my|a) (?:partner|wife|husband|boyfriend|girlfriend|spouse|brother|sister|friend)\b/
const buyers = `${children}|${grandchildren}|${parents}|${grandparents}|uncles?|aunts?|cousins?|nephews?|nieces?|in[- ]laws?|ex`
/** One of them may not live there, or not get an equal part. */
export const buysWithFamily = new RegExp(
  `\\b(?:with|i and|me and|together with) (?:(?:my|our|his|her|their|a|two|three|four|\\d) ){0,3}(?:${buyers}|friends|brothers|sisters|siblings)\\b|\\bmy (?:${buyers}) and (?:i|me)\\b`,
)
export const alone = /\b(?:alone|by myself|on my own|single)\b/
export const exemptionUsed =
  /\b(?:already|previously|before)\b.{0,30}\b(?:used|had)\b.{0,30}|\b(?:already|have|has|had) used\b|\bused (?:it|the exemption)\b|\bwithout (?:the )?(?:starters?'?s?|first[- ]time) exemption\b/
export const neverUsed = /\b(?:not|never|n't)\b.{0,20}\bused\b/
export const exemptionUnused = new RegExp(`${neverUsed.source}|\\bfirst[- ]time buyers?\\b`)
export const ownedBefore =
  /\b(?:owned|had|bought) (?:a|an|another) (?:house|home|apartment|flat)\b.{0,20}\b(?:before|earlier|previously)\b|\b(?:own|already have|still have) (?:a|an|another|one|our|my) (?:\w+ )?(?:house|home|apartment|flat|property)\b|\b(?:buy|buying|purchase) another\b|\bsecond (?:house|purchase)\b|\bprevious (?:house|home)\b/
export const mortgage = { without: /\b(?:without|no) (?:a )?mortgage\b|\b(?:own money|cash buyer|in cash)\b/, with: /\bmortgage\b/ } as const
export const equity = {
  divides:
    /\b(?:buy(?:ing)?|bought|pay(?:ing)?) (?:\w+ ){0,3}out\b|\bbuy-?out\b|\bequity\b|\bsurplus\b|\b(?:keep(?:ing)?|tak(?:e|es|ing) over|stay(?:ing)? in) (?:the |our |it|his |her )(?:house|home|apartment|flat|half|share)?|\bi keep it\b/,
  home: /\b(?:house|home|apartment|flat|property|mortgage)\b/,
  asks: /\bhow much\b|\bwhat(?:'s| is| do| does| would| will| must| should)\b|\bshare\b/,
  /** More than two owners, or heirs who may not have equal parts. */
  several: /\b(?:three|four|five|six|[3-9]) of us\b|\b(?:brothers|sisters|siblings)\b|\binherit\w*/,
  noDebt: /\b(?:mortgage[- ]free|paid off|no mortgage)\b/,
} as const
export const addsDebt = /\b(?:also|another|as well|too|additional|other|more|besides|on top|still)\b|\ba (?:\w+ )?(?:loan|debt)\b/
export const knownDebt = /\bthe (?:\w+ )?(?:mortgage|debts?|loan)\b|\b(?:mortgage|debts?|loan) (?:is|was|are|were|turned)\b/
/** A gift over several calendar years. */
export const spread =
  /\b(?:split|spread|divid\w+)\b.{0,30}\b(?:over|across|between|into)\b.{0,20}\b(?:years|january)\b|\bhalf\b.{0,25}\b(?:now|this year|in december)\b.{0,30}\b(?:january|next year)\b|\b(?:now|this year|in december)\b.{0,25}\band\b.{0,25}\b(?:january|next year)\b|\b(?:each|every) year for (?:two|three|four|five|\d) years\b|\b(?:over|in) (?:two|three|four|five|[2-9]) (?:calendar )?years\b/
export const deposit = /\b(?:deposit|waarborgsom|down ?payment|bank guarantee)\b/
export const vat = {
  named: /\b(?:vat|btw)\b/,
  inclusive: /\b(?:incl\w*|with|includes)\.? (?:\d+ ?% )?(?:vat|btw)\b|\b(?:vat|btw) (?:is )?included\b/,
  exclusive: /\b(?:excl\w*|ex|without|before|plus|not including)\.? (?:\d+ ?% )?(?:vat|btw)\b|\b(?:vat|btw) (?:is )?(?:not included|on top|excluded)\b/,
} as const
export const raise = /\bone[- ](?:off|time)\b|\bonce[- ]in[- ]a[- ]lifetime\b|\b(?:raised|increased|higher|larger|special) (?:gift )?exemption\b/
export const each = /\beach\b|\bper (?:child|person|heir|head)\b|\bapiece\b|\bevery one of us\b/
export const startsAsChange =
  /^(?:and|but|no|sorry|oh|ok(?:ay)?|what if|what about|how about|if|with|without|it (?:is|was|comes|came)|it's|actually|i am|i'm|im|we are|we're|he is|he's|she is|she's|they|my \w+ is|there(?:'s| is| was| are| were)|for|from|in 20\d\d|make it|then|yes)\b/
/** Only a number, so many people, or somebody: '36', '500k', '3 sons', 'to two sons', 'my aunt'. */
export const onlyGives = new RegExp(
  `^(?:€ ?)?\\d[\\d.,]* ?(?:k|m|thousand|million)?(?: ?(?:€|euros?|years?(?: old)?))?[.?]?$|^(?:to )?(?:(?:my|a|an|his|her|their|the|our|two|three|four|five|six|\\d) ){0,2}(?:${kin})[.?]?$`,
)
