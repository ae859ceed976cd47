/** What stands beside a quote of its office: free of the server, since the page shows it. */

/** Each in words; undefined: it is not known. */
export interface OfficeFacts {
  distance: string | undefined
  rating: string | undefined
}

export const noFacts: OfficeFacts = { distance: undefined, rating: undefined }
