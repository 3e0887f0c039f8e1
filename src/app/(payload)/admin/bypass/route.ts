import { seeOther } from '@/lib/http/answers'

/** There is no way round signing in: this leads to it, and sets nothing. Whoever is signed in already is led on to the desk from there. */
export const GET = () => seeOther('/admin/login')
