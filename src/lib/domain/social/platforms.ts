/**
 * The platforms we post to. Limits are those of the CRM's social planner ("Image, video and text guidelines",
 * 10 December 2024), except for Facebook, which allows more text than anyone reads.
 */
export const SOCIAL_PLATFORMS = [
  { value: 'facebook', label: 'Facebook', textMax: 3_000, imagesMin: 0, imagesMax: 10, types: ['jpg', 'png', 'gif'] },
  { value: 'instagram', label: 'Instagram', textMax: 2_200, imagesMin: 1, imagesMax: 10, types: ['jpg', 'png'] },
  { value: 'linkedin', label: 'LinkedIn', textMax: 3_000, imagesMin: 0, imagesMax: 9, types: ['jpg', 'png', 'gif'] },
  { value: 'x', label: 'X', textMax: 280, imagesMin: 0, imagesMax: 4, types: ['jpg', 'png', 'gif'] },
  {
    value: 'google-business',
    label: 'Google Business Profile',
    textMax: 1_500,
    imagesMin: 0,
    imagesMax: 1,
    types: ['jpg', 'png'],
  },
] as const

export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]['value']

type Rules = (typeof SOCIAL_PLATFORMS)[number]

const RULES = new Map<SocialPlatform, Rules>(SOCIAL_PLATFORMS.map((rules) => [rules.value, rules]))

export function rulesOf(platform: SocialPlatform): Rules {
  const rules = RULES.get(platform)
  if (!rules) throw new Error(`Unknown platform ${platform}`)
  return rules
}
