import { render } from 'preact'
import { App } from './app.tsx'
import { startKeyboard } from './keyboard.ts'
import { keepPreferences } from './preferences.ts'
import { startRouter } from './router.ts'
import { watchServer } from './server.ts'
import './styles/main.css'

keepPreferences()
startRouter()
startKeyboard()
watchServer()

const root = document.getElementById('app')
if (root) render(<App />, root)
