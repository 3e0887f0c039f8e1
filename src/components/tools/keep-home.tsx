'use client'

import { useEffect } from 'react'

import { keepHome, type KeptHome } from '@/lib/browser/kept-home'

/** Keeps the home that a page from the server was asked about, for the other tools to offer. */
export function KeepHome({ query, words }: KeptHome) {
  useEffect(() => keepHome({ query, words }), [query, words])
  return null
}
