import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Lets writers insert a maintained figure by typing `/` and the beginning of its value or name. */
export const FiguresFeature = createServerFeature({
  key: 'figures',
  dependencies: ['blocks'],
  feature: { ClientFeature: '@/components/admin/figures/figures-feature-client#FiguresFeatureClient' },
})
