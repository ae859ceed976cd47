/** English wordings of grief, and of situations in which a wrong word does harm. Matched on plain text, see `word-pattern.ts`. */
import { anyOf } from '../../retrieval/word-pattern.ts'
import { findDanger, type DangerRule } from '../danger-rule.ts'
import { toPlainText } from '../plain-text.ts'

const elder =
  'mother|father|mum|mom|mama|mamma|dad|papa|parents|parent|grandmother|grandfather|grandma|grandpa|gran|granny|opa|oma|aunt|uncle|stepmother|stepfather'
const kin = `${elder}|husband|wife|partner|ex|boyfriend|girlfriend|fiance|son|daughter|children|kids|child|brothers?|sisters?|stepbrothers?|half brothers?|stepson|stepdaughter|stepchildren|family|nephew|niece|cousin|in laws|mother in law|father in law`
const anybody = `${kin}|he|she|they|somebody|someone|friend|neighbours?|neighbors?|carer|helper|business partner|adviser|advisor`
const listed = (words: string): string => words.replaceAll('|', ', ')

/** What is done at a notary, or given away on paper. */
const signing = anyOf(
  'sign, signs, signed, signing, signature, notary, notaris, deed, my will, her will, his will, their will, new will, the will, testament, power of attorney, prenup, mortgage papers, papers, agree, renounce, waive, legitimate portion',
  '(?:give|giving) up .. (?:house|home|share|rights?|inheritance|everything), hand over .. (?:house|home|money|shares), (?:on|in|to) (?:his|her|their) name',
)
const pressed = anyOf(
  `(?:force|forces|forced|forcing) (?:me|him|her|us|my (?:${elder})), (?:am|is|was|were|being|been|are|got|feel|felt) .. (?:forced|pressured|pressed|threatened|blackmailed|bullied|being made to)`,
  `under (?:\\w+ )?(?:pressure|duress), against (?:my|his|her|their) will, threatens, threatened, threatening, blackmail, blackmails, blackmailing, (?:pressures|pressured|pressuring) (?:me|him|her|us|my (?:${elder}))`,
  '(?:makes?|made|making|make) (?:me|him|her|us) (?:sign|write|change|give|agree|go|waive|renounce), pushes me, pushing me, scared me, (?:wont|dont) leave me alone, squeezed my, bullies me, bullying me, puts? .. pressure on, insists? that i (?:sign|give|put), (?:keeps|keep) (?:shouting|yelling|screaming), shouts, shouted',
  'scared of (?:him|her|them|my \\w+), afraid of (?:him|her|them|my \\w+), violent, (?<!bus |car |train )hits me, hurts me, hurt me, no choice, cannot get out of it, cant get out of it',
  '(?:or|otherwise|said|says|told me) .. (?:report|kick|throw|leave|hurt|kill|deport) me, puts? me (?:out|on the street), (?:im|am|be|being|are|us|up|out|sleep|live|stand|land) on the street, (?:never|not) see .. (?:kids|children|grandchildren) again, or (?:he|she|they)(?:ll| will)? .. (?:fire|leave|sue|report|hurt) me',
)
const pressedElder = anyOf(
  `(?:forces|forced|forcing|pressures|pressured|pressuring|threatens|threatened|threatening|blackmails|blackmailed|blackmailing|bullies|bullied|bullying|pushes|pushing) (?:my|our|his|her|their) (?:old |elderly )?(?:${elder})`,
)
/** The bank demands it, somebody shouted at an office, it is the will of who died, or the visitor is the one who would force. */
const notPressed = anyOf(
  'bank .. (?:makes?|made|making|forces|forced|insists?), complaint, complain, will was (?:changed|made|signed), (?:can|could|do|may) (?:i|we) force, lawsuits? threatened, threatens? .. (?:sell|selling), usufruct',
)
const refusing = anyOf(
  '(?:dare|dares|dared) not, (?:dont|do not|cant|cannot|didnt) .. (?:dare(?! to (?:say|tell))|say no|refuse), (?:dont|do not|didnt) want (?:to|this|that|it), or else',
)
const wantsMe = anyOf(`(?:${anybody}) .. (?:wants?|wanted|asks?|asked|demands?|tells?|told|expects?) (?:me|us) (?:to)`)
const givingUp = anyOf(
  '(?:give|gives|giving) up .. (?:house|home|share|rights?|half|claim|everything|inheritance), (?:waive|waives|waiving|renounce) .. (?:house|home|share|rights?|half|claim|inheritance|everything)',
)
const done = anyOf('signed, made (?:me|him|her|us|my \\w+) .. sign, changed .. will')

const demented = anyOf(
  'dementia, demented, alzheimer, alzheimers, alzheimer s, lewy body, parkinson, parkinsons, confused, confusion, mixed up, senile, delirium, stroke, of sound mind, mentally fit, mental illness, forgetful, forgetfull, not lucid, curatele',
)
const takesAlong = anyOf(
  `(?:${anybody}) .. (?:takes?|taking|took(?! me)|brings?|bringing|brought|drove|dragged|talks?|talking|talked|manipulates?|manipulating|manipulated|persuades?|persuaded|isolates?|lets?) .. (?:${elder}|him|her|them)`,
  `(?:${anybody}) .. (?:made|makes) (?:(?:my|our|his|her|their) )?(?:${elder}|him|her(?! will| testament)|them)`,
  `suddenly wants? to .. with (?:${elder}|him|her|them)`,
)
const talkOver = anyOf(
  `(?:how (?:do|can|could) (?:i|we)|i want to|we want to|i need to|can i|can we|help me) .. (?:get|convince|persuade|talk|pressure|push|trick|influence|make) .. (?:my|our|the|her|his|their) (?:old |elderly )?(?:${kin})`,
)
const toInherit = anyOf(
  'will, testament, inherit, inheritance, disinherit, leave .. (?:me|us) .. (?:house|home|everything|all), power of attorney, volmacht, give .. (?:me|us) .. house',
)
/** Another one, or somebody whose eyes are bad. */
const ofTheirs = anyOf(
  `(?:${kin}|he|she|they) .. (?:dont|doesnt|does not|do not|cant|cannot|no longer) .. (?:understand|understands)`,
  'read well, macular, blind, eyesight, glasses',
)

const owing = anyOf(
  'creditors?, bailiffs?, deurwaarder, debt collectors?, people i owe, owe, being sued, suing, sues me, judgement against me, claiming back, seize, seized, seizure, bankrupt, bankruptcy, being sued, debts?, insolvency, curator, debt restructuring, tax office, tax bill, belastingdienst',
)
const givingAway = anyOf(
  '(?:in|on|to|under) .. (?:name|names), give away, giving away, gift, (?:give|giving|gave|move|lend|sell|transfer|donate) .. (?:house|home|flat|apartment|savings|money|car|machines|shares|assets|everything), transferring, hide, hiding, sign over, stichting, fake mortgage, empty .. account, protect my .. (?:savings|money|house|assets), foundation, trust, prenup, reject my inheritance, refuse my inheritance',
)
const outOfReach = anyOf(
  '(?:cant|cannot|dont|wont|so .. can not) (?:touch|get|take|reach|seize|find), out of reach, away from, safe from, keep .. (?:from|out of|away from) .. (?:creditors?|bailiffs?|bankruptcy|tax), (?:bailiff|bailiffs|creditors?|deurwaarder) .. (?:coming|comes|first|letter), before .. (?:bailiff|seize|bankrupt|creditors?|curator), gets? nothing, are they safe, is it safe, low price, out of sight, judgement against me, protect .. from .. (?:creditors?|bailiffs?|debt collectors?), so there is no',
  'so (?:that )?(?:the |my )?(?:creditors?|bailiffs?|tax), hide, hiding, for 1 euro, cheap to, i owe (?:them|the tax)',
)

const underTheTable = anyOf(
  'under the table, off the books, in black(?! and white), black money, undeclared .. (?:cash|money), handje contantje, cash extra, (?:cash|money|thousand|rest|some|part|extra|pay|pays|paid|paying|something) .. on the side(?! of), separate cash, outside (?:of )?the (?:deed|akte|contract|koopcontract|notary), in an envelope, one part by hand',
  '(?:lower|higher|different|false|another) (?:purchase |sale )?price .. (?:deed|akte|contract), price .. (?:deed|akte|contract) .. (?:lower|higher|less|more) than, (?:difference|rest) goes to (?:his|her|the seller), (?:pays?|gives?) .. difference back',
)
const onPaper = anyOf(
  'straw ?man, straw men, front ?man, nominee director, (?:director|shareholder|owner) .. (?:on paper|in name only|formally), (?:on paper|official|formal) .. (?:director|shareholder|owner), use my name .. (?:company|bv|house|account)',
  '(?:put|register|buy|place|open) .. (?:house|bv|company|business|account|car|apartment) .. (?:in|on|under) my name, offers? .. (?:register|company|bv), wants me as .. (?:shareholder|director|owner), asks? me .. sign as (?:owner|director|shareholder), (?:director|bestuurder) .. only .. name, only .. bring my passport, (?:company|bv|house) .. on my name, name is not visible, banned as a director',
)
const forAnother = anyOf(
  'friend, acquaintance, someone, somebody, cousin, nephew, boss, colleague, man, guy, neighbour, pays me, paid, offers, offered, wants, asks, asked, his, her, their, on paper, nominee, straw ?man, front ?man, in name only, formally, not visible',
)
const earlierDate = anyOf(
  'backdat(?:e|ed|ing), antedat(?:e|ed|ing), (?:earlier|old|older|false|fake|wrong|last years?) date, dated before, (?:pretend|as if (?:it|we|this|that)|appear) .. (?:last year|earlier|already|happened|happened before)',
)
const ofAnother = anyOf(
  `(?:forge|fake|copy|imitate|trace|put|write|sign with|sign) .. (?:my (?:${kin})s?|his|her|their) (?:signature|autograph), (?:sign|signed|signing|write) (?:my (?:${kin}) s|my (?:${kin})s|his|her|their) name`,
  '(?:sign|signing) (?:for|instead of|as|in the name of) (?:my \\w+|him|her|them) .. (?:with|using) .. (?:signature|name)',
)
/** Of who is named or has to sign. */
const ownSignature = anyOf(
  '(?:wont|doesnt|does not|will not|refuses to|has to|have to|need to|needs to|must) (?:put|write) (?:his|her|their) signature',
  '(?:husband|boyfriend|brother|father|dad|uncle|he) put his signature, (?:wife|girlfriend|sister|mother|mum|mom|aunt|she) put her signature',
)
const hiding = anyOf(
  '(?:hide|hiding|conceal|concealing|stash|stashing) .. (?:money|savings|account|assets|car|house|things|gold|crypto|jewellery|jewelry|inheritance), (?:keep|keeping) .. secret, put .. (?:aside|away) before, (?:leave|leaving) out .. account, (?:leave|leaving) .. off the list, dont mention, (?:make|making) .. disap?pear, dis+ap+ear until, (?:move|moving|transfer) .. (?:savings|money) .. first',
  `(?:must|should|may|need|needs|does|do|dont|doesnt|not want) .. (?:${kin}|he|she|they|heirs) .. (?:find out|discovers?|see the), (?:must|should|may|doesnt need|dont need|does not) .. (?:find out|to know), without .. (?:knowing|finding out), before my .. (?:come|comes|arrive|sees?|make), (?:not|rather not) have .. know, so (?:that )?(?:he|she|they) (?:doesnt|dont|does not|do not) get, (?:doesnt|dont|does not|do not) know about my`,
)
const splitting = anyOf(
  'divorce, divorcing, separate, separating, separation, split up, splitting up, break up, leave him, leave her, estate .. divid, division, co heirs?, heirs, boedelbeschrijving, inventory, half brothers?, dads house, mums house, moms house, make the list, estate, divide everything',
)
/** Another one did, or it is only this conversation that nobody may see. */
const hidesNothing = anyOf(
  `(?:${kin}|he|she|they) .. (?:hid|hides|is hiding|has hidden|concealed|keeps .. secret|kept .. secret), (?:conversation|chat) .. disappear`,
)

const soon = anyOf(
  'in an hour, in half an hour, in ten minutes, in (?:a few|two|three|\\d+) (?:hours|days), today, tomorrow, this (?:afternoon|morning|week), tonight, right now, soon, in a minute, (?:have|has|need|supposed) to sign, must sign, must be signed, next (?:week|monday|tuesday|wednesday|thursday|friday), monday, tuesday, wednesday, thursday, friday, appointment, already planned',
)
const notUnderstood = anyOf(
  '(?:dont|do not|didnt|did not|cant|cannot|not|still dont) .. (?:understand|understood|get it|get what|follow|read), understand nothing, no (?:idea|clue) what, (?:not|isnt) clear, makes no sense, nobody can explain, gives nonsense',
)
const ofTheDeed = anyOf('sign, signs, signed, signing, deed, akte, hypotheekakte, draft, passing')

const housemate = 'husband|wife|partner|ex|boyfriend|girlfriend|fiance|spouse|ex husband|ex wife|ex partner'
const hurting =
  'hits|hit|beats|beat|beaten|kicks|kicked|slaps|slapped|punches|punched|strangles|strangled|chokes|choked|abuses|abused|rapes|raped|stalks|stalked|attacks|attacked|hurts|assaulted'
/** By who shares the house and the deeds, or did. */
const hurtAtHome = anyOf(
  `my (?:${housemate}) (?:often |always |sometimes |still |just |has |also |keeps )*(?:${hurting}) (?:me|us|the|our|my), my (?:${housemate}) .. (?:hitting|beating|kicking|abusing|hurting|strangling|choking|stalking|threatening) (?:me|us|the|our|my)`,
  `my (?:${housemate}) (?:is|was|has been|became|becomes|gets|got) (?:very |so |really |often |physically )*(?:violent|abusive|aggressive), (?:violent|abusive|aggressive) (?:${housemate}), (?:beaten|hit|abused|raped|attacked|threatened) by my (?:${housemate})`,
  `(?:afraid|scared|frightened|terrified) of my (?:${housemate}), domestic violence`,
)

/** In the order of urgency. */
export const englishCareRules: readonly DangerRule[] = [
  { entry: 'en-care-parent', opens: 'suspicion', all: [signing, pressedElder], unless: anyOf('(?:can|could|do|may) (?:i|we) force') },
  { entry: 'en-care-pressure', opens: 'undo', all: [done, pressed], unless: notPressed },
  { entry: 'en-care-pressure', opens: 'do-not-sign', all: [signing, pressed], unless: notPressed },
  { entry: 'en-care-pressure', opens: 'do-not-sign', all: [signing, wantsMe, refusing] },
  { entry: 'en-care-pressure', opens: 'do-not-sign', all: [wantsMe, givingUp] },
  { entry: 'en-care-ex', opens: 'not-safe', all: [hurtAtHome] },
  {
    entry: 'en-care-parent',
    opens: 'suspicion',
    all: [takesAlong, anyOf(listed(elder)), toInherit],
    unless: anyOf('take .. out of (?:her|his|their|the) will, (?:he|she|mum|mom|dad) died'),
  },
  { entry: 'en-care-parent', opens: 'own-will', all: [talkOver, toInherit], unless: anyOf('share, pay, pays') },
  {
    entry: 'en-care-capacity',
    opens: 'while-able',
    all: [
      demented,
      anyOf(
        '(?:a|no|the|my|his|her|their|our|new|old|last|make|makes|write|sign|change|changes|changing) will, will .. (?:changed|signed|written), testament, disinherit',
      ),
    ],
    unless: anyOf(
      'living will, levenstestament, died, passed away, contest, void, valid, invalid, prove, minds? (?:s |is )?(?:still |perfectly |quite |very |really )?(?:clear|sharp|fine|okay|sound)',
      'me since the stroke, my stroke, had (?:full )?power of attorney for years, do (?:his|her) bank, made a new will .. and was',
    ),
  },
  { entry: 'en-care-not-understood', opens: 'do-not-sign', all: [soon, notUnderstood, ofTheDeed], unless: ofTheirs },
  {
    entry: 'en-care-date',
    opens: 'signature',
    all: [ofAnother],
    unless: ownSignature,
  },
  { entry: 'en-care-date', opens: 'backdating', all: [earlierDate] },
  { entry: 'en-care-creditors', opens: 'undone', all: [owing, givingAway, outOfReach], unless: anyOf('prenup (?:keep|keeps|protect|protects|help|helps)') },
  { entry: 'en-house-cash', opens: 'beside-the-deed', all: [underTheTable], unless: anyOf('(?:found|finding) .. in an envelope') },
  { entry: 'en-care-straw-man', opens: 'do-not', all: [onPaper, forAnother], unless: anyOf(`my (?:${kin}) (?:wants?|asks?|asked)`, `(?:${elder}) wants?`) },
  { entry: 'en-care-hiding', opens: 'share-lost', all: [hiding, splitting], unless: hidesNothing },
]

/** Whether another answer does harm here, and what is to be heard instead. */
export const findEnglishCare = (question: string): DangerRule | undefined => findDanger(englishCareRules, toPlainText(question))

/** Who asks these may well look for an office. */
const informing: ReadonlySet<string> = new Set(['en-care-capacity', 'en-house-cash'])

/** Ids of the statements that who is in such a situation has to hear, whatever else is said. */
export const heardBelow: Readonly<Record<string, readonly string[]>> = { 'en-care-pressure': ['speak-alone', 'help'], 'en-care-parent': ['suspicion'] }

/** Somebody is pressed, or about to do harm: nothing is sold below such an answer. */
export const dangerEntries: ReadonlySet<string> = new Set(englishCareRules.map(({ entry }) => entry).filter((entry) => !informing.has(entry)))

const careEntries: ReadonlySet<string> = new Set(englishCareRules.map(({ entry }) => entry))

/** Answers in a situation where another answer does harm, and so answers what is asked on as well. */
export const isEnglishCareEntry = (id: string | undefined): boolean => id !== undefined && careEntries.has(id)

const dear = `${kin}|baby|friend|little boy|little girl|boy|girl`

/** Says how it is. */
export const griefPatterns: readonly RegExp[] = [
  anyOf(
    `i (?:really |so )?miss .. (?:${dear}|him|her), i .. (?:am|feel|m) .. (?:sad|heartbroken|devastated|lonely|desperate|lost without), im .. (?:sad|heartbroken|devastated|lonely|desperate), i cant cope, (?:crying|cry) .. (?:day|night|evening|week|time), (?:we|i) lost (?:our|my) .. (?:${dear})`,
  ),
]

/** Says that somebody died. */
export const deathPatterns: readonly RegExp[] = [
  anyOf(
    `(?:my|our) .. (?:${dear}) .. (?:died|passed|passed away|killed|is dead|is gone|overleden), (?:${dear}) (?:is|was) overleden, did not wake up, didnt wake up`,
  ),
]

const few = '(?:[0-9]{1,2}|an?|one|two|three|four|five|six|few|couple of|some)'
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const daysAgo = `(?:today|yesterday|tonight|last night|this morning|the other day|recently|just now|(?:this|last) (?:week|weekend|month|${days})|on (?:${days})|${few} (?:days?|weeks?) ago|a month ago)`
const passed = '(?:died|passed|passed away|killed|dead|gone|overleden)'
const barely = '(?:just|recently|suddenly|unexpectedly)'

/** Says that somebody died days or a few weeks ago. */
export const freshDeathPatterns: readonly RegExp[] = [
  anyOf(
    `(?:my|our) .. (?:${dear}) .. ${passed} (?:(?!and |[0-9])\\w+ ){0,3}?${daysAgo}, (?:my|our) .. (?:${dear}) .. ${barely} ${passed}, ${daysAgo} .. (?:my|our) .. (?:${dear}) .. ${passed}`,
    `${barely} lost (?:my|our) .. (?:${dear}), (?:we|i) .. lost (?:my|our) .. (?:${dear}) .. ${daysAgo}`,
  ),
]

/** Supposes a death. */
export const supposedPattern = anyOf(`(?:if|suppose|supposing|in case) .. (?:my|our|an?) .. (?:${dear})`)

/** Asks something, or tells what is to be arranged, however sad. */
export const ASKS =
  /\?|\b(?:how|what|who|where|when|which|why|must|should|may|can|could|do i|do we|need to|have to|house|home|sell|will|executor|heirs?|inherit\w*|tax|deed|notary|account)\b/
