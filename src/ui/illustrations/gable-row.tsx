/** A row of canal houses along a quay, as wide as the window; decorative. */

/** How wide five houses and a tree are, and how often they stand beside each other: as wide as any window. */
const WIDTH = 320
const TIMES = 8

export function GableRow() {
  return (
    <svg
      className="gable-row"
      viewBox={`0 0 ${WIDTH * TIMES} 100`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g id="gevels">
        <path className="accent" d="M24 98V82h10v16M84 98V80h10v18M206 48h10v12h-10zM244 62h10v12h-10zM286 76a14 14 0 1 1 28 0z" />
        <path d="M4 98V46h7v-9h7v-9h7v-9h8v9h7v9h7v9h7v52M60 98V52c0-8 6-9 8-16s6-16 21-18c15 2 19 11 21 18s8 8 8 16v46M124 98V54c6 0 10-4 10-10V28h6l9-9 9 9h6v16c0 6 4 10 10 10v44M180 98V36h-4v-7h52v7h-4v62M232 98V50l15-18V22h16v10l15 18v48M300 98V62m0 14a14 14 0 1 1 .01 0" />
        <path d="M15 54h9v14h-9zM34 54h9v14h-9zM72 54h10v14H72zM96 54h10v14H96zM144 34h10v10h-10zM134 60h11v14h-11zM153 60h11v14h-11zM188 48h10v12h-10zM188 70h10v12h-10zM206 70h10v12h-10zM250 38h10v8h-10zM256 62h10v12h-10z" />
      </g>
      {Array.from({ length: TIMES - 1 }, (_, index) => (
        <use key={index} href="#gevels" x={(index + 1) * WIDTH} />
      ))}
      <path d={`M0 98.5H${WIDTH * TIMES}`} />
    </svg>
  )
}
