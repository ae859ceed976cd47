/** What visitors ask, as the API gives it. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../../owner-kit/api-call.ts'
import { showSuccess, showUndo } from '../../../owner-kit/toasts.tsx'
import type { analysisApi } from '../analysis.api.ts'
import { questionTexts } from './questions.nl.ts'

const calls = hc<ReturnType<typeof analysisApi>>('/').api.admin.analysis

export interface Period {
  /** YYYY-MM-DD */
  from: string
  to: string
}

const readTopics = ({ from, to }: Period) => answerOf(calls.topics.$get({ query: { from, to } }))
const readUnanswered = ({ from, to }: Period) => answerOf(calls.unanswered.$get({ query: { from, to } }))

export type Topic = Awaited<ReturnType<typeof readTopics>>['topics'][number]
export type Group = Awaited<ReturnType<typeof readUnanswered>>['groups'][number]

const key = ['questions']

export const useTopQuestions = () => useQuery({ queryKey: [...key, 'top'], queryFn: () => answerOf(calls.$get()), meta: { failure: questionTexts.topFailed } })

export const useTopics = (period: Period, wanted: boolean) =>
  useQuery({
    queryKey: [...key, 'topics', period],
    queryFn: () => readTopics(period),
    enabled: wanted,
    placeholderData: keepPreviousData,
    meta: { failure: questionTexts.topicsFailed },
  })

export const useUnanswered = (period: Period, wanted: boolean) =>
  useQuery({
    queryKey: [...key, 'unanswered', period],
    queryFn: () => readUnanswered(period),
    enabled: wanted,
    placeholderData: keepPreviousData,
    meta: { failure: questionTexts.unansweredFailed },
  })

export function useRun() {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: questionTexts.runFailed },
    mutationFn: () => answerOf(calls.$post()),
    onSuccess: () => {
      showSuccess(questionTexts.ran)
      void client.invalidateQueries({ queryKey: key })
    },
  })
}

export function useShowAgain() {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: questionTexts.showFailed },
    mutationFn: (id: string) => answerOf(calls.dismissed[':id'].$delete({ param: { id } })),
    onSuccess: () => void client.invalidateQueries({ queryKey: [...key, 'unanswered'] }),
  })
}

export function useDismiss() {
  const client = useQueryClient()
  const showAgain = useShowAgain()
  return useMutation({
    meta: { failure: questionTexts.dismissFailed },
    mutationFn: (question: string) => answerOf(calls.dismissed.$post({ json: { question } })),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: [...key, 'unanswered'] })
      showUndo(questionTexts.dismissed, () => showAgain.mutate(id))
    },
  })
}
