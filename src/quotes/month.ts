/** Months as they stand in a statement: YYYY-MM, in Dutch time. */
import { startOfDay } from '../platform/dutch-time.ts'

export const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** ISO: the moment at which it begins. */
export const momentOf = (month: string): string => new Date(startOfDay(`${month}-01`)).toISOString()
