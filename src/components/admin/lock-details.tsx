'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

import { writtenMoment } from './moment'

/**
 * Payload's dialog for a locked document shows an id and a US date, and no setting changes that. The style sheet hides
 * both and shows these two properties instead.
 */
export function LockDetails() {
  const { currentEditor, lastUpdateTime } = useDocumentInfo()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--pb-locked-by', JSON.stringify(nameOf(currentEditor)))
    style.setProperty(
      '--pb-locked-since',
      JSON.stringify(lastUpdateTime ? writtenMoment(new Date(lastUpdateTime)) : ''),
    )
  }, [currentEditor, lastUpdateTime])
  return null
}

function nameOf(editor: unknown): string {
  const name = typeof editor === 'object' && editor !== null && 'name' in editor ? editor.name : null
  return typeof name === 'string' ? name : 'A colleague'
}
