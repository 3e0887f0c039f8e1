'use client'

import { useEffect, useState } from 'react'

/** The settings as they are typed in the form that frames or opened this page; until it answers, as they are stored. */
export function useTypedValues<Values extends object>(stored: Values): Values {
  const [typed, setTyped] = useState<Partial<Values>>({})

  useEffect(() => {
    const admin = window.opener ?? window.parent
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-live-preview' && data.data) setTyped(data.data)
    }
    window.addEventListener('message', listen)
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])

  return { ...stored, ...withLists(typed, stored) }
}

/** Payload sends 0 for a list without rows. */
const withLists = <Values extends object>(typed: Partial<Values>, stored: Values): Partial<Values> => {
  const lists = Object.keys(typed).filter((key) => Array.isArray(Reflect.get(stored, key)))
  return { ...typed, ...Object.fromEntries(lists.map((key) => [key, listOf(Reflect.get(typed, key))])) }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
