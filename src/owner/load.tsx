/** A part of the area that is loaded when it is shown first. */
import type { ComponentType } from 'react'
import { Text } from '@mantine/core'
import { lazyPart } from '../owner-kit/lazy-part.tsx'
import { adminTexts } from './admin.nl.ts'

const Loading = <Text role="status">{adminTexts.loading}</Text>

export const load = <Name extends string, Props extends object>(
  file: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ahead = false,
): ComponentType<Props> => lazyPart(async () => (await file())[name], Loading, ahead)
