/** For whom a statement or a whole entry holds, written beside it where its own words do not tell: a few facts of a visitor's case with the values that it holds for. */
import { z } from 'zod'

const among = <const Values extends readonly [string, ...string[]]>(values: Values) => z.array(z.enum(values)).min(1).optional()

export const holdsSchema = z
  .strictObject({
    /** Being married; see `case-words.nl.ts`. */
    civil: among(['getrouwd', 'partnerschap', 'samenlevingscontract', 'samenwonend', 'ongehuwd', 'gescheiden']),
    regime: among(['voorwaarden', 'gemeenschap']),
    children: among(['ja', 'nee']),
    /** Children under age. */
    minors: among(['ja', 'nee']),
    /** How many parents of who inherits have died. */
    parents: among(['een', 'beide']),
    will: among(['ja', 'nee']),
    /** In how many names a house is. */
    owner: among(['een', 'samen']),
    /** Where the visitor lives. */
    place: among(['nederland']),
    side: among(['koper', 'verkoper']),
    bought: among(['ja', 'nee']),
    /** New from a builder or developer. */
    newbuild: among(['ja', 'nee']),
    /** Whether somebody has died, or all is planned ahead. */
    deceased: among(['ja', 'nee']),
    /** Whether the one whom it is about understands what is signed. */
    capable: among(['ja', 'nee']),
    /** Of a company or organisation. */
    form: among(['bv', 'vof', 'eenmanszaak', 'stichting', 'vereniging']),
    /** Relatives of whom one has to be told of; see `kin.nl.ts`. */
    kin: among(['child', 'parent', 'grandchild', 'sibling', 'nephew', 'spouse', 'friend']),
  })
  .refine((holds) => Object.keys(holds).length > 0, 'nothing is said of whom it holds for')

export type Holds = z.infer<typeof holdsSchema>

export type Kin = NonNullable<Holds['kin']>[number]
