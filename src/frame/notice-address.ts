/** The address of the page where something is reported, with what is known filled in. */
export const NOTICE_PATH = '/melding'

/** What the page reads from its address. */
export const noticeNames: readonly string[] = ['verzonden', 'pagina', 'stuk']

export function noticeAddress({ page, what }: { page: string; what?: string }): string {
  return `${NOTICE_PATH}?${new URLSearchParams({ pagina: page, ...(what !== undefined && { stuk: what }) }).toString()}`
}
