// The server restarting on change, and Vite's own server in front of it.
import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', 'scripts/start.mjs'], { stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '--workspace', '@waybill/web'], { stdio: 'inherit' }),
]
const stopAll = () => {
  for (const child of children) child.kill()
}
for (const child of children) child.on('exit', stopAll)
