/** A drawn house front with the initials of the office, in place of a portrait or a logo. */

/** Step, bell, neck, spout and cornice gables, as along a canal. */
const gables = [
  'M6 55V25h5v-6h5v-6h5V7h6v6h5v6h5v6h5v30Z',
  'M6 55V30c0-7 5-7 7-12S16 8 24 6c8 2 9 7 11 12s7 5 7 12v25Z',
  'M6 55V31c5 0 8-4 8-9V12h4l6-6 6 6h4v10c0 5 3 9 8 9v24Z',
  'M6 55V27L20 13V7h8v6l14 14v28Z',
  'M7 55V14H4V8h40v6h-3v41Z',
]

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** The same name always gets the same front. */
function gableOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return gables[sum % gables.length] ?? ''
}

export function NotaryMonogram({ name }: { name: string }) {
  return (
    <svg className="notary-monogram" viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
      <path d={gableOf(name)} />
      <path d="M2 55h44" />
      <text x="24" y="44" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
