import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { signedInUser } from '../api/session.ts'
import { ThemeRoot } from '../ui/ThemeRoot.tsx'
import { enter } from './enter.ts'
import { LoginPage } from './LoginPage.tsx'
import { PasswordSetup } from './PasswordSetup.tsx'

const isSetup = window.location.pathname.toLowerCase() === '/passwordsetup'
const root = document.getElementById('root')
const user = signedInUser()

if (!isSetup && user !== null) enter(user)
else if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>{isSetup ? <PasswordSetup /> : <LoginPage />}</ThemeRoot>
    </StrictMode>,
  )
}
