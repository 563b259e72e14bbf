import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireUser } from '../../wire/user.ts'

/** Signs in with business e-mail and password; the key comes in the `token` header like on every reply. */
export const Login = defineCall({
  group: 'LogIn',
  name: 'Login',
  summary: 'Sign in',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  query: z.object({}),
  body: z.object({
    Email: z.string().trim().min(1).max(254).pipe(z.email()),
    Password: z.string().min(1).max(200),
  }),
  reply: z.object({ userDetails: wireUser }),
})
