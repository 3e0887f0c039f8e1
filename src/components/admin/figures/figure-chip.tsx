'use client'

import { useFormFields } from '@payloadcms/ui'

import { NAMED_FIGURES } from '@/lib/content/figure-options'
import { labelOf } from '@/lib/domain/text/label-of'

import { useKnownFigures } from './known-figures'

/** A figure within a text as readers see it: '26.32p'. Shows its name until the value has been fetched. */
export function FigureChip() {
  const chosen: unknown = useFormFields(([fields]) => fields.number?.value)
  const figures = useKnownFigures()
  if (typeof chosen !== 'string' || chosen === '') return <span>Choose a number</span>
  const figure = figures.find(({ key }) => key === chosen)
  const name = labelOf(NAMED_FIGURES, chosen)
  return (
    <span className="pb-figure-chip" title={name}>
      {figure?.text ?? name}
    </span>
  )
}
