import { readFileSync } from 'node:fs'

import { Ajv, type ValidateFunction } from 'ajv'

const NAMES = ['contacts', 'locations', 'social-media-posting', 'users'] as const

type Content = { content?: { 'application/json'?: { schema: object } } }
type Operation = { requestBody?: Content; responses: Record<string, Content> }
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
type Schema = { properties?: Record<string, unknown>; $ref?: string }

/** The contract calls some texts objects, and gives a text as their example. */
const withRightTypes = (_key: string, value: { type?: unknown; example?: unknown } | null) =>
  value?.type === 'object' && typeof value.example === 'string' ? { ...value, type: 'string' } : value

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })

const documents = NAMES.map((name) => {
  const text = readFileSync(`tests/contracts/leadconnector/${name}.json`, 'utf8')
  const document = JSON.parse(text, withRightTypes) as OpenApi
  ajv.addSchema(document, name)
  return { name, document }
})

type Found = { name: (typeof NAMES)[number]; document: OpenApi; operation: Operation }

/** The operation of a method and path; an exact path comes before one with parameters. */
function operationAt(method: string, url: string): Found | null {
  const path = url.split('?')[0] ?? ''
  const found = documents.flatMap(({ name, document }) =>
    Object.entries(document.paths).flatMap(([template, operations]) => {
      const operation = operations[method.toLowerCase()]
      const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
      return operation && pattern.test(path) ? [{ name, document, operation, isExact: template === path }] : []
    }),
  )
  return found.find(({ isExact }) => isExact) ?? found[0] ?? null
}

const compiled = new Map<string, ValidateFunction>()

function problemsOf({ name, document }: Found, content: Content | undefined, body: unknown): string[] {
  const schema = content?.content?.['application/json']?.schema as Schema | undefined
  if (!schema) return body === null ? [] : ['no body is expected']
  const ref = `${name}${schema.$ref ?? ''}`
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref })
  compiled.set(ref, validate)
  if (!validate(body)) return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const known = document.components.schemas[schema.$ref?.split('/').at(-1) ?? '']?.properties ?? {}
  return Object.keys(body as object)
    .filter((property) => !(property in known))
    .map((property) => `property ${property} should not exist`)
}

/** What the published contract has against a request; null if it has no such operation. */
export function requestProblems(method: string, url: string, body: unknown): string[] | null {
  const found = operationAt(method, url)
  return found && problemsOf(found, found.operation.requestBody, body)
}

/** What it has against an answer. */
export function answerProblems(method: string, url: string, { status, body }: { status: number; body: unknown }) {
  const found = operationAt(method, url)
  if (!found) return []
  const answer = found.operation.responses[status]
  return answer ? problemsOf(found, answer, body) : [`status ${status} is not in the contract`]
}
