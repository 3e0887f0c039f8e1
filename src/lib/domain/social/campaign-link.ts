import type { SocialPlatform } from './platforms'

type Campaign = { platform: SocialPlatform; campaign: string }

/** The address with the campaign parameters (UTM) by which visits from a social post are recognised. */
export function campaignLink(address: string, { platform, campaign }: Campaign): string {
  const parameters = new URLSearchParams({ utm_source: platform, utm_medium: 'social', utm_campaign: campaign })
  return `${address}?${parameters.toString()}`
}
