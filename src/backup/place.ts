/** Where a site stands: in a folder, or at a PostgreSQL address with its key in the folder. */
export interface Place {
  url: string | undefined
  dataDir: string
}
