import type { SocialPlatform } from './platforms'

type Campaign = { platform: SocialPlatform; campaign: string }

/** The URL with the campaign parameters (UTM) that identify visits from a social post. */
export function campaignLink(url: string, { platform, campaign }: Campaign): string {
  const parameters = new URLSearchParams({ utm_source: platform, utm_medium: 'social', utm_campaign: campaign })
  return `${url}?${parameters.toString()}`
}
