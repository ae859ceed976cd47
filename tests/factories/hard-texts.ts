/** Texts made to keep the one thread busy: words of the trade over and over, their beginnings, brackets, digits and other alphabets. */
import fc from 'fast-check'

const WORDS = (
  'koopakte erfdeel koophuis huurhuis kindsdeel stiefkind notariskantoor hypotheekakte testament levering schenking aandeel overdrachtsbelasting ' +
  'duizend honderd duizendhonderd twintig een en tien half anderhalf ton miljoen euro jaar procent mijn vader moeder broer kinderen partner ik ben ' +
  'wij zijn van met zonder geen op aan over uit af scheld kwijt lening schuld woning kopen kosten erven wil wat hoe wie moet kan hypotheek hypoteek ' +
  'testemant notarus leverring overwaarde verkoop utrecht amsterdam noord holland aaa qx'
).split(' ')
const SIGNS = [
  '(',
  ')',
  '((',
  '[',
  '](',
  '€',
  '€ ',
  '%',
  '.',
  '..',
  ',',
  '-',
  '/',
  '?',
  '? en hoe ',
  '@',
  '1',
  '06',
  '12 34',
  '100.000',
  '1,5',
  '4:18',
  '35',
  '\n',
]
const FOREIGN = ['ж', 'é', 'ß', '漢', '😀', 'ａ', '１', '\u0301', 'ﬁ', 'İ']

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 8 })).map(([word, length]) => word.slice(0, length)) },
  { weight: 3, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 1, arbitrary: fc.constantFrom(...FOREIGN) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)

/** Of `length` characters: a few pieces in an order that repeats, with or without spaces. */
export const hardText = (length = 500): fc.Arbitrary<string> =>
  fc
    .record({
      start: fc.constantFrom('', 'qx', 'wat kost '),
      pieces: fc.array(piece, { minLength: 1, maxLength: 40 }),
      between: fc.constantFrom('', '', ' ', ', '),
    })
    .map(({ start, pieces, between }) => {
      const round = pieces.map((one) => one + between).join('')
      return (start + round.repeat(Math.ceil(length / Math.max(1, round.length)))).slice(0, length)
    })
