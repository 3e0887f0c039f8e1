'use client'

import { useEffect } from 'react'

import type { Picture } from '@/lib/content/picture'

let shown: Picture | null = null

/** The picture for the exit popup. Only the homepage, where the popup opens, carries its address. */
export function ExitPicture({ picture }: { picture: Picture | null }) {
  useEffect(() => {
    shown = picture
  }, [picture])
  return null
}

export const exitPicture = (): Picture | null => shown
