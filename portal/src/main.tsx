import { render } from 'preact'
import { App } from './app.tsx'
import { watchHouse } from './house.ts'
import { startKeyboard } from './keyboard.ts'
import { keepPreferences } from './preferences.ts'
import { startRouter } from './router.ts'
import './styles/main.css'

keepPreferences()
startRouter()
startKeyboard()
watchHouse()

const root = document.getElementById('app')
if (root) render(<App />, root)
