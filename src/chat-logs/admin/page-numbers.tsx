/** Previous, next and numbers under a page of sessions. */
import { Button, Text } from '@mantine/core'
import { chatLogTexts } from './chat-logs.nl.ts'
import { pageNumbers } from './log-state.ts'
import { formatNumber } from '../../platform/number-format.ts'

interface PageNumbersProps {
  page: number
  /** How many are known to be there. */
  pages: number
  /** Those are all there are. */
  isWhole: boolean
  isLoading: boolean
  onPage: (number: number) => void
}

export function PageNumbers({ page, pages, isWhole, isLoading, onPage }: PageNumbersProps) {
  return (
    <nav className="session-pages" aria-label={chatLogTexts.pages}>
      <div className="pager">
        <Button variant="default" size="sm" disabled={page <= 1 || isLoading} onClick={() => onPage(page - 1)}>
          {chatLogTexts.previous}
        </Button>
        <Text size="sm" aria-live="polite">
          {isLoading ? chatLogTexts.loading : isWhole ? chatLogTexts.pageOf(formatNumber(page), formatNumber(pages)) : chatLogTexts.page(page)}
        </Text>
        <Button variant="default" size="sm" disabled={page >= pages || isLoading} onClick={() => onPage(page + 1)}>
          {chatLogTexts.next}
        </Button>
      </div>
      {pages > 1 && (
        <ol className="session-numbers">
          {pageNumbers(page, pages).map((one, at) => (
            <li key={one ?? `gap ${at}`}>
              {one === null ? (
                <span aria-hidden>…</span>
              ) : (
                <button
                  type="button"
                  aria-label={chatLogTexts.toPage(formatNumber(one))}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => onPage(one)}
                >
                  {formatNumber(one)}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
