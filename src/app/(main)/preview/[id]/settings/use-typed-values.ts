'use client'

import { useEffect, useState } from 'react'

import { listenToAdmin } from '../../listen-to-admin'

/** The settings as they are typed in the form that frames or opened this page; until it answers, as they are stored. */
export function useTypedValues<Values extends object>(stored: Values): Values {
  const [typed, setTyped] = useState<Partial<Values>>({})
  useEffect(() => listenToAdmin('payload-live-preview', ({ data }) => data && setTyped(data)), [])
  return { ...stored, ...withLists(typed, stored) }
}

/** Payload sends 0 for an empty list. */
const withLists = <Values extends object>(typed: Partial<Values>, stored: Values): Partial<Values> => {
  const lists = Object.keys(typed).filter((key) => Array.isArray(Reflect.get(stored, key)))
  return { ...typed, ...Object.fromEntries(lists.map((key) => [key, listOf(Reflect.get(typed, key))])) }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
