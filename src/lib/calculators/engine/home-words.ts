import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { labelOf } from '@/lib/domain/text/label-of'

/** 'Semi-detached house, 87 m², built 1967 to 1975' */
export function homeWords(quickQuery: string): string {
  const { type = '', area = '', built = '' } = Object.fromEntries(new URLSearchParams(quickQuery))
  return `${labelOf(PROPERTY_TYPES, type)}, ${area} m², built ${labelOf(BUILT, built).toLowerCase()}`
}
