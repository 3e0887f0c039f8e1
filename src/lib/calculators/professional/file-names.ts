/** 'three-bedroom-semi-1965.json': a slug of the project name, or 'rooms'. */
export function fileName({ project, ending }: { project: string; ending: 'json' | 'csv' | 'pdf' }): string {
  const words =
    project
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${words.join('-').slice(0, 60) || 'rooms'}.${ending}`
}
