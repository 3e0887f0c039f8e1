import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { PARTNER_STAGES, type PartnerStage } from '@/lib/domain/leads/partner-stages'

const info = vi.hoisted(() => ({ stage: '' }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { children: ReactNode }) => <button>{children}</button>,
  FieldLabel: () => null,
  useDocumentInfo: () => ({ savedDocumentData: { stage: info.stage } }),
  useField: () => ({ showError: false }),
  useForm: () => ({ submit: vi.fn() }),
  useFormInitializing: () => false,
  useFormProcessing: () => false,
}))

const { PartnerStageField } = await import('./partner-stage')

function buttonsOf(stage: PartnerStage): string[] {
  info.stage = stage
  return [...renderToStaticMarkup(<PartnerStageField />).matchAll(/<button>(.*?)<\/button>/g)].map(
    ([, text = '']) => text,
  )
}

test('an application has a button for each stage to which it can move, and no other', () => {
  expect(Object.fromEntries(PARTNER_STAGES.map(({ value }) => [value, buttonsOf(value)]))).toEqual({
    received: ['Review it', 'Decline it'],
    reviewing: ['Mark the terms as sent', 'Decline it'],
    'terms-sent': ['Review it', 'Accept it', 'Decline it'],
    accepted: ['End the partnership'],
    declined: ['Review it'],
    ended: ['Review it'],
  })
})
