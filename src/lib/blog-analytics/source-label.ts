import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

/** 'LinkedIn (our post)' for one of our links, the name of the website for another, otherwise 'Direct or unknown'. */
export function sourceLabel(source: string): string {
  const platform = SOCIAL_PLATFORMS.find(({ value }) => value === source)
  if (platform) return `${platform.label} (our post)`
  return source || 'Direct or unknown'
}
