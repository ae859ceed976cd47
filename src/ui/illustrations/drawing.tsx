/** The frame every drawing shares: one size, one stroke, decorative only. */
import type { ReactNode } from 'react'

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
