/** `npm run check:house`: no import in `src` breaks the law of the house, and what there is one of is written down once. */
import { findFaults } from './house/find-faults.ts'
import { findSecondPlaces } from './house/one-place.ts'
import { readImports } from './house/read-imports.ts'

const imports = readImports('src')
const faults = [...findFaults(imports), ...['src', 'content', 'build', 'public'].flatMap(findSecondPlaces)]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${imports.size} files stand in their rooms, and every arrow points down.`)
