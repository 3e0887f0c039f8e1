import type { Source } from '@/lib/domain/quantity/quantity'

/** 'Our assumption, low confidence.' */
export function formatSource({ title, confidence }: Pick<Source, 'title' | 'confidence'>): string {
  return `${title}${confidence === 'assumed' ? ', low confidence' : ''}.`
}
