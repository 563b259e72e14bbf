import type { login as english } from '../en-us/login.ts'

export const login: Partial<Record<keyof typeof english, string>> = {
  tagline: 'Planifique, cotice, reserve, imprima y rastree su carga.',
  title: 'Iniciar sesión',
  email: 'Correo electrónico de la empresa',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  signIn: 'Iniciar sesión',
  terms: 'Al iniciar sesión usted acepta los',
  termsLink: 'términos de uso',
  forgot: '¿Olvidó su contraseña?',
  signUp: 'Registrarse',
  noAccount: '¿Aún no tiene cuenta?',
  back: 'Volver a iniciar sesión',
  language: 'Idioma',
  required: 'Complete este campo.',
  badEmail: 'Escriba un correo electrónico como nombre@empresa.com.',
}
