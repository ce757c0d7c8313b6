import type { App } from '../http/app.ts'
import { deviceRoutes } from './devices.ts'
import { doorRoutes } from './doors.ts'
import { passwordRoutes } from './passwords.ts'
import { profileRoutes } from './profile.ts'

export function accountRoutes(app: App) {
  doorRoutes(app)
  passwordRoutes(app)
  profileRoutes(app)
  deviceRoutes(app)
}
