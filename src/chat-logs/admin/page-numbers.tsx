/** Previous, next and numbers under a page of sessions. */
import { Button, Group } from '@mantine/core'
import { Pager } from '../../owner-kit/pager.tsx'
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
  const where = isWhole ? chatLogTexts.pageOf(formatNumber(page), formatNumber(pages)) : chatLogTexts.page(page)
  const at = (number: number) => (number < 1 || number > pages ? undefined : () => onPage(number))
  return (
    <Pager onBack={at(page - 1)} onNext={at(page + 1)} where={where} busy={isLoading}>
      <Group component="ol" className="page-numbers" gap={4} mt="xs">
        {pageNumbers(page, pages).map((one, index) => (
          <li key={one ?? `gap ${index}`}>
            {one === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Button
                size="compact-md"
                miw={44}
                fw={one === page ? 600 : 400}
                variant={one === page ? 'default' : 'subtle'}
                aria-label={chatLogTexts.toPage(formatNumber(one))}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {formatNumber(one)}
              </Button>
            )}
          </li>
        ))}
      </Group>
    </Pager>
  )
}
