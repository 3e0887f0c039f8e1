import { z } from 'zod'

const signIn = z.object({ username: z.string() })

/** The name in a sign-in as the admin's form (JSON in a form field) or a script (JSON) sends it; '' when there is none. */
export async function usernameIn(request: Request): Promise<string> {
  try {
    const isJson = request.headers.get('content-type')?.startsWith('application/json')
    const body: unknown = isJson ? await request.json() : JSON.parse(String((await request.formData()).get('_payload')))
    return signIn.parse(body).username.trim().toLowerCase()
  } catch {
    return '' // Payload answers what it cannot read; such attempts share one count
  }
}
