import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

/**
 * 'LinkedIn (our post)' for one of our links, the name of the website for another, 'No longer kept' for null, otherwise
 * 'Direct or unknown'.
 */
export function sourceLabel(source: string | null): string {
  if (source === null) return 'No longer kept'
  const platform = SOCIAL_PLATFORMS.find(({ value }) => value === source)
  if (platform) return `${platform.label} (our post)`
  return source || 'Direct or unknown'
}
