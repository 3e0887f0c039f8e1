import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

/** 'LinkedIn (our post)' for a link of ours, the name of the website for another, or that neither is known. */
export function sourceLabel(source: string): string {
  const platform = SOCIAL_PLATFORMS.find(({ value }) => value === source)
  if (platform) return `${platform.label} (our post)`
  return source || 'Direct or unknown'
}
