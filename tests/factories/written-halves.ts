/** An answer that a scripted model writes in two halves, at the pace of the test. */
import { ends, opens, writes, type Script } from './scripted-provider.ts'

export const FIRST_HALF = 'Een testament legt vast wie er na uw overlijden iets krijgt. '
export const SECOND_HALF = 'De notaris schrijft het op en bewaart het.'

/** Writes the first half, and the second once it is released. A call that comes later writes the whole at once. */
export function writesHalves(): { script: Script; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const script: Script = async (response) => {
    opens(response)
    // Word by word, since the text is checked by words before anyone sees it.
    for (const word of FIRST_HALF.match(/\S+\s*/g) ?? []) writes(response, word)
    await released
    for (const word of SECOND_HALF.match(/\S+\s*/g) ?? []) writes(response, word)
    ends(response)
  }
  return { script, release }
}
