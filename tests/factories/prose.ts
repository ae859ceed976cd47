/** A text that compresses as a page does: words of which each comes back far away. */
export const prose = Array.from({ length: 600 }, (_, n) => `woord${(n * 7_919) % 1_009} é€`).join(' ')
