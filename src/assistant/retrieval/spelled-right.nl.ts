/** Dutch words that the content does not have and that lie close to one of it: spelled right, though. Folded. */
export const spelledRight: ReadonlySet<string> = new Set(
  `achteraan afgebroken beweren bewindvoerster briefjes daarbovenop diezelfde doodgaat doodgaan doorhakken formuleert gebaren gebroken gulden haren
inkomens kampen morgen opgegeten opvolgers overheen overlegde overreden shoppen situaties slechter sommigen stallen stikken taxaties toegevoegden
trouwens verankeren verknocht voerder vruchtgebruikster`.split(/\s+/),
)
